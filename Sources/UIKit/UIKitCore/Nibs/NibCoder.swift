import CoreGraphics
public import Foundation

/// The coder that `init(coder:)` receives while a nib file is read: an element and its attributes.
///
/// It answers the keys of `NSCoder` with nothing, as apps that ask for keys of their own expect of
/// a nib.
@_spi(UIKitInternals) public nonisolated final class NibCoder: NSCoder {
    let element: NibElement
    let builder: NibBuilder

    init(_ element: NibElement, _ builder: NibBuilder) {
        self.element = element
        self.builder = builder
        super.init()
    }

    public override var allowsKeyedCoding: Bool { true }
    public override func containsValue(forKey key: String) -> Bool { false }
    public override func decodeObject(forKey key: String) -> Any? { nil }
    public override func decodeBool(forKey key: String) -> Bool { false }
    public override func decodeInteger(forKey key: String) -> Int { 0 }
    public override func decodeDouble(forKey key: String) -> Double { 0 }
    public override func decodeFloat(forKey key: String) -> Float { 0 }
}

@_spi(UIKitInternals) @MainActor extension NibCoder {
    /// A text: an attribute, or an element with the key.
    public func string(_ key: String) -> String? {
        guard let text = element[key] ?? element.child(key: key)?.stringValue else { return nil }
        guard let id = element.id else { return text }
        return builder.localized("\(id).\(key)", text)
    }

    /// The text in the current language, by the key that Xcode gives it, as in `normalTitle`.
    public func localized(_ text: String, as key: String) -> String {
        element.id.map { builder.localized("\($0).\(key)", text) } ?? text
    }

    /// A number.
    public func number(_ key: String) -> CGFloat? {
        element[key].flatMap { Double($0) }.map { CGFloat($0) }
    }

    /// A whole number.
    public func integer(_ key: String) -> Int? { element[key].flatMap { Int($0) } }

    /// A truth value: `YES` or `NO`.
    public func flag(_ key: String) -> Bool? { element[key].map { $0 == "YES" } }

    /// The value that a word stands for; `nil` without the attribute.
    public func choice<Value>(_ key: String, _ values: [String: Value]) -> Value? {
        guard let word = element[key] else { return nil }
        if values[word] == nil { builder.report("“\(word)” of \(key) is unknown", at: element) }
        return values[word]
    }

    /// A colour.
    public func color(_ key: String) -> UIColor? {
        element.child(key: key).flatMap { builder.color($0) }
    }

    /// A font.
    public func font(_ key: String) -> UIFont? {
        element.child(key: key).flatMap { builder.font($0) }
    }

    /// An image by its name, or by an element with the key.
    public func image(_ key: String) -> UIImage? { builder.image(key, of: element) }

    /// A size.
    public func size(_ key: String) -> CGSize? {
        guard let size = element.child(key: key) else { return nil }
        return CGSize(width: size.double("width"), height: size.double("height"))
    }

    /// A rectangle.
    public func rect(_ key: String) -> CGRect? {
        guard let rect = element.child(key: key) else { return nil }
        return CGRect(
            x: rect.double("x"), y: rect.double("y"), width: rect.double("width"),
            height: rect.double("height"))
    }

    /// Insets from the edges.
    public func insets(_ key: String) -> UIEdgeInsets? {
        guard let inset = element.child(key: key) else { return nil }
        if inset.name == "edgeInsets" {
            return UIEdgeInsets(
                top: inset.double("top"), left: inset.double("left"),
                bottom: inset.double("bottom"), right: inset.double("right"))
        }
        return UIEdgeInsets(
            top: inset.double("minY"), left: inset.double("minX"), bottom: inset.double("maxY"),
            right: inset.double("maxX"))
    }

    /// Insets from the edges, by the direction of reading.
    public func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
        guard let inset = element.child(key: key) else { return nil }
        return NSDirectionalEdgeInsets(
            top: inset.double("top"), leading: inset.double("leading"),
            bottom: inset.double("bottom"), trailing: inset.double("trailing"))
    }

    /// Edges of a rectangle.
    public func edges(_ key: String) -> UIRectEdge? {
        guard let edges = element.child(key: key) else { return nil }
        let words: [(String, UIRectEdge)] = [
            ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
        ]
        return words.reduce(into: []) { if edges[$1.0] == "YES" { $0.insert($1.1) } }
    }

    /// A date.
    public func date(_ key: String) -> Date? {
        element.child(key: key)?["timeIntervalSinceReferenceDate"].flatMap { Double($0) }
            .map { Date(timeIntervalSinceReferenceDate: $0) }
    }

    /// The texts in an element, as in `scopeButtonTitles`.
    public func strings(in name: String) -> [String]? {
        element.child(name)?.children.compactMap(\.stringValue)
    }

    /// The name of the element, as in `blurEffect`.
    public var elementName: String { element.name }

    /// The coders of the elements inside an element, as in `segments`.
    public func coders(in name: String) -> [NibCoder] {
        element.child(name)?.children.map { NibCoder($0, builder) } ?? []
    }

    /// The coders of the elements inside with a name, as in `state`.
    public func coders(named name: String) -> [NibCoder] {
        element.children.filter { $0.name == name }.map { NibCoder($0, builder) }
    }

    /// The coder of the element with a key; `nil` where there is none.
    public func coder(key: String) -> NibCoder? {
        element.child(key: key).map { NibCoder($0, builder) }
    }

    /// The coder of the element whose identifier an attribute states.
    public func coder(id key: String) -> NibCoder? {
        element[key].flatMap { builder.document.element($0) }.map { NibCoder($0, builder) }
    }

    /// The object that the element describes, made on first use.
    public func object() -> AnyObject? { builder.object(for: element) }

    /// Fills an object that exists already, such as a cell's content view, from the element.
    public func adopt(_ view: UIView) { builder.adopt(view, element) }

    /// A nib of the element alone, as a table keeps its prototypes.
    public func prototype() -> UINib { builder.nib(of: element) }
}

nonisolated extension NibElement {
    /// The text of a `string` element, also of an encoded one.
    var stringValue: String? {
        switch name {
        case "string", "mutableString": text
        default: nil
        }
    }

    /// A number, 0 without the attribute.
    func double(_ key: String) -> CGFloat { CGFloat(Double(self[key] ?? "") ?? 0) }
}
