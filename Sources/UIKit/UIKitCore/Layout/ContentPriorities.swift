/// How much a view minds being larger or smaller than its content.
struct ContentPriorities {
    /// One priority for each direction.
    struct Pair {
        var horizontal: Float
        var vertical: Float

        subscript(axis: NSLayoutConstraint.Axis) -> Float {
            get { axis == .horizontal ? horizontal : vertical }
            set {
                if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
            }
        }
    }

    var hugging = Pair(
        horizontal: UILayoutPriority.defaultLow.rawValue,
        vertical: UILayoutPriority.defaultLow.rawValue)

    var compressionResistance = Pair(
        horizontal: UILayoutPriority.defaultHigh.rawValue,
        vertical: UILayoutPriority.defaultHigh.rawValue)
}

extension UIView {
    func setContentPriority(
        _ priority: UILayoutPriority,
        _ kind: WritableKeyPath<ContentPriorities, ContentPriorities.Pair>,
        _ axis: NSLayoutConstraint.Axis
    ) {
        precondition(
            priority.isLegal,
            """
            \(NSLayoutConstraint.name(of: self)) cannot have the content priority \(priority.rawValue). Priorities \
            are greater than 0 and at most 1000.
            """)
        guard contentPriorities[keyPath: kind][axis] != priority.rawValue else { return }
        contentPriorities[keyPath: kind][axis] = priority.rawValue
        contentSizeDidChange()
    }
}
