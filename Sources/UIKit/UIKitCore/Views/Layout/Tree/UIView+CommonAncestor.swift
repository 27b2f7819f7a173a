extension UIView {
    /// The closest view that is or contains both this view and `other`; `nil` if they are in
    /// different trees.
    final func closestCommonAncestor(with other: UIView) -> UIView? {
        if self === other || other.superview === self { return self }
        if let superview, superview === other || superview === other.superview { return superview }
        var depth = depth
        var otherDepth = other.depth
        var left: UIView? = self
        var right: UIView? = other
        while depth > otherDepth {
            left = left?.superview
            depth -= 1
        }
        while otherDepth > depth {
            right = right?.superview
            otherDepth -= 1
        }
        while let one = left, let two = right {
            if one === two { return one }
            left = one.superview
            right = two.superview
        }
        return nil
    }

    /// The number of views that contain this one.
    private final var depth: Int {
        var depth = 0
        var view = superview
        while let current = view {
            depth += 1
            view = current.superview
        }
        return depth
    }
}
