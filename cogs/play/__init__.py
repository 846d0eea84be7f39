"""Playing: answers, plans, orders, the rules, the buttons of reminders."""
