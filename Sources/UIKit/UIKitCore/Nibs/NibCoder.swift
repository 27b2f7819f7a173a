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
    /// The value of an attribute, which then counts as read.
    private func attribute(_ key: String) -> String? {
        guard let value = element[key] else { return nil }
        builder.readings.note(key, of: element)
        return value
    }

    /// The element inside with a key, which then counts as read.
    private func child(_ key: String) -> NibElement? {
        guard let child = element.child(key: key) else { return nil }
        builder.readings.note(key, of: element)
        return child
    }

    /// The first element inside with a name, which then counts as read.
    private func part(_ name: String) -> NibElement? {
        guard let part = element.child(name) else { return nil }
        builder.readings.note(part["key"] ?? name, of: element)
        return part
    }

    /// The coder of an element inside.
    private func inner(_ element: NibElement) -> NibCoder {
        builder.readings.begin(element)
        return NibCoder(element, builder)
    }

    /// A text: an attribute, or an element with the key.
    public func string(_ key: String) -> String? {
        guard let text = attribute(key) ?? child(key)?.stringValue else { return nil }
        guard let id = element.id else { return text }
        return builder.localized("\(id).\(key)", text)
    }

    /// The text in the current language, by the key that Xcode gives it, as in `normalTitle`.
    public func localized(_ text: String, as key: String) -> String {
        element.id.map { builder.localized("\($0).\(key)", text) } ?? text
    }

    /// A number.
    public func number(_ key: String) -> CGFloat? {
        attribute(key).flatMap { Double($0) }.map { CGFloat($0) }
    }

    /// A whole number.
    public func integer(_ key: String) -> Int? { attribute(key).flatMap { Int($0) } }

    /// A truth value: `YES` or `NO`.
    public func flag(_ key: String) -> Bool? { attribute(key).map { $0 == "YES" } }

    /// The value that a word stands for; `nil` without the attribute.
    public func choice<Value>(_ key: String, _ values: [String: Value]) -> Value? {
        guard let word = attribute(key) else { return nil }
        if values[word] == nil { builder.report("“\(word)” of \(key) is unknown", at: element) }
        return values[word]
    }

    /// A colour.
    public func color(_ key: String) -> UIColor? {
        child(key).flatMap { builder.color($0) }
    }

    /// A font.
    public func font(_ key: String) -> UIFont? {
        child(key).flatMap { builder.font($0) }
    }

    /// An image by its name, or by an element with the key.
    public func image(_ key: String) -> UIImage? {
        for word in [key, "catalog"] { builder.readings.note(word, of: element) }
        return builder.image(key, of: element)
    }

    /// A size.
    public func size(_ key: String) -> CGSize? {
        guard let size = child(key) else { return nil }
        return CGSize(width: size.double("width"), height: size.double("height"))
    }

    /// A rectangle.
    public func rect(_ key: String) -> CGRect? {
        guard let rect = child(key) else { return nil }
        return CGRect(
            x: rect.double("x"), y: rect.double("y"), width: rect.double("width"),
            height: rect.double("height"))
    }

    /// Insets from the edges.
    public func insets(_ key: String) -> UIEdgeInsets? {
        guard let inset = child(key) else { return nil }
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
        guard let inset = child(key) else { return nil }
        return NSDirectionalEdgeInsets(
            top: inset.double("top"), leading: inset.double("leading"),
            bottom: inset.double("bottom"), trailing: inset.double("trailing"))
    }

    /// Edges of a rectangle.
    public func edges(_ key: String) -> UIRectEdge? {
        guard let edges = child(key) else { return nil }
        let words: [(String, UIRectEdge)] = [
            ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
        ]
        return words.reduce(into: []) { if edges[$1.0] == "YES" { $0.insert($1.1) } }
    }

    /// A date.
    public func date(_ key: String) -> Date? {
        child(key)?["timeIntervalSinceReferenceDate"].flatMap { Double($0) }
            .map { Date(timeIntervalSinceReferenceDate: $0) }
    }

    /// The texts in an element, as in `scopeButtonTitles`.
    public func strings(in name: String) -> [String]? {
        part(name)?.children.compactMap(\.stringValue)
    }

    /// The name of the element, as in `blurEffect`.
    public var elementName: String { element.name }

    /// The coders of the elements inside an element, as in `segments`.
    public func coders(in name: String) -> [NibCoder] {
        part(name)?.children.map(inner) ?? []
    }

    /// The coders of the elements inside with a name, as in `state`.
    public func coders(named name: String) -> [NibCoder] {
        builder.readings.note(name, of: element)
        return element.children.filter { $0.name == name }.map(inner)
    }

    /// The coder of the element with a key; `nil` where there is none.
    public func coder(key: String) -> NibCoder? {
        child(key).map(inner)
    }

    /// The coder of the element whose identifier an attribute states.
    public func coder(id key: String) -> NibCoder? {
        attribute(key).flatMap { builder.document.element($0) }.map(inner)
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
        case "string", "mutableString":
            // Xcode encodes texts with characters that XML cannot have, without the padding.
            if self["base64-UTF8"] == "YES" { Self.decoded(text) ?? text } else { text }
        default: nil
        }
    }

    private static func decoded(_ text: String) -> String? {
        let digits = text.filter { !$0.isWhitespace }
        let padding = String(repeating: "=", count: (4 - digits.count % 4) % 4)
        return Data(base64Encoded: digits + padding).map { String(decoding: $0, as: UTF8.self) }
    }

    /// A number, 0 without the attribute.
    func double(_ key: String) -> CGFloat { CGFloat(Double(self[key] ?? "") ?? 0) }
}
