import Foundation
import TextReading

/// Writes a file in pieces.
struct ByteWriter: ~Copyable {
    private let descriptor: Int32
    private var block: ByteBlock
    private var count = 0

    /// - Parameter descriptor: An open file, which the caller closes.
    init(descriptor: Int32, pieceSize: Int = 1 << 16) {
        self.descriptor = descriptor
        block = ByteBlock(count: max(pieceSize, DegreesText.mostBytes))
    }

    mutating func append(_ byte: UInt8) throws(FileError) {
        try makeRoom(for: 1)
        block[count] = byte
        count += 1
    }

    mutating func append(_ bytes: ArraySlice<UInt8>) throws(FileError) {
        var rest = bytes
        while !rest.isEmpty {
            try makeRoom(for: min(rest.count, block.count))
            let piece = rest.prefix(block.count - count)
            block.replace(at: count, with: piece)
            count += piece.count
            rest = rest.dropFirst(piece.count)
        }
    }

    mutating func append(_ bytes: [UInt8]) throws(FileError) { try append(bytes[...]) }

    /// Appends a part of a block.
    @inline(__always)
    mutating func append(
        _ source: borrowing ByteBlock, _ range: Range<Int>
    ) throws(FileError) {
        if range.count <= block.count - count {
            block.replace(at: count, with: source, range)
            count += range.count
            return
        }
        var start = range.lowerBound
        while start < range.upperBound {
            try makeRoom(for: min(range.upperBound - start, block.count))
            let end = min(range.upperBound, start + block.count - count)
            block.replace(at: count, with: source, start..<end)
            count += end - start
            start = end
        }
    }

    /// Appends degrees or metres in the format of ``DegreesText``.
    @inline(__always)
    mutating func append(degrees: Double) throws(FileError) {
        try makeRoom(for: DegreesText.mostBytes)
        count = DegreesText.write(degrees, to: &block, at: count)
    }

    @inline(__always)
    private mutating func makeRoom(for more: Int) throws(FileError) {
        if block.count - count < more { try flush() }
    }

    /// Writes buffered bytes to the file.
    mutating func flush() throws(FileError) {
        var start = 0
        while start < count {
            let wrote = block.write(start..<count, to: descriptor)
            if wrote >= 0 {
                start += wrote
            } else if errno != EINTR {
                throw FileError(.writing(String(cString: strerror(errno))))
            }
        }
        count = 0
    }
}
