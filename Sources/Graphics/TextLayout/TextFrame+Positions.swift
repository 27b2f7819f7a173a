import CPango
package import CoreGraphics

extension TextFrame {
    /// Returns the insertion index for a tap at `point`.
    ///
    /// A point above the text counts as on the first line, one below as on the last.
    package func index(at point: CGPoint) -> Int {
        let number = lineNumber(at: point)
        let line = lines[number]
        let set = shapedLines[number]
        let position = TextPosition(string: text.string)
        return TextLock.withLock {
            var byte: Int32 = 0
            var trailing: Int32 = 0
            let x = pangoUnits(point.x - line.rect.minX)
            pango_layout_line_x_to_index(set.line, x, &byte, &trailing)
            let start = position.codeUnit(ofByte: set.byteOffset + Int(byte))
            return min(
                max(advance(start, by: trailing), line.range.lowerBound), line.range.upperBound)
        }
    }

    /// Returns the number of the line nearest to `point`.
    package func lineNumber(at point: CGPoint) -> Int {
        let below = lines.firstIndex { point.y < $0.rect.maxY } ?? lines.count - 1
        // Around an excluded area, lines are next to each other.
        let row = lines[below...].prefix { $0.rect.minY == lines[below].rect.minY }.indices
        guard row.count > 1 else { return below }
        func distance(_ number: Int) -> CGFloat {
            let rect = lines[number].rect
            return max(rect.minX - point.x, point.x - rect.maxX, 0)
        }
        return row.min { distance($0) < distance($1) } ?? below
    }

    /// Returns the index of the code unit `count` Unicode scalars after `start`.
    private func advance(_ start: Int, by count: Int32) -> Int {
        let string = text.string
        let from = string.utf16.index(string.startIndex, offsetBy: start)
        let scalars = string.unicodeScalars
        let end = scalars.index(from, offsetBy: Int(count), limitedBy: scalars.endIndex)
        return string.utf16.distance(from: string.startIndex, to: end ?? string.endIndex)
    }

    /// Returns the rectangle of the caret before the code unit at `index`: zero wide, as high as
    /// the line.
    ///
    /// An index outside the string is clamped. At a soft line break, the caret is at the start of
    /// the next line, or at the end of the previous one with `isUpstream`.
    package func caretRect(at index: Int, isUpstream: Bool = false) -> CGRect {
        let index = min(max(index, 0), text.length)
        let number = lineNumber(of: index, isUpstream: isUpstream)
        let line = lines[number]
        let x = TextLock.withLock {
            var x: Int32 = 0
            let byte = TextPosition(string: text.string).byte(ofCodeUnit: index)
            pango_layout_line_index_to_x(
                shapedLines[number].line, Int32(clamping: byte - shapedLines[number].byteOffset), 0,
                &x)
            return points(x)
        }
        return CGRect(
            x: line.rect.minX + min(x, line.rect.width), y: line.rect.minY, width: 0,
            height: line.rect.height)
    }

    /// Returns the number of the line with the caret before the code unit at `index`.
    package func lineNumber(of index: Int, isUpstream: Bool = false) -> Int {
        if isUpstream, let line = lines.firstIndex(where: { $0.range.upperBound == index }) {
            return line
        }
        return lines.firstIndex { $0.range.contains(index) }
            ?? lines.lastIndex { $0.range.upperBound <= index } ?? 0
    }

    /// Returns the rectangles of the code units in `range` on line `number`, from left to right, as
    /// high as the line.
    package func rects(of range: Range<Int>, onLine number: Int) -> [CGRect] {
        let rect = lines[number].rect
        return TextLock.withLock {
            horizontalRanges(of: range, onLine: number).map {
                CGRect(
                    x: $0.lowerBound, y: rect.minY, width: $0.upperBound - $0.lowerBound,
                    height: rect.height)
            }
        }
    }

    /// `true` if line `number` is written from right to left.
    package func isRightToLeft(line number: Int) -> Bool {
        TextLock.withLock { shapedLines[number].isRightToLeft }
    }

    /// Returns the rectangles of the visible characters that a box replaces, with the character's
    /// index.
    package func boxes() -> [(index: Int, rect: CGRect)] {
        TextLock.withLock {
            var boxes: [(Int, CGRect)] = []
            for number in lines.indices {
                for segment in text.segments(in: lines[number].range) {
                    guard let box = segment.attributes.box else { continue }
                    let y = lines[number].baseline - segment.attributes.baselineOffset - box.maxY
                    for index in segment.range {
                        let stretch = horizontalRanges(of: index..<index + 1, onLine: number).first
                        // A character that an ellipsis replaces has the ellipsis's range.
                        guard let stretch,
                            abs(stretch.upperBound - stretch.lowerBound - box.width) < 0.5
                        else { continue }
                        let origin = CGPoint(x: stretch.lowerBound + box.minX, y: y)
                        boxes.append((index, CGRect(origin: origin, size: box.size)))
                    }
                }
            }
            return boxes
        }
    }

    /// Returns the horizontal ranges on line `number` of the code units in `range`, from left to
    /// right.
    ///
    /// There is one, unless the line mixes writing directions. Must be called inside ``TextLock``.
    func horizontalRanges(of range: Range<Int>, onLine number: Int) -> [ClosedRange<CGFloat>] {
        let line = lines[number]
        let set = shapedLines[number]
        let range = range.clamped(to: line.range)
        guard !range.isEmpty else { return [] }
        let position = TextPosition(string: text.string)
        func horizontalRanges(_ range: Range<Int>) -> [ClosedRange<CGFloat>] {
            var values: UnsafeMutablePointer<Int32>?
            var count: Int32 = 0
            pango_layout_line_get_x_ranges(
                set.line, Int32(position.byte(ofCodeUnit: range.lowerBound) - set.byteOffset),
                Int32(position.byte(ofCodeUnit: range.upperBound) - set.byteOffset), &values, &count
            )
            defer { g_free(values) }
            guard let values else { return [] }
            return (0..<Int(count)).map { pair in
                let ends = [points(values[pair * 2]), points(values[pair * 2 + 1])].sorted()
                return ends[0]...ends[1]
            }
        }
        // Pango's offsets are relative to its own alignment of the line.
        let start = horizontalRanges(line.range).map(\.lowerBound).min() ?? 0
        let shift = line.rect.minX - start
        return horizontalRanges(range).map { ($0.lowerBound + shift)...($0.upperBound + shift) }
    }
}
