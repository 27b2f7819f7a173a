import CoreGraphics
import UIKitCore

/// The views of a list that left the screen, by registration, and the registrations.
///
/// Views remain hidden subviews of the list: to move one is cheaper than to add it again.
struct ReusePool<Key: Hashable, View: UIView> {
    /// The largest number of idle views for each registration after a layout pass.
    let limit: Int

    /// Creates the views of the registrations, with a frame or without regard to it.
    var makers: [Key: (CGRect) -> View] = [:]

    private var views: [Key: [View]] = [:]

    init(limit: Int) { self.limit = limit }

    mutating func add(_ view: View, for key: Key) {
        view.isHidden = true
        view.layer.removeAllAnimations()
        views[key, default: []].append(view)
    }

    /// Returns a view for another element, or `nil` if there is none.
    mutating func take(_ key: Key) -> View? { views[key]?.popLast() }

    /// Releases the views that are more than the limit, and returns them.
    @discardableResult
    mutating func trim() -> [View] {
        var released: [View] = []
        for (key, idle) in views where idle.count > limit {
            released += idle.dropLast(limit)
            views[key] = Array(idle.suffix(limit))
        }
        for view in released { view.removeFromSuperview() }
        return released
    }
}
