public import Foundation

/// A ``PresentationIntent`` as an object, which attributed strings and archives hold.
public final class NSPresentationIntent: NSObject, NSCopying, NSSecureCoding, Sendable {
    /// The intent.
    let intent: PresentationIntent

    init(_ intent: PresentationIntent) {
        self.intent = intent
        super.init()
    }

    // MARK: Archiving

    public static var supportsSecureCoding: Bool { true }

    private static let key = "NSIntents"

    /// Reads an archived intent; `nil` if it is damaged.
    public init?(coder: NSCoder) {
        guard coder.containsValue(forKey: Self.key),
            let data = coder.decodeObject(of: NSData.self, forKey: Self.key),
            let intent = try? PropertyListDecoder().decode(
                PresentationIntent.self, from: Data(referencing: data))
        else { return nil }
        self.intent = intent
        super.init()
    }

    /// Writes the blocks.
    public func encode(with coder: NSCoder) {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        guard let data = try? encoder.encode(intent) else { return }
        coder.encode(NSData(data: data), forKey: Self.key)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Comparing

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? NSPresentationIntent)?.intent == intent
    }

    public override var hash: Int { intent.hashValue }
}

extension PresentationIntent: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSPresentationIntent { NSPresentationIntent(self) }

    public static func _forceBridgeFromObjectiveC(
        _ source: NSPresentationIntent, result: inout PresentationIntent?
    ) {
        result = source.intent
    }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSPresentationIntent, result: inout PresentationIntent?
    ) -> Bool {
        result = source.intent
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(
        _ source: NSPresentationIntent?
    ) -> PresentationIntent {
        source?.intent ?? PresentationIntent(types: [])
    }
}
