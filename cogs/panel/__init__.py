"""The private panel: what one person has, the question they are asked, and their answers."""
