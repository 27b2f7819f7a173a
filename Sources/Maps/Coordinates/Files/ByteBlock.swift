import Foundation

/// A block of memory for bytes, allocated once.
///
/// The streams' only unsafe memory: an array would check unique ownership for every byte. Debug
/// builds check every index.
struct ByteBlock: ~Copyable {
    /// The number of bytes after the last one, so that a word can be read at any index.
    private static let padding = 8

    let count: Int
    private let start: UnsafeMutableRawPointer

    /// - Parameter count: The number of bytes, which are uninitialised.
    init(count: Int) {
        self.count = count
        start = .allocate(byteCount: count + Self.padding, alignment: 16)
    }

    deinit { start.deallocate() }

    /// The byte at an index from 0 through ``count``.
    @inline(__always)
    subscript(index: Int) -> UInt8 {
        get {
            assert(0...count ~= index, "Byte \(index) of a block of \(count) is none.")
            return start.load(fromByteOffset: index, as: UInt8.self)
        }
        set {
            assert(0...count ~= index, "Byte \(index) of a block of \(count) is none.")
            start.storeBytes(of: newValue, toByteOffset: index, as: UInt8.self)
        }
    }

    /// Eight bytes from an index, the first of them in the lowest bits.
    @inline(__always)
    subscript(wordAt index: Int) -> UInt64 {
        get {
            assert(0...count ~= index, "Byte \(index) of a block of \(count) is none.")
            return UInt64(
                littleEndian: start.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        }
        set {
            assert(0...count ~= index, "Byte \(index) of a block of \(count) is none.")
            start.storeBytes(of: newValue.littleEndian, toByteOffset: index, as: UInt64.self)
        }
    }

    /// Moves bytes to the block's start.
    mutating func moveToStart(_ range: Range<Int>) {
        check(range)
        memmove(start, start + range.lowerBound, range.count)
    }

    /// Copies bytes of another block to an index.
    @inline(__always)
    mutating func replace(at index: Int, with other: borrowing ByteBlock, _ range: Range<Int>) {
        check(index..<(index + range.count))
        other.check(range)
        memcpy(start + index, other.start + range.lowerBound, range.count)
    }

    /// Copies bytes to an index.
    mutating func replace(at index: Int, with bytes: ArraySlice<UInt8>) {
        check(index..<(index + bytes.count))
        bytes.withUnsafeBytes { bytes in
            if let source = bytes.baseAddress { memcpy(start + index, source, bytes.count) }
        }
    }

    /// Returns a view of some of the bytes.
    func bytes(_ range: Range<Int>) -> UnsafeRawBufferPointer {
        check(range)
        return UnsafeRawBufferPointer(start: start + range.lowerBound, count: range.count)
    }

    /// Reads a part of the block from a file, and returns the number of bytes: 0 at its end.
    mutating func fill(
        _ range: Range<Int>, from input: inout InputPieces
    ) throws(FileError) -> Int {
        check(range)
        return try input.read(
            into: UnsafeMutableRawBufferPointer(
                start: start + range.lowerBound, count: range.count))
    }

    /// Writes a part of the block to a file, and returns the number of bytes written, or -1 for a
    /// system error.
    func write(_ range: Range<Int>, to descriptor: Int32) -> Int {
        check(range)
        return Foundation.write(descriptor, start + range.lowerBound, range.count)
    }

    @inline(__always)
    private func check(_ range: Range<Int>) {
        assert(
            range.lowerBound >= 0 && range.upperBound <= count,
            "Bytes \(range) of a block of \(count) are not all there.")
    }
}
