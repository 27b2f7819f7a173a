public import Foundation

// Attributes, archives and dictionaries keep objects. Foundation on Linux converts strings, whole
// numbers, `Double` and some structures to objects, and boxes all others, which no archive can hold
// and no cast reads as a number. These are converted as on Apple's systems.

nonisolated extension CGFloat: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSNumber, result: inout CGFloat?
    ) -> Bool {
        result = Double(exactly: source).map { CGFloat($0) }
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}

nonisolated extension NSUnderlineStyle: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: rawValue) }

    public static func _forceBridgeFromObjectiveC(
        _ source: NSNumber, result: inout NSUnderlineStyle?
    ) {
        result = NSUnderlineStyle(rawValue: source.intValue)
    }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSNumber, result: inout NSUnderlineStyle?
    ) -> Bool {
        result = Int(exactly: source).map { NSUnderlineStyle(rawValue: $0) }
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(
        _ source: NSNumber?
    ) -> NSUnderlineStyle {
        NSUnderlineStyle(rawValue: source?.intValue ?? 0)
    }
}

/// An `NSAttributedString.TextEffectStyle` as an object, which texts and archives hold.
public nonisolated final class NSTextEffectStyle: NSObject, NSCopying, NSSecureCoding, Sendable {
    let style: NSAttributedString.TextEffectStyle

    init(_ style: NSAttributedString.TextEffectStyle) {
        self.style = style
        super.init()
    }

    public static var supportsSecureCoding: Bool { true }

    private static let key = "NSStyle"

    /// Reads an archived style; `nil` if it is damaged.
    public init?(coder: NSCoder) {
        guard coder.containsValue(forKey: Self.key),
            let name = coder.decodeObject(of: NSString.self, forKey: Self.key)
        else { return nil }
        style = NSAttributedString.TextEffectStyle(rawValue: String(describing: name))
        super.init()
    }

    /// Writes the style's name.
    public func encode(with coder: NSCoder) {
        coder.encode(NSString(string: style.rawValue), forKey: Self.key)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? NSTextEffectStyle)?.style == style
    }

    public override var hash: Int { style.hashValue }
}

nonisolated extension NSAttributedString.TextEffectStyle: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSTextEffectStyle { NSTextEffectStyle(self) }

    public static func _forceBridgeFromObjectiveC(
        _ source: NSTextEffectStyle, result: inout NSAttributedString.TextEffectStyle?
    ) {
        result = source.style
    }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSTextEffectStyle, result: inout NSAttributedString.TextEffectStyle?
    ) -> Bool {
        result = source.style
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(
        _ source: NSTextEffectStyle?
    ) -> NSAttributedString.TextEffectStyle {
        source?.style ?? NSAttributedString.TextEffectStyle(rawValue: "")
    }
}
