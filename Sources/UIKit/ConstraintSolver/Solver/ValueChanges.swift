/// The variables whose values changed since the caller last asked for them.
struct ValueChanges: ~Copyable {
    /// The values that were reported last. Variables beyond the end count as resting.
    var values = Pool<Double>()

    /// Variables outside of regions whose values changed.
    var variables = Pool<Int32>()

    /// Regions that were solved.
    var regions = Pool<Int32>()
}
