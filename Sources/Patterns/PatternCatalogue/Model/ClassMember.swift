/// One line in a class box: a property or a method.
///
/// Written as in UML, with the code's own signature: first the visibility, `+` for public (which
/// may be left out), `~` for the module, `#` for the type and its heirs, `-` for the type itself,
/// then `static` or `abstract`, then the signature.
///
///     "name: String"
///     "display(depth: Int)"
///     "-static shared: Registry"
///
/// A long signature may be shortened to the symbol's name: `display(depth:)`.
public struct ClassMember: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The visibility of a member.
    public enum Visibility: Character, Hashable, Sendable, CaseIterable {
        case everybody = "+"
        case module = "~"
        case heirs = "#"
        case type = "-"
    }

    public var visibility: Visibility

    /// `true` for members of the type itself, not of its instances. They are underlined.
    public var isStatic: Bool

    /// `true` for members that heirs must implement. They are in italics.
    public var isAbstract: Bool

    /// The signature, without the words that the other properties stand for.
    public var signature: String

    public init(
        _ signature: String, visibility: Visibility = .everybody, isStatic: Bool = false,
        isAbstract: Bool = false
    ) {
        self.signature = signature
        self.visibility = visibility
        self.isStatic = isStatic
        self.isAbstract = isAbstract
    }

    public init(stringLiteral text: String) {
        var rest = Substring(text)
        var visibility = Visibility.everybody
        if let first = rest.first, let said = Visibility(rawValue: first) {
            visibility = said
            rest = rest.dropFirst().drop { $0 == " " }
        }
        var isStatic = false
        var isAbstract = false
        if rest.hasPrefix("static ") {
            isStatic = true
            rest = rest.dropFirst("static ".count)
        } else if rest.hasPrefix("abstract ") {
            isAbstract = true
            rest = rest.dropFirst("abstract ".count)
        }
        self.init(
            String(rest), visibility: visibility, isStatic: isStatic, isAbstract: isAbstract)
    }
}
