import Testing

/// What Masonry specifies for single constraints: 39 behaviours, in four parts.
@Suite("Masonry: view constraint")
struct ViewConstraintTests {}
