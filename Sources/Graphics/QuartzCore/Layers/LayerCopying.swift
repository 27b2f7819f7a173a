/// Makes presentation copies of the layer's own class.
///
/// `CALayer.init(layer:)` is not `required`, as it is not in Apple's interface: subclasses with initialisers of
/// their own would not compile. Swift calls only required initialisers on a class that is known at run time,
/// though every designated one has a place in the class's table of methods. The class below has a required
/// initialiser at the place where `CALayer` has `init(layer:)`: both are the first member with a place in the
/// table of a class without superclass. A test guards that this stays so.
@MainActor
enum LayerCopying {
    private class Shape {
        required init(layer: Any) {}
    }

    static func copy(of layer: CALayer) -> CALayer {
        let type = unsafeBitCast(type(of: layer) as AnyClass, to: Shape.Type.self)
        return unsafeBitCast(type.init(layer: layer), to: CALayer.self)
    }
}
