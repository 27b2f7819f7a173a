/// Differences that count as rounding errors.
enum Tolerance {
    /// Activities up to this are on the side of zero where they should be.
    static let activity = 1e-7

    /// Violations of required rows up to this, relative to the row's constant, are not conflicts.
    static let requiredViolation = 1e-7

    /// Derivatives by the tearing variable up to this are zero.
    static let derivative = 1e-9
}
