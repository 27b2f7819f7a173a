import Testing

/// What Masonry specifies for single constraints: 39 behaviours, in four parts.
@Suite("B7, Masonry: view constraint")
struct ViewConstraintTests {}
