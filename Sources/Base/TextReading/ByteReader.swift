import Foundation

/// Reads a file in pieces and tracks the position.
package struct ByteReader: ~Copyable {
    /// A byte's position in a file, from which reading can resume.
    package struct Place: Hashable, Sendable {
        /// The number of preceding bytes.
        package var offset: UInt64

        package var position: BytePosition

        package init(offset: UInt64, position: BytePosition) {
            self.offset = offset
            self.position = position
        }

        /// The start of the file.
        package static let start = Place(
            offset: 0, position: BytePosition(line: 1, column: 1))

        /// Returns the place that is `count` bytes further on the same line.
        func advanced(by count: Int) -> Place {
            Place(
                offset: offset + UInt64(count),
                position: BytePosition(line: position.line, column: position.column + count))
        }
    }

    private static let enoughForAnyNumber = 4096

    private var input: InputPieces
    private var buffer: ByteBlock
    private var index = 0
    private var count = 0
    private var line: Int

    /// The number of bytes of the current line before the start of the buffer, less the line's
    /// offset in it.
    private var columnBase: Int

    /// The number of bytes of the file before the start of the buffer.
    private var offsetBase: UInt64

    /// - Parameters:
    ///   - descriptor: An open file, which the caller closes.
    ///   - start: The file's current position.
    package init(descriptor: Int32, at start: Place = .start, pieceSize: Int = 1 << 16) {
        self.init(InputPieces(descriptor: descriptor), at: start, pieceSize: pieceSize)
    }

    package init(_ input: InputPieces, at start: Place = .start, pieceSize: Int = 1 << 16) {
        self.input = input
        buffer = ByteBlock(count: pieceSize)
        line = start.position.line
        columnBase = start.position.column - 1
        offsetBase = start.offset
    }

    /// The position of the next byte.
    package var position: BytePosition {
        BytePosition(line: line, column: columnBase + index + 1)
    }

    /// The position of the next byte, with its offset.
    package var place: Place {
        Place(offset: offsetBase + UInt64(index), position: position)
    }

    /// Returns the next byte without consuming it; `nil` at the end of the file.
    @inline(__always)
    package mutating func peek() throws(ReadingError) -> UInt8? {
        if index == count, try !refill() { return nil }
        return buffer[index]
    }

    /// Consumes the next byte.
    @inline(__always)
    package mutating func next() throws(ReadingError) -> UInt8? {
        if index == count, try !refill() { return nil }
        let byte = buffer[index]
        index += 1
        if byte == UInt8(ascii: "\n") {
            line += 1
            columnBase = -index
        }
        return byte
    }

    /// Skips the byte returned by ``peek()``, which is not a line break.
    @inline(__always)
    mutating func skip() { index += 1 }

    /// Consumes the characters of a number; of an excessively long one, only the first are stored.
    mutating func takeNumber(into bytes: inout [UInt8]) throws(ReadingError) {
        bytes.removeAll(keepingCapacity: true)
        while bytes.count < Self.enoughForAnyNumber {
            let start = index
            while index < count, JSONNumber.has(buffer[index]) { index += 1 }
            bytes.append(contentsOf: buffer.bytes(start..<index))
            if index < count { return }
            if try !refill() { return }
        }
    }

    /// Consumes the available part of a CSV field, up to a quote, a line feed, or the separator
    /// that ends it.
    mutating func takeField(into bytes: inout [UInt8], isQuoted: Bool, separator: UInt8) {
        let start = index
        let end = isQuoted ? UInt8(ascii: "\"") : separator
        while index < count {
            let byte = buffer[index]
            if byte == end || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n") { break }
            index += 1
        }
        bytes.append(contentsOf: buffer.bytes(start..<index))
    }

    /// Consumes the available part of a string's text, up to a quote, an escape or a control
    /// character.
    mutating func takeText(into bytes: inout [UInt8]) {
        let start = index
        while index < count, buffer[index] >= 0x20, buffer[index] != UInt8(ascii: "\""),
            buffer[index] != UInt8(ascii: "\\")
        { index += 1 }
        bytes.append(contentsOf: buffer.bytes(start..<index))
    }

    private mutating func refill() throws(ReadingError) -> Bool {
        columnBase += count
        offsetBase += UInt64(count)
        index = 0
        count = 0
        count = try buffer.fill(0..<buffer.count, from: &input)
        return count > 0
    }
}
