import CoreGraphics
public import Foundation
public import FoundationGaps
public import UIKitCore

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The description of a font: the same objects as UIKit's.
public typealias CTFontDescriptor = UIFontDescriptor

public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits

extension UIFontDescriptor.SymbolicTraits {
    /// CoreText's names of the traits.
    public static let italicTrait = traitItalic
    public static let boldTrait = traitBold
    public static let monoSpaceTrait = traitMonoSpace
    public static let expandedTrait = traitExpanded
    public static let condensedTrait = traitCondensed
}

// MARK: - Keys

public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
public let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
public let kCTFontDisplayNameAttribute: CFString = "NSFontVisibleNameAttribute"
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
public let kCTFontFeatureSettingsAttribute: CFString = "NSCTFontFeatureSettingsAttribute"
public let kCTFontCascadeListAttribute: CFString = "NSCTFontCascadeListAttribute"

public let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"
public let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"
public let kCTFontWidthTrait: CFString = "NSCTFontProportionTrait"
public let kCTFontSlantTrait: CFString = "NSCTFontSlantTrait"

public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
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
