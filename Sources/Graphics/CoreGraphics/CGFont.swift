public import struct Foundation.Data
public import class Foundation.NSData

/// The number of a glyph in a font. 0 is the glyph for characters that the font lacks.
public typealias CGGlyph = UInt16

/// The number of a glyph in a font.
public typealias CGFontIndex = CGGlyph

/// The number of no glyph.
public let kCGFontIndexInvalid: CGFontIndex = 0xFFFF

/// A font file: the outlines of its glyphs, in units of the font, at no size.
///
/// Its initialisers, `init(_:)` with a `CGDataProvider` or a name, come with `CoreText`.
///
///     let font = CGFont(CGDataProvider(url: url)!)!
///     context.setFont(font)
///     context.setFontSize(24)
///     context.showGlyphs([font.getGlyphWithGlyphName(name: "A")], at: [CGPoint(x: 20, y: 20)])
public final class CGFont: Sendable {
    /// The contents of the font file.
    package let source: any GlyphSource

    package init(_ source: any GlyphSource) {
        self.source = source
    }

    /// The name for programs, such as `Inter-Bold`.
    public var postScriptName: String? { source.postScriptName }

    /// The name for people, such as `Inter Bold`.
    public var fullName: String? { source.fullName }

    /// The number of glyphs in the font.
    public var numberOfGlyphs: Int { source.glyphCount }

    /// The number of the font's units in the size of the font.
    public var unitsPerEm: Int32 { Int32(source.unitsPerEm) }

    /// The top of the tallest characters, in the font's units.
    public var ascent: Int32 { source.metric(.ascent) }

    /// The bottom of the lowest characters, in the font's units: a negative number.
    public var descent: Int32 { source.metric(.descent) }

    /// The gap between lines, in the font's units.
    public var leading: Int32 { source.metric(.leading) }

    /// The height of capital letters, in the font's units.
    public var capHeight: Int32 { source.metric(.capHeight) }

    /// The height of a lowercase x, in the font's units.
    public var xHeight: Int32 { source.metric(.xHeight) }

    /// The angle of the strokes to the vertical in degrees: negative for a font that leans right.
    public var italicAngle: CGFloat { source.italicAngle }

    /// The smallest rectangle around all glyphs at the same place, in the font's units.
    public var fontBBox: CGRect {
        (0..<source.glyphCount).reduce(.null) {
            let box = source.bounds(of: CGGlyph(clamping: $1))
            return box.isEmpty ? $0 : $0.union(box)
        }
    }

    /// Returns the number of the glyph with a name in the font, such as `A`; 0 for an unknown name.
    public func getGlyphWithGlyphName(name: String) -> CGGlyph { source.glyph(named: name) ?? 0 }

    /// Returns the name of a glyph in the font; `nil` for a number that no glyph has.
    public func name(for glyph: CGGlyph) -> String? { source.name(of: glyph) }

    /// Writes the distances from each of `count` glyphs to the next one, in the font's units.
    @discardableResult
    public func getGlyphAdvances(
        glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>
    ) -> Bool {
        for index in 0..<count { advances[index] = Int32(source.advance(of: glyphs[index])) }
        return true
    }

    /// Writes the smallest rectangles around `count` glyphs, in the font's units.
    @discardableResult
    public func getGlyphBBoxes(
        glyphs: UnsafePointer<CGGlyph>, count: Int, bboxes: UnsafeMutablePointer<CGRect>
    ) -> Bool {
        for index in 0..<count { bboxes[index] = source.bounds(of: glyphs[index]) }
        return true
    }

    /// Returns a table of the font file, by the four letters of its tag; `nil` if it has none.
    public func table(for tag: UInt32) -> NSData? { source.table(tag).map { NSData(data: $0) } }
}

extension CGFont: Hashable {
    public static func == (left: CGFont, right: CGFont) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A height of a font.
package enum FontHeight: Sendable {
    case ascent, descent, leading, capHeight, xHeight
}

/// The contents of a font file, in its units, y pointing up.
package protocol GlyphSource: Sendable {
    var postScriptName: String? { get }
    var fullName: String? { get }
    var glyphCount: Int { get }
    var unitsPerEm: Int { get }
    var italicAngle: CGFloat { get }
    func metric(_ height: FontHeight) -> Int32
    func glyph(named name: String) -> CGGlyph?
    func name(of glyph: CGGlyph) -> String?
    func advance(of glyph: CGGlyph) -> CGFloat
    func bounds(of glyph: CGGlyph) -> CGRect
    func path(of glyph: CGGlyph) -> CGPath
    func table(_ tag: UInt32) -> Data?
}
