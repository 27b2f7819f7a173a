/// The superclass of `CALayer`, which declares its two initialisers and nothing else.
///
/// `CALayer.init()` and `CALayer.init(layer:)` are not `required`, as in Apple's interface:
/// subclasses with initialisers of their own would not compile. Swift calls only required
/// initialisers on a class that is known at run time, although every designated one has a vtable
/// entry. In a class without superclass and without stored properties these entries come first, and
/// subclasses preserve them; `LayerCopying` calls them there.
@preconcurrency @MainActor
open class LayerRoot {
    public init() {}
    public init(layer: Any) {}
    nonisolated deinit {}
}

/// Creates layers of a class that is known only at run time.
@MainActor
package enum LayerCopying {
    /// Returns a presentation copy of `layer`, of its class.
    static func copy(of layer: CALayer) -> CALayer {
        unsafeBitCast(shape(of: type(of: layer)).init(layer: layer), to: CALayer.self)
    }

    /// Creates a layer of `type` by its `init()`.
    package static func make(_ type: CALayer.Type) -> CALayer {
        unsafeBitCast(shape(of: type).init(), to: CALayer.self)
    }

    private static func shape(of type: CALayer.Type) -> LayerShape.Type {
        unsafeBitCast(type as AnyClass, to: LayerShape.Type.self)
    }
}

/// A class whose vtable begins like that of ``LayerRoot``. It is open so that the compiler
/// dispatches through the vtable.
@_spi(UIKitInternals) open class LayerShape {
    public required init() {}
    public required init(layer: Any) {}
}
