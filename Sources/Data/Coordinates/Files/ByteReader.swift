import Foundation

/// Reads a file a piece at a time and knows where it is.
struct ByteReader: ~Copyable {
    private let descriptor: Int32
    private var buffer: [UInt8]
    private var index = 0
    private var count = 0
    private var line = 1

    /// Bytes of the present line before the start of the buffer, less where the line starts in it.
    private var columnBase = 0

    /// - Parameter descriptor: An open file, which stays the caller's to close.
    init(descriptor: Int32, pieceSize: Int = 1 << 18) {
        self.descriptor = descriptor
        buffer = [UInt8](repeating: 0, count: pieceSize)
    }

    /// Where the next byte stands.
    var position: FileError.Position {
        FileError.Position(line: line, column: columnBase + index + 1)
    }

    /// The next byte, which stays the next one; `nil` at the end of the file.
    @inline(__always)
    mutating func peek() throws(FileError) -> UInt8? {
        if index == count, try !refill() { return nil }
        return buffer[index]
    }

    /// Takes the next byte.
    @inline(__always)
    mutating func next() throws(FileError) -> UInt8? {
        if index == count, try !refill() { return nil }
        let byte = buffer[index]
        index += 1
        if byte == UInt8(ascii: "\n") {
            line += 1
            columnBase = -index
        }
        return byte
    }

    /// Steps over the byte that was looked at, which is no line break.
    @inline(__always)
    mutating func skip() { index += 1 }

    /// Takes the characters that numbers are written with.
    mutating func takeNumber(into bytes: inout [UInt8]) throws(FileError) {
        bytes.removeAll(keepingCapacity: true)
        while true {
            let start = index
            while index < count, Self.isOfNumber(buffer[index]) { index += 1 }
            bytes.append(contentsOf: buffer[start..<index])
            if index < count { return }
            if try !refill() { return }
        }
    }

    @inline(__always)
    private static func isOfNumber(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
            || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
            || byte | 0x20 == UInt8(ascii: "e")
    }

    /// Copies what is there of a string's text, up to a quote, an escape or a control character.
    mutating func copyText(to writer: inout ByteWriter) throws(FileError) {
        let start = index
        while index < count, buffer[index] >= 0x20, buffer[index] != UInt8(ascii: "\""),
            buffer[index] != UInt8(ascii: "\\")
        { index += 1 }
        try writer.append(buffer[start..<index])
    }

    private mutating func refill() throws(FileError) -> Bool {
        columnBase += count
        index = 0
        count = 0
        while true {
            let got = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if got >= 0 {
                count = got
                return got > 0
            }
            if errno != EINTR { throw FileError(.access(String(cString: strerror(errno)))) }
        }
    }
}
