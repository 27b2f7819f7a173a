public import CoreGraphics

/// The text form of a view tree: one line per view, indented by its depth.
///
///     UIWindow (0 0; 375 667)
///       UILabel (10 20; 80 21) text="Hello"
///
/// A line has the class, the frame, and the properties that differ from their defaults, in the
/// order in which `describe(into:)` added them. It contains no addresses and no times, so equal
/// trees have the same text.
public struct ViewDescription: Hashable, Sendable {
    /// The name of the class.
    public var name: String

    /// The properties added by `add(_:_:)`, in order.
    public private(set) var properties: [String] = []

    /// The descriptions of the direct subviews.
    public private(set) var children: [ViewDescription] = []

    init(name: String) { self.name = name }
}

// MARK: - Adding

extension ViewDescription {
    /// Adds a property as `name=value`; strings are quoted.
    public mutating func add(_ name: String, _ value: String) {
        let escaped = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            .replacing("\n", with: "\\n")
        properties.append("\(name)=\"\(escaped)\"")
    }

    /// Adds a number with at most three decimals.
    public mutating func add(_ name: String, _ value: some BinaryFloatingPoint) {
        properties.append("\(name)=\(Self.text(Double(value)))")
    }

    /// Adds a whole number.
    public mutating func add(_ name: String, _ value: some BinaryInteger) {
        properties.append("\(name)=\(value)")
    }

    /// Adds `name=true` or `name=false`.
    public mutating func add(_ name: String, _ value: Bool) {
        properties.append("\(name)=\(value)")
    }

    /// Adds a point as `name=(x y)`.
    public mutating func add(_ name: String, _ value: CGPoint) {
        properties.append("\(name)=(\(Self.text(value.x)) \(Self.text(value.y)))")
    }

    /// Adds a size as `name=(width height)`.
    public mutating func add(_ name: String, _ value: CGSize) {
        properties.append("\(name)=(\(Self.text(value.width)) \(Self.text(value.height)))")
    }

    /// Adds a rectangle as `name=(x y; width height)`.
    public mutating func add(_ name: String, _ value: CGRect) {
        properties.append("\(name)=\(Self.text(value))")
    }

    /// Adds a colour as `name=#RRGGBB`, with `AA` appended when it is not opaque.
    public mutating func add(_ name: String, _ value: UIColor) {
        properties.append("\(name)=\(Self.text(value))")
    }

    /// Adds a word without quotes, such as the name of an enum case; nothing when `word` is `nil`.
    public mutating func add(_ name: String, word: String?) {
        if let word { properties.append("\(name)=\(word)") }
    }

    /// Adds a word without a value, as in `hidden`.
    public mutating func add(flag: String) { properties.append(flag) }

    /// Adds a value of one of the types above, or another by its text; nothing for `nil`.
    @MainActor mutating func add(_ name: String, any value: Any) {
        switch value {
        case Optional<Any>.none: break
        case let text as String: add(name, text)
        case let number as CGFloat: add(name, number)
        case let number as Float: add(name, number)
        case let number as Double: add(name, number)
        case let point as CGPoint: add(name, point)
        case let size as CGSize: add(name, size)
        case let rect as CGRect: add(name, rect)
        case let color as UIColor: add(name, color)
        default: add(name, word: "\(value)")
        }
    }

    mutating func add(child: ViewDescription) { children.append(child) }

    mutating func add(frame: CGRect) { properties.append(Self.text(frame)) }
}

// MARK: - Text

extension ViewDescription: CustomStringConvertible {
    /// The tree, each line ended by a newline.
    public var description: String {
        var text = ""
        write(to: &text, depth: 0)
        return text
    }

    private func write(to text: inout String, depth: Int) {
        text += String(repeating: "  ", count: depth)
        text += ([name] + properties).joined(separator: " ")
        text += "\n"
        for child in children { child.write(to: &text, depth: depth + 1) }
    }

    /// Returns `value` rounded to three decimals, without trailing zeros.
    package static func text(_ value: Double) -> String {
        guard value.isFinite else { return "\(value)" }
        let rounded = (value * 1000).rounded() / 1000
        guard abs(rounded) < 1e15, rounded == rounded.rounded() else { return "\(rounded)" }
        return "\(Int(rounded))"
    }

    package static func text(_ rect: CGRect) -> String {
        let origin = "\(text(rect.origin.x)) \(text(rect.origin.y))"
        return "(\(origin); \(text(rect.size.width)) \(text(rect.size.height)))"
    }

    @MainActor
    package static func text(_ color: UIColor) -> String {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
        return parts.reduce("#") { text, part in
            let byte = Int((min(max(part, 0), 1) * 255).rounded())
            return text + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
    }
}
