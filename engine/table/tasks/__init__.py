"""What happens without anybody's press: posts, computer players, orders, time."""
