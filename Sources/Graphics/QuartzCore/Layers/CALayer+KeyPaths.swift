import CoreGraphics
public import Observing

extension KeyValueObservable where Self: CALayer {
    /// Calls `changeHandler` after each change of a property of the model, until the observation is
    /// invalidated or released.
    ///
    ///     let observation = layer.observe(\.position, options: .new) { layer, change in … }
    ///
    /// An animation notifies once, when its final value is set.
    ///
    /// - Precondition: The layer's changes of the property are reported by name too.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        guard let name = name(of: keyPath) else {
            preconditionFailure(
                """
                \(keyPath) of \(Swift.type(of: self)) cannot be observed. Observe a property whose \
                change the layer reports, such as bounds and position instead of frame.
                """)
        }
        var value = self[keyPath: keyPath]
        return observe(name, options: options) { [weak self] reported, _, isPrior in
            guard let self else { return }
            let (old, new) = (value, self[keyPath: keyPath])
            value = new
            changeHandler(
                self,
                NSKeyValueObservedChange(
                    from: reported == nil ? nil : old, to: isPrior ? nil : new, options: options,
                    isPrior: isPrior))
        }
    }

    private func name(of keyPath: AnyKeyPath) -> String? {
        if let row = Swift.type(of: self).layerTable.observedRow(at: keyPath) { return row.name }
        return Self.inheritedNames[keyPath]
    }

    /// The names of `CALayer`'s properties, by the key paths of a subclass.
    private static var inheritedNames: [AnyKeyPath: String] {
        [
            \Self.bounds: "bounds", \Self.position: "position", \Self.zPosition: "zPosition",
            \Self.anchorPoint: "anchorPoint", \Self.transform: "transform",
            \Self.isHidden: "hidden", \Self.opacity: "opacity",
            \Self.masksToBounds: "masksToBounds", \Self.cornerRadius: "cornerRadius",
            \Self.borderWidth: "borderWidth", \Self.borderColor: "borderColor",
            \Self.backgroundColor: "backgroundColor", \Self.shadowColor: "shadowColor",
            \Self.shadowOpacity: "shadowOpacity", \Self.shadowOffset: "shadowOffset",
            \Self.shadowRadius: "shadowRadius", \Self.contents: "contents",
        ]
    }
}
