public import CoreGraphics
public import Foundation
public import FoundationGaps
import TextLayout
public import UIKitCore

// As in the rest of CoreText, functions have the names of Apple's C functions, by which apps call
// them.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A font with a size: the same objects as UIKit's, so `font as CTFont` costs nothing.
public typealias CTFont = UIFont

/// The direction of a line of glyphs.
public enum CTFontOrientation: UInt32, Hashable, Sendable {
    case `default` = 0
    case horizontal = 1
    case vertical = 2
}

/// The role of a system font.
public enum CTFontUIFontType: UInt32, Hashable, Sendable {
    case user = 0
    case userFixedPitch = 1
    case system = 2
    case emphasizedSystem = 3
    case smallSystem = 4
    case smallEmphasizedSystem = 5
    case label = 10
}

// MARK: - Creating fonts

/// Returns the font with a name, in `size` points, 0 for 12; the system font for an unknown name.
///
/// Of `matrix`, as of those of all functions here, the scale is applied.
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    let points = pointSize(size, else: 12, matrix)
    return UIFont(name: name, size: points) ?? .systemFont(ofSize: points)
}

/// Returns the font that a description describes, in `size` points, 0 for the description's size.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    UIFont(descriptor: descriptor, size: pointSize(size, else: descriptor.pointSize, matrix))
}

/// Returns the font of a font file, in `size` points, 0 for 12. The file need not be registered.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont {
    let points = pointSize(size, else: 12, matrix)
    let face = graphicsFont.source as? FontFace
    if let font = face?.font(size: points) { return UIFont(font) }
    return CTFontCreateWithName(graphicsFont.postScriptName ?? "", points, nil)
}

/// Returns the system font for a role, in `size` points, 0 for 12.
public func CTFontCreateUIFontForLanguage(
    _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
    let points = pointSize(size, else: 12, nil)
    switch uiType {
    case .userFixedPitch: return .monospacedSystemFont(ofSize: points, weight: .regular)
    case .emphasizedSystem, .smallEmphasizedSystem: return .boldSystemFont(ofSize: points)
    case .user, .system, .smallSystem, .label: return .systemFont(ofSize: points)
    }
}

/// Returns a font in another size, 0 for the same, with other attributes.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont {
    let points = pointSize(size, else: font.pointSize, matrix)
    guard let attributes else { return font.withSize(points) }
    return UIFont(
        descriptor: font.fontDescriptor.addingAttributes(attributes.fontAttributes), size: points)
}

/// Returns a font with those traits of `symTraitValue` that are in `symTraitMask`, and its own
/// others; `nil` if its family does not have them.
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    let traits = font.fontDescriptor.symbolicTraits.subtracting(symTraitMask)
        .union(symTraitValue.intersection(symTraitMask))
    return font.fontDescriptor.withSymbolicTraits(traits).map {
        UIFont(descriptor: $0, size: pointSize(size, else: font.pointSize, matrix))
    }
}

/// Returns the same style of another family; `nil` if that is not installed.
public func CTFontCreateCopyWithFamily(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ family: CFString
) -> CTFont? {
    guard UIFont.familyNames.contains(family) else { return nil }
    return UIFont(
        descriptor: font.fontDescriptor.withFamily(family),
        size: pointSize(size, else: font.pointSize, matrix))
}

/// Returns the font that shows the first character of a range: `currentFont`, or that of another
/// family which has the character.
public func CTFontCreateForString(
    _ currentFont: CTFont, _ string: CFString, _ range: CFRange
) -> CTFont {
    let text = (string as NSString).substring(
        with: NSRange(location: range.location, length: range.length))
    let content = StyledText(
        text, TextAttributes(font: currentFont.textFont, foregroundColor: .black))
    let frame = TextFrame.cached(content, paragraph: TextParagraph(), fitting: .unlimitedSize)
    return frame.glyphRuns(ofLine: 0).first.map { UIFont($0.font) } ?? currentFont
}

private func pointSize(
    _ size: CGFloat, else standard: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGFloat {
    let points = size > 0 ? size : standard
    guard let matrix else { return points }
    let scale = abs(matrix.pointee.a * matrix.pointee.d - matrix.pointee.b * matrix.pointee.c)
    return points * scale.squareRoot()
}

// MARK: - Names and descriptions

/// Returns the name for programs, such as `Inter-Bold`.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }

/// Returns the name of the family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }

/// Returns the name for people, such as `Inter Bold`.
public func CTFontCopyFullName(_ font: CTFont) -> CFString {
    if let apple = font.textFont.appleFamily {
        return apple.fullName(of: apple.face(nearestTo: font.textFont))
    }
    return font.textFont.face?.fullName ?? font.fontName
}

/// Returns the name for people, which is not translated.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }

/// The key of the family's name for ``CTFontCopyName(_:_:)``.
public let kCTFontFamilyNameKey: CFString = "CTFontFamilyName"
/// The key of the name for people.
public let kCTFontFullNameKey: CFString = "CTFontFullName"
/// The key of the name for programs.
public let kCTFontPostScriptNameKey: CFString = "CTFontPostScriptName"
/// The key of the style's name within the family, such as `Bold`.
public let kCTFontStyleNameKey: CFString = "CTFontSubFamilyName"

/// Returns a name of a font by its key; `nil` for another key.
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? {
    switch nameKey {
    case kCTFontFamilyNameKey: font.familyName
    case kCTFontFullNameKey: CTFontCopyFullName(font)
    case kCTFontPostScriptNameKey: font.fontName
    case kCTFontStyleNameKey: font.fontDescriptor.object(forKey: .face) as? String
    default: nil
    }
}

/// Returns the description of a font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

/// Returns the value of an attribute; `nil` for one that the font does not have.
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> CFTypeRef? {
    CTFontDescriptorCopyAttribute(font.fontDescriptor, attribute)
}

/// Returns the traits of a font, with the keys of `kCTFontTraitsAttribute`.
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary {
    font.fontDescriptor.traitValues as NSDictionary
}

/// Returns the traits of a font as bits.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
    font.fontDescriptor.symbolicTraits
}

// MARK: - Metrics

/// Returns the size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

/// Returns the identity: fonts have no matrix.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { .identity }

/// Returns the height of the tallest characters above the baseline, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }

/// Returns the depth of the lowest characters below the baseline, in points: a positive number.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }

/// Returns the gap between two lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }

/// Returns the height of flat capital letters above the baseline, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }

/// Returns the height of flat lowercase letters such as x above the baseline, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

/// Returns the middle of an underline relative to the baseline: a negative number.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat {
    font.textFont.metrics.underline.offset
}

/// Returns the thickness of an underline, in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
    font.textFont.metrics.underline.thickness
}

/// Returns the angle of the strokes to the vertical in degrees: negative for a font that leans
/// right.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat {
    font.textFont.face?.italicAngle ?? 0
}

/// Returns the number of the font's units in its size.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 {
    UInt32(font.textFont.face?.unitsPerEm ?? 1000)
}

/// Returns the number of glyphs in the font file.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.textFont.face?.glyphCount ?? 0 }

/// Returns the smallest rectangle around all glyphs at the same place, in points, y pointing up.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
    guard let face = font.textFont.face else { return .zero }
    let box = CGFont(face).fontBBox
    return box.isNull ? .zero : box.applying(CGAffineTransform(scaleX: font.unit, y: font.unit))
}

extension UIFont {
    /// The size of one of the font's units, in points.
    var unit: CGFloat { pointSize / CGFloat(textFont.face?.unitsPerEm ?? 1000) }
}

extension CGSize {
    static let unlimitedSize = CGSize(width: CGFloat.infinity, height: .infinity)
}
