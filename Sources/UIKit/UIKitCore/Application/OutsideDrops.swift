package import CoreGraphics
package import Platform

/// The part of the application that takes what other programs drag over its windows.
package protocol OutsideDrops: AnyObject {
    /// Returns `true` if a view at a point of a window takes the content.
    func canDrop(_ content: DraggedContent, at point: CGPoint, in window: UIWindow) -> Bool

    /// Called after the content left the window.
    func leave()

    /// Hands the content to the view at a point.
    func drop(_ content: DraggedContent, at point: CGPoint, in window: UIWindow)
}

extension UIWindow {
    /// Lets the user drag contents on to other programs.
    ///
    /// - Parameters:
    ///   - drag: The contents.
    ///   - completion: Receives `true` after a program took them.
    /// - Returns: `false`, without calling `completion`, if the desktop begins no drag.
    package func beginOutgoingDrag(
        _ drag: OutgoingDrag, _ completion: @escaping @MainActor (Bool) -> Void
    ) -> Bool {
        stage?.beginDrag(drag, completion) ?? false
    }
}
