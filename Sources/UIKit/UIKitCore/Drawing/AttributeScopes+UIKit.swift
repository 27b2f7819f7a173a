public import Foundation

extension AttributeScopes {
    /// UIKit's attributes.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes with which UIKit draws an `AttributedString`, and Foundation's own.
    ///
    ///     var title = AttributedString("Buy")
    ///     title.font = .systemFont(ofSize: 20, weight: .bold)
    public nonisolated struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KernAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let foundation: AttributeScopes.FoundationAttributes
    }
}

nonisolated extension AttributeScopes.UIKitAttributes {
    /// The font of characters.
    public enum FontAttribute: AttributedStringKey {
        public typealias Value = UIFont
        public static let name = NSAttributedString.Key.font.rawValue
    }

    /// The colour of characters.
    public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// The colour behind characters.
    public enum BackgroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// The space added between characters, in points.
    public enum KernAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// The distance by which characters are raised, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }

    /// The line below characters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    /// The line through characters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
}

nonisolated extension AttributeDynamicLookup {
    /// Finds UIKit's attributes by their names in an `AttributedString` and an
    /// `AttributeContainer`.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key {
        get { self[Key.self] }
    }
}

nonisolated extension AttributeContainer {
    /// UIKit's attributes, as values of an `NSAttributedString`.
    package var uiKitValues: [NSAttributedString.Key: Any] {
        var values: [NSAttributedString.Key: Any] = [:]
        values[.font] = self.font
        values[.foregroundColor] = self.foregroundColor
        values[.backgroundColor] = self.backgroundColor
        values[.kern] = self.kern
        values[.baselineOffset] = self.baselineOffset
        values[.underlineStyle] = self.underlineStyle?.rawValue
        values[.strikethroughStyle] = self.strikethroughStyle?.rawValue
        values[.link] = self.link
        return values
    }
}

extension NSAttributedString {
    /// Creates an attributed text from a value, with UIKit's attributes and links.
    package convenience nonisolated init(uiKit text: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in text.runs {
            let part = String(text[run.range].characters)
            result.append(
                NSAttributedString(string: part, attributes: run.attributes.uiKitValues))
        }
        self.init(attributedString: result)
    }
}
