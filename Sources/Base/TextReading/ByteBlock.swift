import Foundation

/// A block of memory for bytes, allocated once.
///
/// The streams' only unsafe memory: an array would check unique ownership for every byte. Debug
/// builds check every index. The compiler inlines across modules only what is public.
public struct ByteBlock: ~Copyable {
    /// The number of bytes after the last one, so that a word can be read at any index.
    private static let padding = 8

    /// The number of bytes.
    public let count: Int

    @usableFromInline
    let start: UnsafeMutableRawPointer

    /// - Parameter count: The number of bytes, which are uninitialised.
    package init(count: Int) {
        self.count = count
        start = .allocate(byteCount: count + Self.padding, alignment: 16)
    }

    deinit { start.deallocate() }

    /// The byte at an index from 0 through ``count``.
    @inlinable
    public subscript(index: Int) -> UInt8 {
        @inline(__always)
        get {
            assert(0...count ~= index, "Byte \(index) of a block of \(count) is none.")
            return start.load(fromByteOffset: index, as: UInt8.self)
        }
        @inline(__always)
        set {
            assert(0...count ~= index, "Byte \(index) of a block of \(count) is none.")
            start.storeBytes(of: newValue, toByteOffset: index, as: UInt8.self)
        }
    }

    /// Eight bytes from an index, the first of them in the lowest bits.
    @inlinable
    public subscript(wordAt index: Int) -> UInt64 {
        @inline(__always)
        get {
            assert(0...count ~= index, "Byte \(index) of a block of \(count) is none.")
            return UInt64(
                littleEndian: start.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        }
        @inline(__always)
        set {
            assert(0...count ~= index, "Byte \(index) of a block of \(count) is none.")
            start.storeBytes(of: newValue.littleEndian, toByteOffset: index, as: UInt64.self)
        }
    }

    /// Moves bytes to the block's start.
    package mutating func moveToStart(_ range: Range<Int>) {
        check(range)
        memmove(start, start + range.lowerBound, range.count)
    }

    /// Copies bytes of another block to an index.
    @inlinable @inline(__always)
    public mutating func replace(
        at index: Int, with other: borrowing ByteBlock, _ range: Range<Int>
    ) {
        check(index..<(index + range.count))
        other.check(range)
        (start + index).copyMemory(from: other.start + range.lowerBound, byteCount: range.count)
    }

    /// Copies bytes to an index.
    package mutating func replace(at index: Int, with bytes: ArraySlice<UInt8>) {
        check(index..<(index + bytes.count))
        bytes.withUnsafeBytes { bytes in
            if let source = bytes.baseAddress { memcpy(start + index, source, bytes.count) }
        }
    }

    /// Returns a view of some of the bytes.
    package func bytes(_ range: Range<Int>) -> UnsafeRawBufferPointer {
        check(range)
        return UnsafeRawBufferPointer(start: start + range.lowerBound, count: range.count)
    }

    /// Reads a part of the block from a file, and returns the number of bytes: 0 at its end.
    package mutating func fill(
        _ range: Range<Int>, from input: inout InputPieces
    ) throws(ReadingError) -> Int {
        check(range)
        return try input.read(
            into: UnsafeMutableRawBufferPointer(
                start: start + range.lowerBound, count: range.count))
    }

    /// Writes a part of the block to a file, and returns the number of bytes written, or -1 for a
    /// system error.
    package func write(_ range: Range<Int>, to descriptor: Int32) -> Int {
        check(range)
        return Foundation.write(descriptor, start + range.lowerBound, range.count)
    }

    @inlinable @inline(__always)
    func check(_ range: Range<Int>) {
        assert(
            range.lowerBound >= 0 && range.upperBound <= count,
            "Bytes \(range) of a block of \(count) are not all there.")
    }
}
