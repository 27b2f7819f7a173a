import Foundation

/// A message of the log, with formats and privacy of its values.
///
///     logger.info("Read \(count) books of \(name, privacy: .private)")
public struct OSLogMessage: ExpressibleByStringInterpolation {
    /// The text that is written.
    let text: String

    public init(stringLiteral value: String) { text = value }

    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The rule by which a value is hidden in the log.
///
/// Values are written, as with a debugger attached on Apple's systems, unless a message asks for
/// `private` or `sensitive`.
public struct OSLogPrivacy: Hashable, Sendable {
    fileprivate let hides: Bool

    /// Written.
    public static let auto = OSLogPrivacy(hides: false)

    /// Written.
    public static let `public` = OSLogPrivacy(hides: false)

    /// Written as `<private>`.
    public static let `private` = OSLogPrivacy(hides: true)

    /// Written as `<private>`.
    public static let sensitive = OSLogPrivacy(hides: true)
}

/// The form of a floating-point number in a message.
public struct OSLogFloatFormatting: Sendable {
    fileprivate let format: String

    /// Six digits after the point.
    public static let fixed = fixed(precision: 6)

    /// A number of digits after the point.
    public static func fixed(precision: Int) -> Self { Self(format: "%.\(precision)f") }
}

/// The form of a whole number in a message.
public struct OSLogIntegerFormatting: Sendable {
    fileprivate let radix: Int

    /// Digits from 0 to 9.
    public static let decimal = Self(radix: 10)

    /// Digits from 0 to f.
    public static let hex = Self(radix: 16)

    /// Digits from 0 to 7.
    public static let octal = Self(radix: 8)
}

/// Collects the text of an ``OSLogMessage``.
public struct OSLogInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Any, privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.hides ? "<private>" : "\(value())"
    }

    /// Adds an optional value, as its contents or `nil`.
    public mutating func appendInterpolation<Value>(
        _ value: @autoclosure () -> Value?, privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.hides ? "<private>" : value().map { "\($0)" } ?? "nil"
    }

    /// Adds a floating-point number.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Double, format: OSLogFloatFormatting,
        privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.hides ? "<private>" : String(format: format.format, value())
    }

    /// Adds a whole number.
    public mutating func appendInterpolation<Value: BinaryInteger>(
        _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting,
        privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.hides ? "<private>" : String(value(), radix: format.radix)
    }
}
