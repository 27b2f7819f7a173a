import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

/// The places that a drop coordinator was given for the dragged items.
final class ListDropTargets {
    /// The place that an item's preview goes to.
    struct Target {
        var place: (UIView) -> UIDragPreviewTarget?
        var cell: () -> UIView?
        let animator = DragAnimator()
    }

    private var targets: [ObjectIdentifier: Target] = [:]

    subscript(_ item: UIDragItem) -> Target? {
        get { targets[ObjectIdentifier(item)] }
        set { targets[ObjectIdentifier(item)] = newValue }
    }

    /// Sends an item to a place of a list.
    func add(
        _ item: UIDragItem, cell: @escaping () -> UIView? = { nil },
        place: @escaping (UIView) -> UIDragPreviewTarget?
    ) -> any UIDragAnimating {
        let target = Target(place: place, cell: cell)
        self[item] = target
        return target.animator
    }
}

extension UIDragPreviewTarget {
    /// Creates a target in the middle of a rectangle of a list.
    convenience init(_ rect: CGRect, of list: UIView, shrinking view: UIView? = nil) {
        var transform = CGAffineTransform.identity
        if let view, view.bounds.width > 0 {
            let scale = rect.width / view.bounds.width
            transform = CGAffineTransform(scaleX: scale, y: scale)
        }
        self.init(
            container: list, center: CGPoint(x: rect.midX, y: rect.midY), transform: transform)
    }
}
