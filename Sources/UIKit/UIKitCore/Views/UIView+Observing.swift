import CoreGraphics
public import Observing

/// Key-value observing of properties whose rows are marked `observed:`, such as a view's `frame`.
///
///     let observation = view.observe(\.frame, options: [.old, .new]) { view, change in … }
///
/// Observers are notified of values set on the view by code, by Auto Layout or by autoresizing. An
/// animation notifies once, with its final value, when it begins; the value on screen is in the
/// layer's `presentation()`. Values set on the layer itself do not notify, as in UIKit.
///
/// `frame`, `bounds` and `center` describe one geometry: after a change, the observers of those
/// properties that differ are notified. Before a change, all observers with the option `.prior`
/// are.
extension UIResponder: KeyValueObservable {}

extension UIResponder: @preconcurrency KeyValueObserver {}

@_spi(UIKitInternals) extension PropertyObservers {
    /// Makes a change to the property of an object, and notifies its observers.
    public func change(
        of object: AnyObject, _ value: @autoclosure () -> Value, _ change: () -> Void
    ) {
        guard !isEmpty else { return change() }
        let old = value()
        willChange(in: object, from: old)
        change()
        didChange(in: object, from: old, to: value())
    }
}

/// The observers of a view's properties.
final class ViewObservers {
    var frame = PropertyObservers<CGRect>()
    var bounds = PropertyObservers<CGRect>()
    var center = PropertyObservers<CGPoint>()
    var alpha = PropertyObservers<CGFloat>()
    var isHidden = PropertyObservers<Bool>()
    var backgroundColor = PropertyObservers<UIColor?>()
}

extension UIView {
    /// The view's observers, allocated on first use.
    final var observers: ViewObservers {
        let extras = requiredExtras
        let observers = extras.observers ?? ViewObservers()
        extras.observers = observers
        return observers
    }

    /// Returns `value`, the current value of `property`, and records the read if tracking is on.
    @inline(__always)
    final func tracked<Value>(
        _ property: @autoclosure () -> KeyPath<UIView, Value>,
        _ observers: @autoclosure () -> ReferenceWritableKeyPath<UIView, PropertyObservers<Value>>,
        _ value: Value
    ) -> Value {
        PropertyTracking.read(property(), of: self, observedBy: observers())
        return value
    }

    /// Calls `change` and notifies the observers, if any, of changes to frame, bounds and center.
    @inline(__always)
    final func withGeometryNotifications(_ change: () -> Void) {
        if let observers = extras?.observers {
            notifyGeometryObservers(observers, change)
        } else {
            change()
        }
    }

    private func notifyGeometryObservers(_ observers: ViewObservers, _ change: () -> Void) {
        let (oldFrame, oldBounds, oldCenter) = (layer.frame, layer.bounds, layer.position)
        observers.frame.willChange(in: self, from: oldFrame)
        observers.bounds.willChange(in: self, from: oldBounds)
        observers.center.willChange(in: self, from: oldCenter)
        change()
        let (frame, bounds, center) = (layer.frame, layer.bounds, layer.position)
        if frame != oldFrame { observers.frame.didChange(in: self, from: oldFrame, to: frame) }
        if bounds != oldBounds { observers.bounds.didChange(in: self, from: oldBounds, to: bounds) }
        if center != oldCenter { observers.center.didChange(in: self, from: oldCenter, to: center) }
    }

    /// Calls `change` and notifies the observers of one property.
    final func withNotifications<Value>(
        of property: KeyPath<UIView, Value>,
        to list: KeyPath<ViewObservers, PropertyObservers<Value>>,
        _ change: () -> Void
    ) {
        guard let observers = extras?.observers, !observers[keyPath: list].isEmpty else {
            return change()
        }
        let old = self[keyPath: property]
        observers[keyPath: list].willChange(in: self, from: old)
        change()
        observers[keyPath: list].didChange(in: self, from: old, to: self[keyPath: property])
    }
}
