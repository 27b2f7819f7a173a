import CoreGraphics
import Foundation
import FoundationGaps

extension CALayer {
    /// Changes a property: finds its action, makes the change, and runs the action.
    @inline(__always)
    final func change(_ key: String, _ kind: LayerChanges, _ apply: () -> Void) {
        if let observers = extras?.observers {
            observers.notify(of: key, in: self) { changeUnobserved(key, kind, apply) }
        } else {
            changeUnobserved(key, kind, apply)
        }
    }

    @inline(__always)
    private final func changeUnobserved(
        _ key: String, _ kind: LayerChanges, _ apply: () -> Void
    ) {
        guard !isCopy else { return apply() }
        if skipsActionsOutsideAnimations && !Self.isViewAnimationActive {
            apply()
            return invalidate(kind)
        }
        let action = actionForChange(of: key)
        apply()
        invalidate(kind)
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
        action?.run(forKey: key, object: self, arguments: nil)
    }

    /// Changes a property from its old value, unless the new one is the same.
    @inline(__always)
    final func set<Value: Equatable>(
        _ key: String, _ value: Value, _ old: Value, _ kind: LayerChanges,
        _ apply: (Value) -> Void
    ) {
        if value != old { change(key, kind) { apply(value) } }
    }

    /// Changes a property of a subclass like those of `CALayer`: the change is animated if
    /// appropriate.
    ///
    /// Call it from the setter of an animatable property, and implement the key in
    /// ``value(forKey:)`` and ``setValue(_:forKey:)``:
    ///
    ///     var progress: CGFloat {
    ///         get { storedProgress }
    ///         set { animatableChange("progress") { storedProgress = newValue } }
    ///     }
    public func animatableChange(_ key: String, _ apply: () -> Void) {
        change(key, .picture, apply)
    }

    /// Returns the action for a change that is about to be made, with the old value as its start.
    final func actionForChange(of key: String) -> (any CAAction)? {
        if CATransaction.disableActions() { return nil }
        if delegate == nil && node == nil && actions == nil { return nil }
        guard let action = action(forKey: key) else { return nil }
        if let animation = action as? CABasicAnimation,
            animation.keyPath == nil || animation.keyPath == key,
            animation.fromValue == nil && animation.toValue == nil && animation.byValue == nil,
            let copy = animation.copy() as? CABasicAnimation
        {
            copy.fromValue = (presentation() ?? self).value(forKey: key)
            return copy
        }
        return action
    }

    /// Searches 1. the delegate, 2. ``actions``, 3. the class's default, 4. an implicit animation
    /// for an animatable property of a layer that has been presented.
    final func searchAction(forKey event: String) -> (any CAAction)? {
        if let found = delegate?.action(for: self, forKey: event) {
            return found is NSNull ? nil : found
        }
        if let found = actions?[event] { return found is NSNull ? nil : found }
        if let found = type(of: self).defaultAction(forKey: event) {
            return found is NSNull ? nil : found
        }
        guard node != nil, !isCopy,
            type(of: self).layerTable.row(named: event)?.isAnimated ?? true,
            AnimatableValue(value(forKey: event)) != nil
        else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.timingFunction =
            CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }
}
