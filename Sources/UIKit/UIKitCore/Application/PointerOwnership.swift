package import CoreGraphics
package import Platform

/// An interaction that decides the look of the pointer over its view.
package protocol PointerInteracting: UIInteraction {
    /// Called when the pointer moves over the view, in window points.
    ///
    /// - Returns: The cursor, or `nil` to leave the decision to the views around.
    func pointerMoved(to location: CGPoint, modifiers: UIKeyModifierFlags) -> Cursor?

    /// Called after the pointer has left, or another interaction decides.
    func pointerLeft()
}

/// The interaction that decides the look of the pointer in a window: that of the innermost view
/// under the pointer.
final class PointerOwnership {
    private weak var owner: (any PointerInteracting)?
    private var cursor = Cursor.arrow

    /// Finds the owner for a location of the pointer.
    ///
    /// - Parameter view: The view under the pointer; `nil` after it has left the window.
    func update(
        over view: UIView?, at location: CGPoint, modifiers: UIKeyModifierFlags,
        in window: any HostWindow
    ) {
        let found = Self.decision(over: view, at: location, modifiers: modifiers)
        if let owner, owner !== found?.owner { owner.pointerLeft() }
        owner = found?.owner
        let new = found?.cursor ?? .arrow
        guard new != cursor else { return }
        cursor = new
        window.setCursor(new)
    }

    private static func decision(
        over view: UIView?, at location: CGPoint, modifiers: UIKeyModifierFlags
    ) -> (owner: any PointerInteracting, cursor: Cursor)? {
        var next = view
        while let view = next {
            for case let interaction as any PointerInteracting in view.interactions {
                if let cursor = interaction.pointerMoved(to: location, modifiers: modifiers) {
                    return (interaction, cursor)
                }
            }
            next = view.superview
        }
        return nil
    }
}
