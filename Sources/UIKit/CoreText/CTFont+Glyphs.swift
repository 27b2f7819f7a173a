public import CoreGraphics
public import FoundationGaps
import TextLayout
public import UIKitCore

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Writes the glyphs of `count` UTF-16 units, without looking at their neighbours. A character of
/// two units has its glyph at the first and 0 at the second; one that the font lacks has 0.
///
/// - Returns: `true` if the font has all of the characters.
@discardableResult
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
    _ count: CFIndex
) -> Bool {
    let face = font.textFont.face
    var isComplete = true
    var index = 0
    while index < count {
        let unit = characters[index]
        var length = 1
        var scalar = Unicode.Scalar(unit)
        if UTF16.isLeadSurrogate(unit), index + 1 < count,
            UTF16.isTrailSurrogate(characters[index + 1])
        {
            let (high, low) = (UInt32(unit) & 0x3FF, UInt32(characters[index + 1]) & 0x3FF)
            scalar = Unicode.Scalar(0x1_0000 + (high << 10 | low))
            length = 2
        }
        let glyph = scalar.flatMap { face?.glyph(for: $0) }
        glyphs[index] = glyph ?? 0
        if length == 2 { glyphs[index + 1] = 0 }
        if glyph == nil { isComplete = false }
        index += length
    }
    return isComplete
}

/// Returns the glyph with a name in the font file; 0 for an unknown name.
public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: CFString) -> CGGlyph {
    font.textFont.face?.glyph(named: glyphName) ?? 0
}

/// Returns the name of a glyph in the font file; `nil` for a number that no glyph has.
public func CTFontCopyNameForGlyph(_ font: CTFont, _ glyph: CGGlyph) -> CFString? {
    font.textFont.face?.name(of: glyph)
}

/// Writes the distances from each of `count` glyphs to the next one, in points with the tracking of
/// the font's size, and returns their sum.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
    guard let face = font.textFont.face else { return 0 }
    let tracking = font.textFont.tracking
    var sum: CGFloat = 0
    for index in 0..<count {
        let advance: CGFloat
        if orientation == .vertical {
            advance = face.verticalAdvance(of: glyphs[index]) * font.unit
            advances?[index] = CGSize(width: 0, height: -advance)
        } else {
            advance = face.advance(of: glyphs[index]) * font.unit + tracking
            advances?[index] = CGSize(width: advance, height: 0)
        }
        sum += advance
    }
    return Double(sum)
}

/// Writes the smallest rectangles around each of `count` glyphs, from their starts, in points with
/// y pointing up, and returns the one around all of them.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
    guard let face = font.textFont.face else { return .zero }
    var whole = CGRect.null
    for index in 0..<count {
        let rect = face.bounds(of: glyphs[index])
            .applying(CGAffineTransform(scaleX: font.unit, y: font.unit))
        boundingRects?[index] = rect
        if !rect.isEmpty { whole = whole.union(rect) }
    }
    return whole.isNull ? .zero : whole
}

/// Returns the outline of a glyph in points, y pointing up, mapped by `matrix`; `nil` for a glyph
/// without one, such as a space or the picture of an emoji.
///
///     let path = CTFontCreatePathForGlyph(font, glyph, nil)
///     shapeLayer.path = path
public func CTFontCreatePathForGlyph(
    _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
    guard let path = font.textFont.face?.path(of: glyph), !path.isEmpty else { return nil }
    var transform = CGAffineTransform(scaleX: font.unit, y: font.unit)
        .concatenating(matrix?.pointee ?? .identity)
    return path.copy(using: &transform)
}

/// Draws `count` glyphs at places of the context's text space, in its fill colour and by its mode
/// of text.
public func CTFontDrawGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>,
    _ count: Int, _ context: CGContext
) {
    guard let face = font.textFont.face else { return }
    let path = CGMutablePath()
    for index in 0..<count {
        let place = CGAffineTransform(
            a: font.unit, b: 0, c: 0, d: font.unit, tx: positions[index].x, ty: positions[index].y)
        path.addPath(
            face.path(of: glyphs[index]), transform: place.concatenating(context.textMatrix))
    }
    context.drawGlyphs(path)
}

/// Returns the font file of a font.
///
/// - Parameter attributes: Set to `nil`.
public func CTFontCopyGraphicsFont(
    _ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?
) -> CGFont {
    attributes?.pointee = nil
    guard let face = font.textFont.face ?? UIFont.systemFont(ofSize: 12).textFont.face else {
        preconditionFailure("No fonts are installed. Run `make setup`, or install fonts-inter.")
    }
    return CGFont(face)
}

/// Returns a table of the font file; `nil` if it has none.
public func CTFontCopyTable(
    _ font: CTFont, _ table: CTFontTableTag, _ options: CTFontTableOptions
) -> CFData? {
    CTFontCopyGraphicsFont(font, nil).table(for: table)
}

/// The four letters of a table's name.
public typealias CTFontTableTag = UInt32

/// Options for reading tables: there are none.
public struct CTFontTableOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
