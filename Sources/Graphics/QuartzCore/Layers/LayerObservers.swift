import Foundation
import FoundationGaps
public import Observing

/// The observers of a layer's properties by name, such as `position`.
///
///     layer.addObserver(observer, forKeyPath: "position", options: .new, context: nil)
///
/// Observers are notified of changes of the model's values: an animation notifies once, when its
/// final value is set; the values on screen are in the layer's `presentation()`. A `frame` follows
/// from `bounds` and `position`, which can be observed instead.
extension CALayer: @preconcurrency KeyValueObservable {
    public func observableKey(named name: String) -> ObservableKey? {
        guard let row = Swift.type(of: self).layerTable.row(named: name), row.isObserved else {
            return nil
        }
        return ObservableKey(
            coded: CodedKey(
                get: { (layer: CALayer) in row.get(layer) }, set: { row.set($0, $1) }),
            observe: { [self] _, options, handler in
                observe(row.name, options: options, handler: handler)
            })
    }

    final func observe(
        _ name: String, options: NSKeyValueObservingOptions,
        handler: @escaping ObservableKey.Handler
    ) -> NSKeyValueObservation {
        let observers = extras?.observers ?? LayerObservers()
        mutableExtras.observers = observers
        let observer = LayerObservers.Observer(
            name: name, wantsPrior: options.contains(.prior), handler: handler)
        observers.list.append(observer)
        if options.contains(.initial) { handler(nil, value(forKey: name) ?? NSNull(), false) }
        let identity = ObjectIdentifier(observer)
        return NSKeyValueObservation { [weak observers] in
            // An observation may be released on any thread.
            guard MainQueue.isCurrent else {
                return DispatchQueue.main.async { observers?.remove(identity) }
            }
            MainActor.assumeIsolated { observers?.remove(identity) }
        }
    }
}

/// The observers of one layer.
final class LayerObservers {
    final class Observer {
        let name: String
        let wantsPrior: Bool
        let handler: ObservableKey.Handler

        init(name: String, wantsPrior: Bool, handler: @escaping ObservableKey.Handler) {
            (self.name, self.wantsPrior, self.handler) = (name, wantsPrior, handler)
        }
    }

    var list: [Observer] = []

    func remove(_ observer: ObjectIdentifier) {
        list.removeAll { ObjectIdentifier($0) == observer }
    }

    /// Makes a change, and notifies the observers of the property.
    func notify(of name: String, in layer: CALayer, _ change: () -> Void) {
        let observers = list.filter { $0.name == name }
        guard !observers.isEmpty, !layer.isCopy else { return change() }
        let old = layer.value(forKey: name) ?? NSNull()
        for observer in observers where observer.wantsPrior { observer.handler(old, old, true) }
        change()
        let new = layer.value(forKey: name) ?? NSNull()
        for observer in observers where list.contains(where: { $0 === observer }) {
            observer.handler(old, new, false)
        }
    }
}
