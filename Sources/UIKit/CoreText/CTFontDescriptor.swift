import CoreGraphics
public import Foundation
public import FoundationGaps
public import UIKitCore

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The description of a font: the same objects as UIKit's.
public typealias CTFontDescriptor = UIFontDescriptor

/// The style of a font, such as bold.
public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits

extension UIFontDescriptor.SymbolicTraits {
    /// CoreText's names of the traits.
    public static let italicTrait = traitItalic
    /// Bold.
    public static let boldTrait = traitBold
    /// All characters have one width.
    public static let monoSpaceTrait = traitMonoSpace
    /// Wider than usual.
    public static let expandedTrait = traitExpanded
    /// Narrower than usual.
    public static let condensedTrait = traitCondensed
}

// MARK: - Keys

/// The name of the font, such as `Inter-Bold`.
public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
/// The name of the family, such as `Inter`.
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
/// The name of the style, such as `Bold`.
public let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
/// The name that people see, such as “Inter Bold”.
public let kCTFontDisplayNameAttribute: CFString = "NSFontVisibleNameAttribute"
/// The size in points: a number.
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
/// The traits: a dictionary by the keys of traits.
public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
/// The typographic features: an array of dictionaries.
public let kCTFontFeatureSettingsAttribute: CFString = "NSCTFontFeatureSettingsAttribute"
/// The descriptors of the fonts for characters that the font lacks.
public let kCTFontCascadeListAttribute: CFString = "NSCTFontCascadeListAttribute"

/// The symbolic traits: their raw value.
public let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"
/// The weight, from -1 to 1; 0 is regular.
public let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"
/// The width, from -1 to 1; 0 is the usual one.
public let kCTFontWidthTrait: CFString = "NSCTFontProportionTrait"
/// The slant, from -1 to 1; 0 is upright.
public let kCTFontSlantTrait: CFString = "NSCTFontSlantTrait"

/// The number of a feature.
public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
/// The number of a feature's setting.
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"

/// The key of the tag of an OpenType feature in a setting: a text of four letters.
public let kCTFontOpenTypeFeatureTag: CFString = "CTFeatureOpenTypeTag"

/// The key of the value of an OpenType feature in a setting: a number.
public let kCTFontOpenTypeFeatureValue: CFString = "CTFeatureOpenTypeValue"

// MARK: - Functions

/// Returns a description of the font with a name.
public func CTFontDescriptorCreateWithNameAndSize(
    _ name: CFString, _ size: CGFloat
) -> CTFontDescriptor {
    UIFontDescriptor(name: name, size: size)
}

/// Returns a description of the font with attributes.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
    UIFontDescriptor(fontAttributes: UIFontDescriptor.attributes(attributes))
}

/// Returns a description with other attributes; those that are not given stay.
public func CTFontDescriptorCreateCopyWithAttributes(
    _ original: CTFontDescriptor, _ attributes: CFDictionary
) -> CTFontDescriptor {
    original.addingAttributes(UIFontDescriptor.attributes(attributes))
}

/// Returns a description with a setting of a feature.
public func CTFontDescriptorCreateCopyWithFeature(
    _ original: CTFontDescriptor, _ featureTypeIdentifier: CFNumber,
    _ featureSelectorIdentifier: CFNumber
) -> CTFontDescriptor {
    original.addingAttributes([
        .featureSettings: [
            [
                UIFontDescriptor.FeatureKey.type: featureTypeIdentifier.intValue,
                UIFontDescriptor.FeatureKey.selector: featureSelectorIdentifier.intValue,
            ]
        ]
    ])
}

/// Returns the value of an attribute; `nil` for one that the font does not have.
public func CTFontDescriptorCopyAttribute(
    _ descriptor: CTFontDescriptor, _ attribute: CFString
) -> CFTypeRef? {
    if attribute == kCTFontTraitsAttribute { return descriptor.traitValues as NSDictionary }
    return descriptor.object(forKey: .init(rawValue: attribute)).map { value in
        switch value {
        case let text as String: NSString(string: text)
        case let number as CGFloat: NSNumber(value: Double(number))
        default: value as AnyObject
        }
    }
}

/// Returns the attributes that describe the font.
public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary {
    Dictionary(uniqueKeysWithValues: descriptor.fontAttributes.map { ($0.key.rawValue, $0.value) })
        as NSDictionary
}

extension UIFontDescriptor {
    /// The traits by the names of their keys.
    var traitValues: [String: Any] {
        let traits = object(forKey: .traits) as? [TraitKey: Any] ?? [:]
        return Dictionary(
            uniqueKeysWithValues: traits.map { key, value in
                (key.rawValue, (value as? CGFloat).map { NSNumber(value: Double($0)) } ?? value)
            })
    }

    /// Returns UIKit's attributes for those of a dictionary, whose keys are texts.
    static func attributes(_ dictionary: NSDictionary) -> [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [:]
        for (key, value) in dictionary {
            guard let key = key as? String else { continue }
            attributes[AttributeName(rawValue: key)] =
                key == kCTFontTraitsAttribute ? traits(value) : value
        }
        return attributes
    }

    private static func traits(_ value: Any) -> [TraitKey: Any] {
        if let traits = value as? [TraitKey: Any] { return traits }
        guard let values = value as? [String: Any] else { return [:] }
        return Dictionary(
            uniqueKeysWithValues: values.map { key, value in
                let bits = (value as? NSNumber)?.uint32Value
                return (
                    TraitKey(rawValue: key), key == kCTFontSymbolicTrait ? bits ?? value : value
                )
            })
    }
}
