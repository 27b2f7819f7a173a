/// What `CALayer` inherits from: its two initialisers and nothing else.
///
/// `CALayer.init()` and `CALayer.init(layer:)` are not `required`, as they are not in Apple's interface: subclasses with
/// initialisers of their own would not compile. Swift calls only required initialisers on a class that is known
/// at run time, though every designated one has a place in the class's table of methods. In a class without superclass
/// and without stored properties these places come first, and subclasses keep them; ``LayerCopying`` calls them there.
@preconcurrency @MainActor
open class LayerRoot {
    public init() {}
    public init(layer: Any) {}
    nonisolated deinit {}
}

/// Makes layers of a class that is known only at run time.
@MainActor
package enum LayerCopying {
    /// A presentation copy of `layer`, of its class.
    static func copy(of layer: CALayer) -> CALayer {
        unsafeBitCast(shape(of: type(of: layer)).init(layer: layer), to: CALayer.self)
    }

    /// A new layer of `type`, made by its `init()`.
    package static func make(_ type: CALayer.Type) -> CALayer {
        unsafeBitCast(shape(of: type).init(), to: CALayer.self)
    }

    private static func shape(of type: CALayer.Type) -> LayerShape.Type {
        unsafeBitCast(type as AnyClass, to: LayerShape.Type.self)
    }
}

/// A class whose table of methods begins as that of ``LayerRoot``. It is open so that the compiler looks into the table.
@_spi(UIKitInternals) open class LayerShape {
    public required init() {}
    public required init(layer: Any) {}
}
