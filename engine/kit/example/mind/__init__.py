"""What a seat may know, and what follows from it: views, what comes next, answers for absent
players."""
