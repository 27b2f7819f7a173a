import CoreGraphics
public import Foundation
public import Observing

/// A row of a ``PropertyTable``: a property, its name and its uses.
@_spi(UIKitInternals) public struct PropertyRow<Root: AnyObject> {
    let property: Property

    /// A property that is read and set.
    ///
    /// - Parameters:
    ///   - name: The name for key-value coding and nib files; `nil` for a property without one.
    ///   - path: The property.
    ///   - nib: The form of its value in nib files.
    ///   - observed: `.value` for a property that can be observed by name.
    ///   - appearance: The form in which ``UIView/appearance()`` compares its values.
    ///   - described: The form of its value in descriptions.
    public static func row<Value>(
        _ name: String?, _ path: ReferenceWritableKeyPath<Root, Value>,
        nib: NibForm<Value>? = nil, observed: ObservedForm<Root, Value>? = nil,
        appearance: AppearanceForm<Value>? = nil, described: DescribedForm<Value>? = nil
    ) -> Self {
        let attribute = nib?.attribute ?? name ?? ""
        let decode = nib.map { nib in
            { (object: AnyObject, coder: NibCoder) in
                guard let value = nib.read(coder, attribute) else { return }
                root(object)[keyPath: path] = value
            }
        }
        return Self(
            property: Property(
                name: name, path: path, coded: CodedKey(path), observable: observed?.key(path),
                appearance: appearance?.property(path),
                decode: decode, describe: described?.describing(path, named: name)))
    }

    /// Returns an object of the class, which the caller guarantees: tables are those of the class.
    static func root(_ object: AnyObject) -> Root { unsafeDowncast(object, to: Root.self) }

    /// A property that is only read.
    public static func readOnly<Value>(
        _ name: String?, _ path: KeyPath<Root, Value>, described: DescribedForm<Value>? = nil
    ) -> Self {
        Self(
            property: Property(
                name: name, coded: CodedKey { (object: Root) in object[keyPath: path] },
                describe: described?.describing(path, named: name)))
    }

    /// A value that `get` returns and `set` changes; only read without `set`.
    public static func computed<Value>(
        _ name: String, get: @escaping (Root) -> Value, set: ((Root, Value) -> Void)? = nil
    ) -> Self {
        Self(property: Property(name: name, coded: CodedKey(get: get, set: set)))
    }
}

/// A property of objects of a class, with the types erased.
struct Property {
    let name: String?
    var path: AnyKeyPath?
    let coded: CodedKey
    var observable: ObservableKey?
    var appearance: AppearanceProperty?
    var decode: ((AnyObject, NibCoder) -> Void)?
    var describe: ((AnyObject, inout ViewDescription) -> Void)?
}

// MARK: - Uses of a property

/// How a nib file states a value of a property.
@_spi(UIKitInternals) public struct NibForm<Value> {
    /// The name of the attribute or the element's key; `nil` for the name of the property.
    let attribute: String?

    /// Reads a value by the name of its attribute or key.
    public let read: (NibCoder, String) -> Value?

    /// The value of each word that the attribute may have.
    public static func words(_ words: [String: Value], named attribute: String? = nil) -> Self {
        Self(attribute: attribute) { $0.choice($1, words) }
    }

    /// A form of its own; the second parameter is the name of the property. `nil` leaves the
    /// property as it is, also one whose values are optional.
    public static func form(_ read: @escaping (NibCoder, String) -> Value?) -> Self {
        Self(attribute: nil, read: read)
    }

    /// The object that the element with the key describes.
    public static var object: Self {
        Self(attribute: nil) { nib, name in nib.coder(key: name)?.object().flatMap { $0 as? Value }
        }
    }

    /// The objects in the element of the name; none leave the property as it is.
    public static func objects<Item>() -> Self where Value == [Item]? {
        Self(attribute: nil) { nib, name in
            let items = nib.coders(in: name).compactMap { $0.object() as? Item }
            return items.isEmpty ? nil : items
        }
    }

    /// The form within the element inside that has a key.
    public func inside(_ key: String) -> Self {
        Self(attribute: attribute) { [read] nib, name in
            nib.coder(key: key).flatMap { read($0, name) }
        }
    }
}

@_spi(UIKitInternals) extension NibForm {
    /// The form of the type, under the name of the property.
    public static var same: Self { .named(nil) }

    /// The form of the type, under another name.
    public static func named(_ attribute: String?) -> Self {
        let read = readerOfType
        return Self(attribute: attribute) { read($0, $1).flatMap { $0 as? Value } }
    }

    private static var readerOfType: (NibCoder, String) -> Any? {
        switch Value.self {
        case is Bool.Type: { $0.flag($1) }
        case is Int.Type: { $0.integer($1) }
        case is CGFloat.Type: { $0.number($1) }
        case is Double.Type: { $0.number($1).map { Double($0) } }
        case is Float.Type: { $0.number($1).map { Float($0) } }
        case is String.Type, is String?.Type: { $0.string($1) }
        case is CGSize.Type: { $0.size($1) }
        case is CGRect.Type: { $0.rect($1) }
        case is UIEdgeInsets.Type: { $0.insets($1) }
        case is NSDirectionalEdgeInsets.Type: { $0.directionalInsets($1) }
        case is UIRectEdge.Type: { $0.edges($1) }
        case is Date?.Type: { $0.date($1) }
        case is UIColor.Type, is UIColor?.Type: { $0.color($1) }
        case is UIFont?.Type: { $0.font($1) }
        case is UIImage?.Type: { $0.image($1) }
        case is NSAttributedString?.Type: { $0.attributedString($1) }
        case is UIImage.SymbolConfiguration?.Type: { $0.symbolConfiguration($1) }
        default: preconditionFailure("Nib files have no form for \(Value.self): write a .form.")
        }
    }
}

/// How a property is observed.
@_spi(UIKitInternals) public struct ObservedForm<Root: AnyObject, Value> {
    let key: (KeyPath<Root, Value>) -> ObservableKey
}

@_spi(UIKitInternals) extension ObservedForm where Root: KeyValueObservable {
    /// By its value.
    public static var value: Self { Self { ObservableKey($0) } }
}

/// How appearances compare the values of a property.
@_spi(UIKitInternals) public struct AppearanceForm<Value> {
    fileprivate let hashable: (Value) -> AnyHashable

    fileprivate func property<Root: AnyObject>(
        _ path: ReferenceWritableKeyPath<Root, Value>
    ) -> AppearanceProperty {
        let root = PropertyRow<Root>.root
        return AppearanceProperty(
            key: path, value: { hashable(root($0)[keyPath: path]) },
            copy: { root($1)[keyPath: path] = root($0)[keyPath: path] })
    }
}

@_spi(UIKitInternals) extension AppearanceForm where Value: Hashable {
    /// By themselves.
    public static var value: Self { Self { AnyHashable($0) } }
}

@_spi(UIKitInternals) extension AppearanceForm where Value == [NSAttributedString.Key: Any]? {
    /// As the attributes of a text.
    public static var attributes: Self {
        Self { AnyHashable(NSAttributedString(string: " ", attributes: $0 ?? [:])) }
    }
}

/// How descriptions list a value of a property.
@_spi(UIKitInternals) public struct DescribedForm<Value> {
    /// The name in descriptions; `nil` for the name of the property.
    let name: String?

    let add: (Value, String, inout ViewDescription) -> Void

    /// In every description.
    public static func always(_ name: String? = nil) -> Self {
        Self(name: name) { $2.add($1, any: $0) }
    }

    fileprivate func describing<Root: AnyObject>(
        _ path: KeyPath<Root, Value>, named property: String?
    ) -> (AnyObject, inout ViewDescription) -> Void {
        let root = PropertyRow<Root>.root
        let name = name ?? property ?? ""
        return { add(root($0)[keyPath: path], name, &$1) }
    }
}

@_spi(UIKitInternals) extension DescribedForm where Value: Equatable {
    /// By a name alone, for one of its values.
    public static func flag(_ marked: Value, _ name: String) -> Self {
        Self(name: name) { if $0 == marked { $2.add(flag: $1) } }
    }

    /// Unless it is the standard value.
    public static func unless(_ standard: Value, _ name: String? = nil) -> Self {
        Self(name: name) { if $0 != standard { $2.add($1, any: $0) } }
    }
}

@_spi(UIKitInternals) extension DescribedForm where Value == Bool {
    /// By its name alone, where it is `true`.
    public static func flag(_ name: String? = nil) -> Self {
        Self(name: name) { if $0 { $2.add(flag: $1) } }
    }
}
