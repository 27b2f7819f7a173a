import CPango
package import CoreGraphics

/// Adjacent glyphs of a line with the same attributes and font.
package struct GlyphRun: Sendable {
    /// The font that has the glyphs, which may be another than that of the text.
    package let font: TextFont

    /// The numbers of the glyphs from left to right; ``noGlyph`` where nothing is drawn.
    package let glyphs: [CGGlyph]

    /// The places of the glyphs, from the start of the line's baseline, y pointing up.
    package let positions: [CGPoint]

    /// The distances to the next glyphs.
    package let advances: [CGFloat]

    /// The index in the text of the first character that each glyph shows, in UTF-16 code units.
    package let indices: [Int]

    /// The characters, in UTF-16 code units.
    package let range: Range<Int>

    package let isRightToLeft: Bool

    /// The number of a glyph that does not exist.
    package static let noGlyph: CGGlyph = 0xFFFF

    /// The distance from the first glyph to the end of the last.
    package var width: CGFloat { advances.reduce(0, +) }
}

extension TextFrame {
    /// Returns the glyphs of a line, from left to right.
    package func glyphRuns(ofLine number: Int) -> [GlyphRun] {
        TextLock.withLock {
            let line = shapedLines[number]
            let position = TextPosition(string: text.string)
            return line.runs.map { run in
                let start = line.byteOffset + run.byte
                let length = Int(run.item.pointee.item.pointee.length)
                let range =
                    position.codeUnit(ofByte: start)..<position.codeUnit(ofByte: start + length)
                return GlyphRun(run, startingAt: start, range: range, of: self)
            }
        }
    }
}

extension GlyphRun {
    fileprivate init(
        _ run: ShapedLine.Run, startingAt start: Int, range: Range<Int>, of frame: TextFrame
    ) {
        let string = run.glyphs.pointee
        let count = Int(string.num_glyphs)
        let position = TextPosition(string: frame.text.string)
        var glyphs: [CGGlyph] = []
        var positions: [CGPoint] = []
        var advances: [CGFloat] = []
        var indices: [Int] = []
        var x = run.origin.x
        for index in 0..<count {
            let info = string.glyphs[index]
            glyphs.append(Self.glyph(info.glyph))
            positions.append(
                CGPoint(
                    x: x + points(info.geometry.x_offset),
                    y: -run.origin.y - points(info.geometry.y_offset)))
            advances.append(points(info.geometry.width))
            indices.append(position.codeUnit(ofByte: start + Int(string.log_clusters[index])))
            x += points(info.geometry.width)
        }
        let asked = frame.text.attributes(at: range.lowerBound).font
        self.init(
            font: Self.font(of: run, asked: asked), glyphs: glyphs, positions: positions,
            advances: advances, indices: indices, range: range,
            isRightToLeft: run.item.pointee.item.pointee.analysis.level & 1 != 0)
    }

    /// Returns the number of a glyph of Pango's: 0 for a missing character.
    private static func glyph(_ number: PangoGlyph) -> CGGlyph {
        if number == emptyGlyph { return noGlyph }
        return CGGlyph(exactly: number) ?? 0
    }

    /// Pango's number of a glyph that draws nothing.
    private static let emptyGlyph: UInt32 = 0x0FFF_FFFF

    /// Returns the font of a run: the one that was asked for, or that of another family which has
    /// the characters.
    private static func font(of run: ShapedLine.Run, asked: TextFont) -> TextFont {
        guard let description = pango_font_describe(run.font) else { return asked }
        defer { pango_font_description_free(description) }
        guard let name = pango_font_description_get_family(description) else { return asked }
        let family = String(cString: name)
        let primary = FontLibrary.shared.primaryFamily(of: asked)
        if family.lowercased() == primary.lowercased() { return asked }
        return TextFont(
            family: .named(family), size: asked.size,
            weight: Int(pango_font_description_get_weight(description).rawValue),
            isItalic: asked.isItalic)
    }
}
