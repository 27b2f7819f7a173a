/// What may come to a view from above.
///
/// Tints and safe areas are asked of the superview, which asks its own: without these marks, adding a view to a deep tree
/// would go up all the way to learn that nobody has set anything. A view has the marks of its superview, and keeps
/// them; a mark too many costs time alone.
nonisolated struct Inheritance: OptionSet {
    let rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// This view or one above may have a tint colour or an adjustment mode of its own.
    static let tint = Inheritance(rawValue: 1 << 0)

    /// This view or one above may have a safe area.
    static let safeArea = Inheritance(rawValue: 1 << 1)
}

extension UIView {
    /// Marks this view and everything in it.
    final func mayInherit(_ marks: Inheritance) {
        guard !inheritance.isSuperset(of: marks) else { return }
        inheritance.formUnion(marks)
        for subview in storedSubviews { subview.mayInherit(marks) }
    }
}
