import Foundation

/// An opaque sRGB colour of a code's image.
public struct QRColor: Hashable, Sendable {
    /// From 0 to 255.
    public let red: UInt8

    /// From 0 to 255.
    public let green: UInt8

    /// From 0 to 255.
    public let blue: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// The darkest colour.
    public static let black = QRColor(red: 0, green: 0, blue: 0)

    /// The lightest colour.
    public static let white = QRColor(red: 255, green: 255, blue: 255)

    /// Parses `#1A2B3C` or `#FA0`, with or without the sign; `nil` for anything else.
    public init?(hexadecimal text: String) {
        var digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
        if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
        guard digits.utf8.count == 6, !digits.hasPrefix("+"), !digits.hasPrefix("-"),
            let number = UInt32(digits, radix: 16)
        else { return nil }
        self.init(
            red: UInt8(number >> 16), green: UInt8(number >> 8 & 0xFF), blue: UInt8(number & 0xFF))
    }

    /// The colour in the web's notation: `#1A2B3C`.
    public var hexadecimal: String {
        "#"
            + [red, green, blue].map { component in
                (component < 16 ? "0" : "") + String(component, radix: 16, uppercase: true)
            }.joined()
    }

    /// The relative luminance, from 0 for black to 1 for white (WCAG 2).
    public var luminance: Double {
        let linear = [red, green, blue].map { Self.linear(Double($0) / 255) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    /// Returns linear light for an sRGB component.
    private static func linear(_ component: Double) -> Double {
        component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }

    /// Returns the contrast ratio to another colour, from 1 for none to 21 for black on white (WCAG
    /// 2).
    public func contrast(with other: QRColor) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }
}
