import CoreGraphics
import Foundation
import TextLayout
import UIKitCore

/// A paragraph, or a part of a very long one: the unit in which text is laid out.
struct LayoutFragment {
    // Long texts have hundreds of thousands of fragments: lengths are stored in few bytes.
    private var storedLength: UInt32
    private var storedTerminator: UInt8

    /// `true` if ``height`` is not an estimate.
    var isMeasured = false

    /// The height in points: estimated until the fragment is laid out.
    var height: CGFloat = 0

    /// The laid out text, until memory or a change drops it.
    var laidOut: LaidOutText?

    init(length: Int, terminator: Int = 0) {
        storedLength = UInt32(length)
        storedTerminator = UInt8(terminator)
    }

    /// The length in UTF-16 units, including the line feed.
    var length: Int { Int(storedLength) }

    /// The length of the line feed at the end.
    var terminator: Int { Int(storedTerminator) }
}

/// The laid out text of a fragment, which draws and finds positions.
///
/// Offsets count UTF-16 units of the fragment. Masked text shows a dot for each character, and
/// characters that the delegate hides are left out.
final class LaidOutText {
    let content: TextContent
    let frame: TextFrame

    /// The offset of each character of masked text, and the end; `nil` for plain text.
    let maskedOffsets: [Int]?

    /// The detected links with their ranges in the fragment.
    let links: [(range: NSRange, url: URL)]

    /// The misspelled words in the fragment, and the state of the checker that found them; `nil`
    /// until they are asked for.
    var misspelledWords: (revision: Int, words: [Range<Int>])?

    init(
        content: TextContent, frame: TextFrame, maskedOffsets: [Int]?,
        links: [(range: NSRange, url: URL)]
    ) {
        self.links = links
        self.content = content
        self.frame = frame
        self.maskedOffsets = maskedOffsets
    }

    /// Converts an offset of the text to one of the shown characters.
    func shown(_ offset: Int) -> Int {
        guard let maskedOffsets else { return offset }
        return maskedOffsets.lastIndex { $0 <= offset } ?? 0
    }

    /// Converts an offset of the shown characters to one of the text.
    func hidden(_ offset: Int) -> Int {
        guard let maskedOffsets else { return offset }
        return maskedOffsets[min(max(offset, 0), maskedOffsets.count - 1)]
    }

    /// The range of line `number`.
    func range(ofLine number: Int) -> Range<Int> {
        let range = frame.lines[number].range
        // Characters that are hidden at the start belong to the first line.
        return (number == 0 ? 0 : hidden(range.lowerBound))..<hidden(range.upperBound)
    }
}
