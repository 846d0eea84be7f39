"""What a seat may know, and what follows from it: views, who is next, who answers instead."""
