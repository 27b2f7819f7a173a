/// An element of an SVG picture: a name, attributes in order, and content.
///
///     SVGElement("text", [("x", 4), ("class", "name")], text: "a < b")
///     // <text x="4" class="name">a &lt; b</text>
package struct SVGElement: Sendable {
    /// The value of an attribute.
    package enum Value: Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
        ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
    {
        case text(String)
        case number(Double)

        package init(stringLiteral value: String) { self = .text(value) }
        package init(integerLiteral value: Int) { self = .number(Double(value)) }
        package init(floatLiteral value: Double) { self = .number(value) }

        /// A whole number.
        package static func whole(_ value: Int) -> Value { .number(Double(value)) }

        var text: String {
            switch self {
            case .text(let text): text
            case .number(let number): SVGNumber(number).text
            }
        }
    }

    private let name: String
    private var attributes: [(name: String, value: Value)]
    private let children: [SVGElement]
    private let content: String

    /// - Parameters:
    ///   - attributes: Escaped when they are written.
    ///   - children: Written one after the other, without white space between them.
    ///   - text: Escaped when it is written, after the children.
    package init(
        _ name: String, _ attributes: [(String, Value)] = [], children: [SVGElement] = [],
        text: String = ""
    ) {
        self.name = name
        self.attributes = attributes
        self.children = children
        content = text
    }

    /// Adds an attribute after the others; none if the value is `nil`.
    package mutating func add(_ name: String, _ value: Value?) {
        if let value { attributes.append((name, value)) }
    }

    /// The element as XML.
    package var xml: String {
        let inside = children.map(\.xml).joined() + Self.escaped(content)
        return inside.isEmpty ? "<\(head)/>" : "<\(head)>\(inside)</\(name)>"
    }

    /// The name and the attributes.
    var head: String {
        attributes.reduce(into: name) { text, attribute in
            text += " \(attribute.name)=\"\(Self.escaped(attribute.value.text, inQuotes: true))\""
        }
    }

    /// Text without XML's markup characters and without the control characters that XML forbids.
    static func escaped(_ text: String, inQuotes: Bool = false) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"" where inQuotes: result += "&quot;"
            case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
            case _ where scalar.value < 0x20 || scalar.value & 0xFFFE == 0xFFFE: break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
