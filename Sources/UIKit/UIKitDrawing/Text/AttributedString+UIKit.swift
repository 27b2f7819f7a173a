public import Foundation
import MarkdownStrings

// Foundation on Linux cannot convert its two kinds of attributed text; UIKit's attributes, links
// and intents are converted here.

nonisolated extension NSAttributedString {
    /// Creates an attributed text with the attributes of a value: UIKit's, links and intents.
    public convenience init(_ attrStr: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            let part = String(attrStr[run.range].characters)
            result.append(
                NSAttributedString(string: part, attributes: run.attributes.uiKitValues))
        }
        self.init(attributedString: result)
    }

    /// Creates an attributed text with the attributes of a scope: UIKit's, links and intents.
    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString, including scope: S.Type
    ) throws {
        self.init(attrStr)
    }

    /// Creates an attributed text with the attributes of a scope: UIKit's, links and intents.
    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        self.init(attrStr)
    }
}

nonisolated extension AttributedString {
    /// Creates a value with an attributed text's attributes: UIKit's, links and intents.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let whole = NSRange(location: 0, length: nsStr.length)
        nsStr.enumerateAttributes(in: whole) { values, range, _ in
            let part = (nsStr.string as NSString).substring(with: range)
            append(AttributedString(part, attributes: AttributeContainer(values)))
        }
    }

    /// Creates a value with an attributed text's attributes: UIKit's, links and intents.
    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
        self.init(nsStr)
    }

    /// Creates a value with an attributed text's attributes: UIKit's, links and intents.
    public init<S: AttributeScope>(
        _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        self.init(nsStr)
    }
}

nonisolated extension AttributeContainer {
    /// Creates a container of an attributed text's attributes: UIKit's, links and intents.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        for attribute in AttributeScopes.UIKitAttributes.converters {
            if let value = dictionary[attribute.key] { attribute.set(&self, value) }
        }
    }

    /// UIKit's attributes, links and intents, as values of an `NSAttributedString`.
    package var uiKitValues: [NSAttributedString.Key: Any] {
        var values: [NSAttributedString.Key: Any] = [:]
        for attribute in AttributeScopes.UIKitAttributes.converters {
            values[attribute.key] = attribute.get(self)
        }
        return values
    }
}

/// Converts one attribute between the two kinds of attributed text.
private nonisolated struct AttributeConverter: Sendable {
    let key: NSAttributedString.Key
    let get: @Sendable (AttributeContainer) -> Any?
    let set: @Sendable (inout AttributeContainer, Any) -> Void

    /// An attribute whose values are the same in both.
    static func value<Key: AttributedStringKey>(
        _ type: Key.Type, _ key: NSAttributedString.Key
    ) -> AttributeConverter where Key.Value: Sendable {
        AttributeConverter(
            key: key, get: { $0[type] }, set: { $0[type] = $1 as? Key.Value })
    }

    /// A number, of any numeric type in an `NSAttributedString`.
    static func number<Key: AttributedStringKey>(
        _ type: Key.Type, _ key: NSAttributedString.Key
    ) -> AttributeConverter where Key.Value == CGFloat {
        AttributeConverter(
            key: key, get: { $0[type] },
            set: { $0[type] = Double(attributeValue: $1).map { CGFloat($0) } })
    }

    /// A whole number, of any numeric type in an `NSAttributedString`.
    static func number<Key: AttributedStringKey>(
        _ type: Key.Type, _ key: NSAttributedString.Key
    ) -> AttributeConverter where Key.Value == Int {
        AttributeConverter(
            key: key, get: { $0[type] },
            set: { $0[type] = Double(attributeValue: $1).flatMap { Int(exactly: $0) } })
    }

    /// The meaning of characters, whose raw value is in an `NSAttributedString`.
    static var meaning: AttributeConverter {
        typealias Key = AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute
        return AttributeConverter(
            key: .inlinePresentationIntent, get: { $0[Key.self].map { Int($0.rawValue) } },
            set: { $0[Key.self] = InlinePresentationIntent(attributeValue: $1) })
    }

    /// A style of lines, whose raw value is in an `NSAttributedString`.
    static func lines<Key: AttributedStringKey>(
        _ type: Key.Type, _ key: NSAttributedString.Key
    ) -> AttributeConverter where Key.Value == NSUnderlineStyle {
        AttributeConverter(
            key: key, get: { $0[type]?.rawValue },
            set: {
                let number = Double(attributeValue: $1).flatMap { Int(exactly: $0) }
                $0[type] = $1 as? NSUnderlineStyle ?? number.map(NSUnderlineStyle.init)
            })
    }
}

nonisolated extension AttributeScopes.UIKitAttributes {
    /// All attributes that are converted.
    fileprivate static let converters: [AttributeConverter] = [
        .value(FontAttribute.self, .font),
        .value(ForegroundColorAttribute.self, .foregroundColor),
        .value(BackgroundColorAttribute.self, .backgroundColor),
        .value(ParagraphStyleAttribute.self, .paragraphStyle),
        .number(KernAttribute.self, .kern),
        .number(TrackingAttribute.self, .tracking),
        .number(LigatureAttribute.self, .ligature),
        .number(BaselineOffsetAttribute.self, .baselineOffset),
        .lines(UnderlineStyleAttribute.self, .underlineStyle),
        .value(UnderlineColorAttribute.self, .underlineColor),
        .lines(StrikethroughStyleAttribute.self, .strikethroughStyle),
        .value(StrikethroughColorAttribute.self, .strikethroughColor),
        .number(StrokeWidthAttribute.self, .strokeWidth),
        .value(StrokeColorAttribute.self, .strokeColor),
        .value(ShadowAttribute.self, .shadow),
        .number(ObliquenessAttribute.self, .obliqueness),
        .number(ExpansionAttribute.self, .expansion),
        .value(TextEffectAttribute.self, .textEffect),
        .value(AttachmentAttribute.self, .attachment),
        .value(AttributeScopes.FoundationAttributes.LinkAttribute.self, .link),
        .value(
            AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self,
            .languageIdentifier),
        .value(AttributeScopes.FoundationAttributes.ImageURLAttribute.self, .imageURL),
        .value(
            AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self,
            .presentationIntentAttributeName),
        .meaning,
    ]
}
