"""The private panel: what one person holds, and the question they are asked."""
