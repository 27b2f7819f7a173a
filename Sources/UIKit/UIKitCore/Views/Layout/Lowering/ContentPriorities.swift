/// The priorities with which a view resists being larger or smaller than its content.
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

    /// The change of size that a priority resists.
    enum Kind {
        case larger
        case smaller
    }

    subscript(kind: Kind, axis: NSLayoutConstraint.Axis) -> Float {
        get { kind == .larger ? hugging[axis] : compressionResistance[axis] }
        set {
            if kind == .larger {
                hugging[axis] = newValue
            } else {
                compressionResistance[axis] = newValue
            }
        }
    }
}

extension UIView {
    func setContentPriority(
        _ priority: UILayoutPriority, _ kind: ContentPriorities.Kind,
        _ axis: NSLayoutConstraint.Axis
    ) {
        requires(
            priority.isLegal,
            """
            \(NSLayoutConstraint.name(of: self)) cannot have the content priority \(priority.rawValue). Priorities \
            are greater than 0 and at most 1000.
            """)
        guard contentPriorities[kind, axis] != priority.rawValue else { return }
        contentPriorities[kind, axis] = priority.rawValue
        contentSizeDidChange()
    }
}
