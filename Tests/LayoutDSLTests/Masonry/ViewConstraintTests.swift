import Testing

/// Masonry's specification of single constraints: 39 behaviours, in four parts.
@Suite("B7, Masonry: view constraint")
struct ViewConstraintTests {}
