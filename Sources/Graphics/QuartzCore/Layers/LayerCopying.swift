import AssociatedValues
public import Foundation

/// The superclass of `CALayer`, which declares its two initialisers and nothing else.
///
/// `CALayer.init()` and `CALayer.init(layer:)` are not `required`, as in Apple's interface:
/// subclasses with initialisers of their own would not compile. Swift calls only required
/// initialisers on a class that is known at run time, although every designated one has a vtable
/// entry. The first one overrides `NSObject.init()`; the second comes first among those that a
/// class without stored properties adds. Subclasses preserve both; `LayerCopying` calls them there.
@preconcurrency @MainActor
open class LayerRoot: NSObject {
    public override init() {}
    public init(layer: Any) {}
    nonisolated deinit { AssociatedValues.releaseValues(of: self) }
}

/// Creates layers and animations of a class that is known only at run time.
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

    /// Creates an animation of `type` by its `init()`.
    static func make(_ type: CAAnimation.Type) -> CAAnimation {
        unsafeBitCast(shape(of: type).init(), to: CAAnimation.self)
    }

    private static func shape(of type: AnyClass) -> LayerShape.Type {
        unsafeBitCast(type, to: LayerShape.Type.self)
    }
}

/// A class whose vtable begins like that of ``LayerRoot``. It is open so that the compiler
/// dispatches through the vtable.
@_spi(UIKitInternals) open class LayerShape: NSObject {
    public required override init() {}
    public required init(layer: Any) {}
}
