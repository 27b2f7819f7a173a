public import CoreGraphics
public import Foundation
public import FoundationGaps
import TextLayout
import UIKitCore

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Adjacent glyphs of a line with the same attributes and font.
///
/// Places are in points from the start of the line's baseline, y pointing up.
public final class CTRun {
    let run: GlyphRun

    /// The number of the run in its line.
    private let number: Int

    private let content: Content
    private let frame: TextFrame
    private let lineNumber: Int
    fileprivate let offset: Int

    fileprivate let glyphs: LastingArray<CGGlyph>
    fileprivate let positions: LastingArray<CGPoint>
    fileprivate let advances: LastingArray<CGSize>
    fileprivate let indices: LastingArray<CFIndex>

    init(_ run: GlyphRun, number: Int, of line: CTLine) {
        self.run = run
        self.number = number
        content = line.content
        frame = line.frame
        lineNumber = line.number
        offset = line.offset
        glyphs = LastingArray(run.glyphs)
        positions = LastingArray(run.positions)
        advances = LastingArray(run.advances.map { CGSize(width: $0, height: 0) })
        let start = line.offset
        indices = LastingArray(run.indices.map { $0 + start })
    }

    var heights: (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
        if let box = frame.text.attributes(at: run.range.lowerBound).box {
            return (max(box.maxY, 0), max(-box.minY, 0), 0)
        }
        let metrics = run.font.metrics
        return (metrics.ascender, -metrics.descender, metrics.leading)
    }

    func range(_ range: CFRange) -> Range<Int> {
        let start = min(max(range.location, 0), run.glyphs.count)
        let rest = run.glyphs.count - start
        return start..<start + (range.length <= 0 ? rest : min(range.length, rest))
    }

    /// Returns the smallest rectangle around the outlines of some glyphs; `null` without outlines.
    func imageBounds(_ range: Range<Int>) -> CGRect {
        guard let face = run.font.face else { return .null }
        let unit = run.font.size / CGFloat(face.unitsPerEm)
        return range.reduce(.null) { whole, index in
            guard run.glyphs[index] != GlyphRun.noGlyph else { return whole }
            let rect = face.bounds(of: run.glyphs[index])
                .applying(CGAffineTransform(scaleX: unit, y: unit))
                .offsetBy(dx: run.positions[index].x, dy: run.positions[index].y)
            return rect.isEmpty ? whole : whole.union(rect)
        }
    }

    /// The attributes of the first character, with the font that has the glyphs.
    var attributes: [String: Any] {
        let index = min(run.range.lowerBound, max(content.string.length - 1, 0))
        let given =
            content.string.length > 0
            ? content.string.attributes(at: index, effectiveRange: nil) : [:]
        var attributes = Dictionary(
            uniqueKeysWithValues: given.map { ($0.key.rawValue, $0.value) })
        attributes[kCTFontAttributeName] = UIFont(run.font)
        return attributes
    }

    /// Draws glyphs at the context's text position.
    func draw(_ range: Range<Int>, in context: CGContext) {
        if context.textDrawingMode == .fill, range == 0..<run.glyphs.count {
            let line = frame.lines[lineNumber]
            context.saveGState()
            context.concatenate(context.textMatrix)
            context.scaleBy(x: 1, y: -1)
            let shown = CTLine(content, frame, number: lineNumber, offset: offset)
                .frame(for: context)
            shown.draw(
                run: number, ofLine: lineNumber, in: context,
                at: CGPoint(x: -line.rect.minX, y: -line.baseline))
            context.restoreGState()
            return
        }
        guard let face = run.font.face else { return }
        let unit = run.font.size / CGFloat(face.unitsPerEm)
        let path = CGMutablePath()
        for index in range where run.glyphs[index] != GlyphRun.noGlyph {
            let place = CGAffineTransform(
                a: unit, b: 0, c: 0, d: unit, tx: run.positions[index].x,
                ty: run.positions[index].y)
            path.addPath(
                face.path(of: run.glyphs[index]),
                transform: place.concatenating(context.textMatrix))
        }
        // The colour stays out of the saved state, which would undo a clip.
        let fill = context.fillRGBA
        if !content.usesContextColor {
            context.setFillColor(frame.text.attributes(at: run.range.lowerBound).foregroundColor)
        }
        context.drawGlyphs(path)
        context.setFillColor(
            red: fill.red, green: fill.green, blue: fill.blue, alpha: fill.alpha)
    }
}

/// A copy of an array at an address that stays, for functions that return it.
///
/// It is safe: all elements are initialised in `init` and never written again, and this object
/// alone frees them. Callers of `CTRunGetGlyphsPtr` and its kind use the address while they keep
/// the run, as on Apple's systems.
private final class LastingArray<Element> {
    private let elements: UnsafeMutableBufferPointer<Element>

    init(_ elements: [Element]) {
        self.elements = .allocate(capacity: elements.count)
        _ = self.elements.initialize(fromContentsOf: elements)
    }

    deinit {
        elements.deinitialize()
        elements.deallocate()
    }

    var address: UnsafePointer<Element>? { .init(elements.baseAddress) }

    /// Copies elements to a buffer of the caller, which has room for them.
    func copy(_ range: Range<Int>, to buffer: UnsafeMutablePointer<Element>) {
        for (offset, index) in range.enumerated() { buffer[offset] = elements[index] }
    }
}

// MARK: - Glyphs

public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.run.glyphs.count }

/// Copies the numbers of glyphs. A range with the length 0 means all that follow.
public func CTRunGetGlyphs(
    _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>
) {
    run.glyphs.copy(run.range(range), to: buffer)
}

/// Copies the places of glyphs.
public func CTRunGetPositions(
    _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>
) {
    run.positions.copy(run.range(range), to: buffer)
}

/// Copies the distances of glyphs to the next ones.
public func CTRunGetAdvances(
    _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>
) {
    run.advances.copy(run.range(range), to: buffer)
}

/// Copies the indices of the characters that glyphs show, in UTF-16 units.
public func CTRunGetStringIndices(
    _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>
) {
    run.indices.copy(run.range(range), to: buffer)
}

/// Returns the address of the numbers of glyphs, which the run owns.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? {
    run.glyphs.address
}

/// Returns the address of the places of glyphs, which the run owns.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? {
    run.positions.address
}

/// Returns the address of the distances of glyphs, which the run owns.
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? {
    run.advances.address
}

/// Returns the address of the indices of characters, which the run owns.
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? {
    run.indices.address
}

// MARK: - Characters and attributes

/// Returns the characters of a run, in UTF-16 units.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
    CFRange(location: run.run.range.lowerBound + run.offset, length: run.run.range.count)
}

/// Returns the attributes of a run. The font is the one that has the glyphs, which may be another
/// than that of the string.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary { run.attributes as NSDictionary }

/// The direction of a run.
public struct CTRunStatus: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
}

public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus {
    run.run.isRightToLeft ? .rightToLeft : []
}

/// Returns the identity: glyphs are upright.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

// MARK: - Measures and drawing

/// Returns the width of glyphs in points, and sets the heights of the run.
@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let heights = run.heights
    ascent?.pointee = heights.ascent
    descent?.pointee = heights.descent
    leading?.pointee = heights.leading
    return Double(run.range(range).reduce(0) { $0 + run.run.advances[$1] })
}

/// Returns the smallest rectangle around the outlines of glyphs at the text position of `context`.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
    let bounds = run.imageBounds(run.range(range))
    guard !bounds.isNull, let context else { return bounds }
    return bounds.offsetBy(dx: context.textPosition.x, dy: context.textPosition.y)
}

/// Draws glyphs at their places from the text position of a context.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    run.draw(run.range(range), in: context)
}
