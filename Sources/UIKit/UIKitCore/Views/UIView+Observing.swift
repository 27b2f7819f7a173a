import CoreGraphics
public import Observing

/// Views tell who observes their `frame`, `bounds`, `center`, `alpha` or `isHidden`.
///
///     let observation = view.observe(\.frame, options: [.old, .new]) { view, change in … }
///
/// Observers hear of what is set on the view, by code, by Auto Layout or by autoresizing, and of the place that an
/// animation goes to, once, when it begins: what is on the screen meanwhile is in the layer's `presentation()`. What
/// is set on the layer itself goes unheard, as in UIKit.
///
/// The geometry is one thing with three faces: after it has changed, observers of those of `frame`, `bounds` and
/// `center` hear of it that are different now. Before it changes, all that asked for it do.
extension UIView: KeyValueObservable {}

/// The observers of a view's properties.
final class ViewObservers {
    var frame = PropertyObservers<CGRect>()
    var bounds = PropertyObservers<CGRect>()
    var center = PropertyObservers<CGPoint>()
    var alpha = PropertyObservers<CGFloat>()
    var isHidden = PropertyObservers<Bool>()
}

extension UIView {
    /// The view's observers, kept from now on.
    final var observers: ViewObservers {
        let extras = ownExtras
        let observers = extras.observers ?? ViewObservers()
        extras.observers = observers
        return observers
    }

    /// Calls `change`, and tells observers, if there are any, what became of frame, bounds and center.
    @inline(__always)
    final func tellingOfGeometry(_ change: () -> Void) {
        if let observers = extras?.observers {
            tellOfGeometry(observers, change)
        } else {
            change()
        }
    }

    private func tellOfGeometry(_ observers: ViewObservers, _ change: () -> Void) {
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

    /// Calls `change`, and tells the observers of one property.
    final func telling<Value>(
        _ property: KeyPath<UIView, Value>,
        _ list: KeyPath<ViewObservers, PropertyObservers<Value>>,
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
