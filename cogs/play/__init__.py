"""Help, the rules, the buttons of reminders."""
