import CPango
import CoreGraphics

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

    /// Pango's break attributes of each character.
    private let attributes: UnsafeBufferPointer<PangoLogAttr>

    /// Reads an unwrapped layout, which has to outlive the breaker.
    init(_ layout: OpaquePointer) {
        var count: Int32 = 0
        attributes = UnsafeBufferPointer(
            start: pango_layout_get_log_attrs_readonly(layout, &count), count: Int(count))
        guard let text = pango_layout_get_text(layout) else { return }
        let characters = max(Int(count) - 1, 0)
        var byte = 0
        for _ in 0..<characters {
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
        for width in widths { edges.append(edges[edges.count - 1] + Int64(width)) }
    }

    /// Returns the index of the character that starts at `byte`, by bisection.
    private func character(atByte byte: Int) -> Int {
        var low = 0
        var high = bytes.count - 1
        while low < high {
            let middle = (low + high) / 2
            if bytes[middle] < byte { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// A line, in bytes of the layout.
    struct Line {
        /// The bytes up to the next line.
        var range: Range<Int>
        /// The end of the visible part, before trailing spaces unless they end the paragraph.
        var visibleEnd: Int
    }

    /// Returns the lines for a width in Pango's units.
    ///
    /// - Parameter breaksWords: `true` to allow breaks between any two characters.
    func lines(width: Int64, breaksWords: Bool) -> [Line] {
        var lines: [Line] = []
        var start = 0
        var opportunity = 0
        var boundary = 0
        let count = bytes.count - 1
        for index in 0..<count {
            let attributes = attributes[index]
            if index > start {
                if attributes.is_mandatory_break != 0 {
                    lines.append(line(start..<index))
                    start = index
                }
                if attributes.is_char_break != 0 { boundary = index }
                if breaksWords ? attributes.is_char_break != 0 : attributes.is_line_break != 0 {
                    opportunity = index
                }
            }
            while attributes.is_white == 0, edges[index + 1] - edges[start] > width {
                let end = opportunity > start ? opportunity : boundary
                guard end > start else { break }
                lines.append(line(start..<end))
                start = end
            }
        }
        lines.append(Line(range: bytes[start]..<bytes[count], visibleEnd: bytes[count]))
        return lines
    }

    /// Returns the line of these characters, which is not the paragraph's last.
    private func line(_ range: Range<Int>) -> Line {
        let last = range.last { attributes[$0].is_white == 0 }
        return Line(
            range: bytes[range.lowerBound]..<bytes[range.upperBound],
            visibleEnd: bytes[last.map { $0 + 1 } ?? range.lowerBound])
    }
}
