import CoreGraphics
import QuartzCore

/// An action that animates a property from its old value to the new one once it is set.
///
/// Numbers, points, rectangles and transforms are animated by their difference, added to the new
/// value. When a second animation changes a property that is still moving, both add up and the
/// movement bends without a jump, as Apple's does since iOS 8. `beginFromCurrentState` replaces the
/// first animation instead, starting at the value on screen.
final class PropertyChangeAction: CAAction {
    private let context: UIViewAnimationContext
    private let view: UIView
    private let old: Any

    /// Creates an action.
    ///
    /// - Parameter old: The value before the change, or the one on screen at that time.
    init(context: UIViewAnimationContext, view: UIView, old: Any) {
        self.context = context
        self.view = view
        self.old = old
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        let animation = context.timing.makeAnimation(keyPath: event, duration: context.duration)
        var name = event
        if context.options.contains(.beginFromCurrentState) {
            animation.fromValue = old
            Self.removeAnimations(of: event, from: layer)
        } else if let difference = Difference(from: layer.value(forKey: event), to: old) {
            animation.fromValue = difference.value
            animation.toValue = difference.zero
            animation.isAdditive = true
            name = Self.unusedName(for: event, on: layer)
        } else {
            animation.fromValue = old
        }
        context.configure(animation, on: layer, of: view)
        layer.add(animation, forKey: name)
        if context.options.contains(.layoutSubviews), event == "bounds" { view.layoutIfNeeded() }
    }

    /// Removes the animations of `key` under all names by ``unusedName(for:on:)``.
    static func removeAnimations(of key: String, from layer: CALayer) {
        for name in layer.animationKeys() ?? [] where name == key || name.hasPrefix("\(key)-") {
            layer.removeAnimation(forKey: name)
        }
    }

    /// Returns `position`, or `position-2` when that name is taken, and so on.
    private static func unusedName(for key: String, on layer: CALayer) -> String {
        var name = key
        var number = 1
        while layer.animation(forKey: name) != nil {
            number += 1
            name = "\(key)-\(number)"
        }
        return name
    }
}

/// The difference of two values that support addition.
private struct Difference {
    let value: Any

    /// The neutral difference.
    let zero: Any

    init?(from start: Any?, to end: Any) {
        switch (start, end) {
        case (let start as CGPoint, let end as CGPoint):
            value = CGPoint(x: end.x - start.x, y: end.y - start.y)
            zero = CGPoint.zero
        case (let start as CGRect, let end as CGRect):
            value = CGRect(
                x: end.minX - start.minX, y: end.minY - start.minY,
                width: end.width - start.width, height: end.height - start.height)
            zero = CGRect.zero
        case (let start as CGFloat, let end as CGFloat):
            value = end - start
            zero = CGFloat(0)
        case (let start as Float, let end as Float):
            value = end - start
            zero = Float(0)
        case (let start as CATransform3D, let end as CATransform3D):
            // Additive transforms act first: difference · start = end. `CATransform3DInvert`
            // returns a singular matrix unchanged.
            let back = CATransform3DInvert(start)
            guard back != start || CATransform3DIsIdentity(start) else { return nil }
            value = CATransform3DConcat(end, back)
            zero = CATransform3DIdentity
        default:
            return nil
        }
    }
}
