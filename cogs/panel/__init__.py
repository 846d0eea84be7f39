"""The private panel: what one person has, and the question they are asked."""
