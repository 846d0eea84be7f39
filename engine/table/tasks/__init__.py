"""What happens without anybody's press: posts, computer players, hints, orders, time."""
