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
    /// - Precondition: The layer's changes of the property are reported by name too, or an app's
    ///   subclass declares it as ``Observed``.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        guard let name = name(of: keyPath) else {
            return observeTracked(
                self, keyPath, options: options, changeHandler: changeHandler)
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
            \Self.anchorPoint: "anchorPoint", \Self.anchorPointZ: "anchorPointZ",
            \Self.transform: "transform", \Self.sublayerTransform: "sublayerTransform",
            \Self.isHidden: "hidden", \Self.isDoubleSided: "doubleSided",
            \Self.isGeometryFlipped: "geometryFlipped", \Self.opacity: "opacity",
            \Self.allowsGroupOpacity: "allowsGroupOpacity", \Self.masksToBounds: "masksToBounds",
            \Self.cornerRadius: "cornerRadius", \Self.cornerCurve: "cornerCurve",
            \Self.maskedCorners: "maskedCorners", \Self.borderWidth: "borderWidth",
            \Self.borderColor: "borderColor", \Self.backgroundColor: "backgroundColor",
            \Self.isOpaque: "opaque", \Self.shadowColor: "shadowColor",
            \Self.shadowOpacity: "shadowOpacity", \Self.shadowOffset: "shadowOffset",
            \Self.shadowRadius: "shadowRadius", \Self.shadowPath: "shadowPath",
            \Self.contents: "contents", \Self.contentsRect: "contentsRect",
            \Self.contentsCenter: "contentsCenter", \Self.contentsScale: "contentsScale",
            \Self.contentsGravity: "contentsGravity",
            \Self.magnificationFilter: "magnificationFilter",
            \Self.minificationFilter: "minificationFilter",
            \Self.shouldRasterize: "shouldRasterize",
            \Self.rasterizationScale: "rasterizationScale",
        ]
    }
}

/// Observes a property that is tracked as it is read, such as one that is declared as `@Observed`.
private func observeTracked<Object: KeyValueObservable, Value>(
    _ object: Object, _ keyPath: KeyPath<Object, Value>, options: NSKeyValueObservingOptions,
    changeHandler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
) -> NSKeyValueObservation {
    object.observe(keyPath, options: options, changeHandler: changeHandler)
}
