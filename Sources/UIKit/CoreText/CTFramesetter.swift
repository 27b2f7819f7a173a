public import CoreGraphics
public import Foundation
public import FoundationGaps
import TextLayout
import UIKitCore

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Lays out a string in areas.
public final class CTFramesetter {
    let string: NSAttributedString

    init(_ string: NSAttributedString) {
        self.string = NSAttributedString(attributedString: string)
    }
}

/// Text that is laid out in an area, from its top downward.
public final class CTFrame {
    let path: CGPath
    let range: CFRange

    /// The lines, and the starts of their baselines from the lower left corner of the path's box.
    let lines: [(line: CTLine, origin: CGPoint)]

    init(_ string: NSAttributedString, _ range: CFRange, _ path: CGPath) {
        let box = path.boundingBoxOfPath
        let content = Content(string, range)
        let size = box.isNull ? .zero : box.size
        let region = path.isRect(nil) ? nil : PathRegion(path)
        let frame =
            region == nil
            ? TextFrame.cached(content.text, paragraph: content.paragraph, fitting: size)
            : TextFrame(
                content.text, paragraph: content.paragraph, fitting: size, in: region)
        var lines: [(line: CTLine, origin: CGPoint)] = []
        for (number, line) in frame.lines.enumerated()
        where line.rect.maxY <= size.height + 0.01 && content.text.length > 0 {
            lines.append(
                (
                    CTLine(content, frame, number: number, offset: range.location),
                    CGPoint(x: line.rect.minX, y: size.height - line.baseline)
                ))
        }
        self.path = path
        self.range = CFRange(location: range.location, length: content.text.length)
        self.lines = lines
    }
}

/// Creates a framesetter of a string.
public func CTFramesetterCreateWithAttributedString(
    _ attrString: CFAttributedString
) -> CTFramesetter {
    CTFramesetter(attrString)
}

/// Lays out a range of a string in a path; the length 0 means all that follows.
///
/// - Parameter frameAttributes: Not used.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
    _ frameAttributes: CFDictionary?
) -> CTFrame {
    CTFrame(framesetter.string, stringRange, path)
}

/// Returns the size of a range laid out within `constraints`, where
/// `CGFloat.greatestFiniteMagnitude` does not limit, and sets the range that fits.
///
/// - Parameter frameAttributes: Not used.
@discardableResult
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
    _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    func limit(_ length: CGFloat) -> CGFloat { length > 0 && length < 1e9 ? length : .infinity }
    let content = Content(framesetter.string, stringRange)
    let frame = TextFrame.cached(
        content.text, paragraph: content.paragraph,
        fitting: CGSize(width: limit(constraints.width), height: limit(constraints.height)))
    fitRange?.pointee = CFRange(
        location: stringRange.location,
        length: frame.fittedLength)
    guard content.text.length > 0 else { return .zero }
    // A frame of the size has to hold the text, in whole units of text layout.
    return CGSize(
        width: (frame.size.width * 64).rounded(.up) / 64,
        height: (frame.size.height * 64).rounded(.up) / 64)
}

extension TextFrame {
    /// The length of the text up to the end of the last line.
    fileprivate var fittedLength: Int {
        let end = lines.last?.range.upperBound ?? 0
        let text = text.string as NSString
        // A line ends before its line feed.
        guard end < text.length, let unit = Unicode.Scalar(text.character(at: end)),
            CharacterSet.newlines.contains(unit)
        else { return end }
        return end + 1
    }
}

// MARK: - Frames

/// Returns the lines of a frame from top to bottom, as an array of ``CTLine``.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines.map(\.line) as NSArray }

/// Copies the starts of the baselines of lines, from the lower left corner of the path's box, y
/// pointing up. A range with the length 0 means all that follow.
public func CTFrameGetLineOrigins(
    _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
    let start = min(max(range.location, 0), frame.lines.count)
    let rest = frame.lines.count - start
    for index in 0..<(range.length <= 0 ? rest : min(range.length, rest)) {
        origins[index] = frame.lines[start + index].origin
    }
}

public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Returns the range of the string that the frame was made for.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.range }

/// Returns the range of the string that the frame shows.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    guard let last = frame.lines.last?.line else {
        return CFRange(location: frame.range.location, length: 0)
    }
    let isWhole = frame.lines.count == last.frame.lines.count
    let length = isWhole ? last.frame.fittedLength : last.line.range.upperBound
    return CFRange(location: frame.range.location, length: length)
}

/// Draws the lines of a frame at their places in the path. The context's y axis points up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let box = frame.path.boundingBoxOfPath
    guard !box.isNull else { return }
    let matrix = context.textMatrix
    for (line, origin) in frame.lines {
        context.textPosition = CGPoint(x: box.minX + origin.x, y: box.minY + origin.y)
        CTLineDraw(line, context)
    }
    context.textMatrix = matrix
}

// MARK: - Typesetters

/// Breaks a string into lines.
public final class CTTypesetter {
    let string: NSAttributedString

    init(_ string: NSAttributedString) {
        self.string = NSAttributedString(attributedString: string)
    }

    /// Returns the number of characters from `start` that fit into `width`, at least one.
    func suggestedLength(from start: Int, width: Double, breaksWords: Bool) -> Int {
        let content = Content(string, CFRange(location: start, length: 0))
        guard start < string.length else { return 0 }
        var paragraph = content.paragraph
        paragraph.maximumLines = 1
        paragraph.lineBreakMode = breaksWords ? .byCharWrapping : .byWordWrapping
        let frame = TextFrame.cached(
            content.text, paragraph: paragraph,
            fitting: CGSize(width: CGFloat(width), height: .infinity))
        return max(frame.fittedLength, 1)
    }
}

/// Creates a typesetter of a string.
public func CTTypesetterCreateWithAttributedString(
    _ string: CFAttributedString
) -> CTTypesetter {
    CTTypesetter(string)
}

/// Lays out a range of a string on one line; the length 0 means all that follows.
public func CTTypesetterCreateLine(
    _ typesetter: CTTypesetter, _ stringRange: CFRange
) -> CTLine {
    CTLine(Content(typesetter.string, stringRange), offset: stringRange.location)
}

/// Returns the number of characters from `startIndex` on a line of `width`, broken between words.
public func CTTypesetterSuggestLineBreak(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
    typesetter.suggestedLength(from: startIndex, width: width, breaksWords: false)
}

/// Returns the number of characters from `startIndex` on a line of `width`, broken anywhere between
/// characters.
public func CTTypesetterSuggestClusterBreak(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
    typesetter.suggestedLength(from: startIndex, width: width, breaksWords: true)
}

/// Creates a framesetter of a typesetter's string.
public func CTFramesetterCreateWithTypesetter(_ typesetter: CTTypesetter) -> CTFramesetter {
    CTFramesetter(typesetter.string)
}

/// Returns a typesetter of a framesetter's string.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter {
    CTTypesetter(framesetter.string)
}
