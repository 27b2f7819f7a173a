import CoreGraphics
import Foundation

/// The properties of a class of layers, each declared once: key-value coding, implicit animations
/// and animations by key path find them here by name.
///
/// A class has one static table, built on first use, and returns it from ``CALayer/layerTable``. A
/// table has the rows of its class alone; look-ups continue in the table of the superclass.
final class LayerTable {
    private let inherited: LayerTable?
    private let rows: [String: LayerRow]

    /// Creates the table of a class from its rows.
    init(after inherited: LayerTable? = nil, _ rows: [LayerRow]) {
        self.inherited = inherited
        self.rows = Dictionary(
            rows.map { ($0.name, $0) },
            uniquingKeysWith: { first, _ in
                preconditionFailure("“\(first.name)” has two rows in a table. Remove one.")
            })
    }

    /// Returns the property of a name. `isHidden` stands for `hidden`.
    func row(named name: String) -> LayerRow? {
        if let row = exactRow(named: name) { return row }
        guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else {
            return nil
        }
        return exactRow(named: first.lowercased() + name.dropFirst(3))
    }

    private func exactRow(named name: String) -> LayerRow? {
        rows[name] ?? inherited?.exactRow(named: name)
    }

    /// Returns the property that is observed by a key path of the class that declares it.
    func observedRow(at path: AnyKeyPath) -> LayerRow? {
        rows.values.first { $0.isObserved && $0.path == path } ?? inherited?.observedRow(at: path)
    }

    /// The names in this table and those of the superclasses.
    var names: [String] { (inherited?.names ?? []) + rows.keys.sorted() }
}

/// A property of a class of layers, with the types erased.
struct LayerRow {
    let name: String

    /// `true` if a change has an implicit animation, provided that the value can be interpolated.
    let isAnimated: Bool

    /// `true` if observers are notified of changes.
    var isObserved = true

    /// The property of the class that declares it.
    var path: AnyKeyPath?

    let get: (CALayer) -> Any?

    /// Sets the value; one of the wrong type is ignored.
    let set: (CALayer, Any?) -> Void

    /// A property with the conversions of its type.
    static func row<Root: CALayer, Value: LayerValue>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>, isAnimated: Bool = true
    ) -> Self {
        Self(
            name: name, isAnimated: isAnimated, path: path,
            get: { ($0 as? Root)?[keyPath: path].coded },
            set: { layer, value in
                guard let layer = layer as? Root, let value = Value.decoded(value) else { return }
                layer[keyPath: path] = value
            })
    }

    /// A property whose changes are not noticed: observers and animations have none.
    static func plain<Root: CALayer, Value: LayerValue>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>
    ) -> Self {
        var row = row(name, path, isAnimated: false)
        row.isObserved = false
        return row
    }

    /// A property that `get` returns and `set` changes.
    static func computed<Root: CALayer>(
        _ name: String, isAnimated: Bool = true, get: @escaping (Root) -> Any?,
        set: @escaping (Root, Any?) -> Void
    ) -> Self {
        Self(
            name: name, isAnimated: isAnimated,
            get: { ($0 as? Root).flatMap(get) },
            set: { layer, value in if let layer = layer as? Root { set(layer, value) } })
    }
}

// MARK: - Values

/// A type of properties of layers: how key-value coding has its values.
protocol LayerValue {
    /// The value for key-value coding: raw values of enumerations, `nil` for an empty optional.
    var coded: Any? { get }

    /// Returns a value of key-value coding as one of this type; `nil` where there is none.
    static func decoded(_ value: Any?) -> Self?
}

extension LayerValue {
    var coded: Any? { self }

    static func decoded(_ value: Any?) -> Self? {
        (value as? NSValue)?.unboxed as? Self ?? value as? Self
    }
}

extension LayerValue where Self: RawRepresentable, RawValue: LayerValue {
    var coded: Any? { rawValue }

    static func decoded(_ value: Any?) -> Self? {
        if let own = value as? Self { return own }
        guard let raw = RawValue.decoded(value) else { return nil }
        return Self(rawValue: raw)
    }
}

extension LayerValue where Self: BinaryInteger {
    static func decoded(_ value: Any?) -> Self? {
        value as? Self
            ?? AnimatableValue.number(from: value).flatMap { Self(exactly: $0.rounded()) }
    }
}

extension LayerValue where Self: BinaryFloatingPoint {
    static func decoded(_ value: Any?) -> Self? {
        AnimatableValue.number(from: value).map { Self($0) }
    }
}

extension Bool: LayerValue {
    /// A number is `true` from one half on, so that animations change the value half-way.
    static func decoded(_ value: Any?) -> Bool? {
        AnimatableValue.number(from: value).map { $0 >= 0.5 }
    }
}

extension Optional: LayerValue {
    var coded: Any? { map { $0 as Any } }

    static func decoded(_ value: Any?) -> Self? {
        guard let value else { return .some(nil) }
        guard let wrapped = value as? Wrapped else { return nil }
        return .some(wrapped)
    }
}

extension CATransform3D: LayerValue {
    static func decoded(_ value: Any?) -> CATransform3D? {
        if case .transform(let transform) = AnimatableValue(value) { transform } else { nil }
    }
}

extension Int: LayerValue {}
extension UInt: LayerValue {}
extension UInt32: LayerValue {}
extension Float: LayerValue {}
extension Double: LayerValue {}
extension CGFloat: LayerValue {}
extension String: LayerValue {}
extension CGPoint: LayerValue {}
extension CGSize: LayerValue {}
extension CGRect: LayerValue {}
extension CACornerMask: LayerValue {}
extension CALayerCornerCurve: LayerValue {}
extension CALayerContentsGravity: LayerValue {}
extension CALayerContentsFilter: LayerValue {}
extension CAMediaTimingFillMode: LayerValue {}
extension CAShapeLayerFillRule: LayerValue {}
extension CAShapeLayerLineCap: LayerValue {}
extension CAShapeLayerLineJoin: LayerValue {}
extension CAGradientLayerType: LayerValue {}
extension CAScrollLayerScrollMode: LayerValue {}
extension CAEmitterLayerEmitterShape: LayerValue {}
extension CAEmitterLayerEmitterMode: LayerValue {}
extension CAEmitterLayerRenderMode: LayerValue {}
