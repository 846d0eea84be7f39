"""What goes on by itself: posts, computer players, orders, time."""
