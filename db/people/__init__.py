"""What is stored of people and servers, and how it ends."""
