import CPango
import CoreGraphics
import FoundationGaps

/// Computes the line breaks of a paragraph.
///
/// Pango could do so too, but breaking long words to fit makes it abort the process for some texts
/// (1.50: characters that no font has, before two spaces). Pango only provides the break
/// opportunities and the widths of characters.
///
/// A line takes as many characters as fit, and ends at a Unicode break opportunity, or else between
/// two characters. Trailing spaces may exceed the width. A line has at least one character.
struct LineBreaker {
    /// The total width of the characters preceding each character, in Pango's units.
    private var edges: [Int64] = [0]

    /// The byte offset of each character, followed by the end of the last one.
    private var bytes: [Int] = [0]

    /// The characters that permit the division of a word.
    private var softHyphens: Set<Int> = []

    /// The Korean syllables, among which lines may end in the middle of words.
    private var hangul: Set<Int> = []

    /// The layout, which owns ``attributes``.
    private let owner: GLibObject

    /// Pango's break attributes of each character.
    private let attributes: UnsafeBufferPointer<PangoLogAttr>

    /// Reads an unwrapped layout.
    init(_ owner: GLibObject, outerSpacing: Typesetter.OuterSpacing) {
        self.owner = owner
        let layout = owner.pointer
        var count: Int32 = 0
        attributes = UnsafeBufferPointer(
            start: pango_layout_get_log_attrs_readonly(layout, &count), count: Int(count))
        guard let text = pango_layout_get_text(layout) else { return }
        let characters = max(Int(count) - 1, 0)
        var byte = 0
        for character in 0..<characters {
            if UInt8(bitPattern: text[byte]) == 0xC2, UInt8(bitPattern: text[byte + 1]) == 0xAD {
                softHyphens.insert(character)
            }
            if Self.isHangul(text + byte) { hangul.insert(character) }
            repeat { byte += 1 } while UInt8(bitPattern: text[byte]) & 0b1100_0000 == 0b1000_0000
            bytes.append(byte)
        }
        var widths = [Int32](repeating: 0, count: characters)
        for number in 0..<pango_layout_get_line_count(layout) {
            var node = pango_layout_get_line_readonly(layout, number)?.pointee.runs
            while let current = node {
                let run = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
                let item = run.pointee.item.pointee
                let first = character(atByte: Int(item.offset))
                if first + Int(item.num_chars) <= characters {
                    widths.withUnsafeMutableBufferPointer {
                        pango_glyph_item_get_logical_widths(
                            run, text, $0.baseAddress.map { $0 + first })
                    }
                }
                node = current.pointee.next
            }
        }
        if !widths.isEmpty {
            widths[0] += pangoUnits(outerSpacing.first)
            widths[widths.count - 1] += pangoUnits(outerSpacing.last)
        }
        for width in widths { edges.append(edges[edges.count - 1] + Int64(width)) }
    }

    /// Returns `true` for the first byte of a syllable from U+AC00 to U+D7A3.
    private static func isHangul(_ text: UnsafePointer<CChar>) -> Bool {
        let lead = UInt8(bitPattern: text[0])
        guard (0xEA...0xED).contains(lead) else { return false }
        let code =
            UInt32(lead & 0x0F) << 12 | UInt32(UInt8(bitPattern: text[1]) & 0x3F) << 6
            | UInt32(UInt8(bitPattern: text[2]) & 0x3F)
        return (0xAC00...0xD7A3).contains(code)
    }

    /// Returns the index of the character that starts at `byte`, by bisection.
    private func character(atByte byte: Int) -> Int {
        bytes.dropLast().partitioningIndex { $0 >= byte }
    }

    /// A line, in bytes.
    struct Line {
        /// The bytes up to the next line.
        var range: Range<Int>
        /// The end of the visible part, before trailing spaces unless they end the paragraph.
        var visibleEnd: Int
        /// `true` if a hyphen follows the characters.
        var isHyphenated = false
    }

    /// Returns the line that starts at the byte `start` for a width in Pango's units.
    ///
    /// - Parameters:
    ///   - start: The first byte, the start of a character.
    ///   - width: The width for the characters.
    ///   - breaksWords: `true` to allow breaks between any two characters.
    ///   - hyphens: The points at which words may be divided, and the width of a hyphen.
    ///   - style: The paragraph's rules for words.
    func line(
        from start: Int, width: Int64, breaksWords: Bool, hyphens: Hyphenation? = nil,
        style: TextParagraph
    ) -> Line {
        let start = character(atByte: start)
        let count = bytes.count - 1
        var opportunity = start
        var boundary = start
        for index in start..<max(count, start) {
            let attributes = attributes[index]
            if index > start {
                if attributes.is_mandatory_break != 0 { return line(start..<index) }
                if attributes.is_char_break != 0 { boundary = index }
                let isOpportunity =
                    breaksWords
                    ? attributes.is_char_break != 0 : isOpportunity(index, style: style)
                if isOpportunity, fits(start..<index, width: width, hyphens: hyphens) {
                    opportunity = index
                }
            }
            if attributes.is_white == 0, edges[index + 1] - edges[start] > width {
                if let hyphens, !breaksWords,
                    let point = hyphenPoint(
                        start..<index, after: opportunity, width: width, hyphens: hyphens)
                {
                    return line(start..<point, isHyphenated: true)
                }
                if !breaksWords, style.avoidsLoneWords, opportunity > start,
                    let earlier = endThatLeavesTwoWords(start..<opportunity, width, style)
                {
                    return line(start..<earlier)
                }
                let end = opportunity > start ? opportunity : boundary
                if end > start { return line(start..<end) }
            }
        }
        return Line(range: bytes[start]..<bytes[count], visibleEnd: bytes[count])
    }

    /// Returns `true` if a line may end before a character.
    private func isOpportunity(_ index: Int, style: TextParagraph) -> Bool {
        guard attributes[index].is_line_break != 0 else { return false }
        return !(style.keepsHangulWords && hangul.contains(index) && hangul.contains(index - 1))
    }

    /// Returns an earlier end of a line for which the last line of the paragraph, that with one
    /// word, has room for two; `nil` if others follow, or if the line itself would keep less than
    /// two.
    private func endThatLeavesTwoWords(
        _ range: Range<Int>, _ width: Int64, _ style: TextParagraph
    ) -> Int? {
        let count = bytes.count - 1
        let end = range.upperBound
        var last = count
        while last > end, attributes[last - 1].is_white != 0 { last -= 1 }
        for index in end + 1..<max(last, end + 1) {
            if isOpportunity(index, style: style) || attributes[index].is_mandatory_break != 0 {
                return nil
            }
        }
        let ends = (range.lowerBound + 1..<end).reversed().lazy
            .filter { isOpportunity($0, style: style) }.prefix(2)
        guard last > end, ends.count == 2, let earlier = ends.first,
            edges[last] - edges[earlier] <= width
        else { return nil }
        return earlier
    }

    /// The points at which a paragraph's words may be divided.
    struct Hyphenation {
        /// The bytes before which a hyphen may be inserted.
        var points: Set<Int>

        /// The width of a hyphen in Pango's units.
        var width: Int64

        /// The part of a line below which a word is divided.
        var factor: CGFloat
    }

    /// Returns `true` if a line that ends at a soft hyphen has room for the hyphen.
    private func fits(_ range: Range<Int>, width: Int64, hyphens: Hyphenation?) -> Bool {
        guard let hyphens, isSoftHyphen(range.upperBound - 1) else { return true }
        return edges[range.upperBound] - edges[range.lowerBound] + hyphens.width <= width
    }

    /// Returns the last point at which the word that does not fit may be divided.
    private func hyphenPoint(
        _ range: Range<Int>, after opportunity: Int, width: Int64, hyphens: Hyphenation
    ) -> Int? {
        let start = range.lowerBound
        let filled = CGFloat(edges[opportunity] - edges[start])
        guard !hyphens.points.isEmpty, filled < CGFloat(width) * hyphens.factor else { return nil }
        return range.last { index in
            index > opportunity && hyphens.points.contains(bytes[index])
                && edges[index] - edges[start] + hyphens.width <= width
        }
    }

    private func isSoftHyphen(_ character: Int) -> Bool { softHyphens.contains(character) }

    /// Returns the line of these characters, which is not the paragraph's last.
    private func line(_ range: Range<Int>, isHyphenated: Bool = false) -> Line {
        let last = range.last { attributes[$0].is_white == 0 }
        return Line(
            range: bytes[range.lowerBound]..<bytes[range.upperBound],
            visibleEnd: bytes[last.map { $0 + 1 } ?? range.lowerBound],
            isHyphenated: isHyphenated || isSoftHyphen(range.upperBound - 1))
    }
}
