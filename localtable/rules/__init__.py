"""What Discord checks before it takes something: lengths, counts, nesting, ids, references.

Each check reads a request's body as a `Form` and notes what is wrong and where; a request with
anything wrong is refused as a whole with 50035.
"""
