"""The scripts that draw the SVG files in the games' `art/`. The bot does without them."""
