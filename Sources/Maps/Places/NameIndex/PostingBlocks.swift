import SQLite

/// The file format of postings: blocks of entries, ordered by segment, key and chunk.
///
/// An entry contains the places of one key in one chunk, which are numbers below 65,536: the key in
/// four bytes, the chunk in two, the count less one in two, the numbers in the format of
/// ``NumberSet``. A block is a row of the table `name_postings`, with as many entries as fit in a
/// page, or one that is larger than a page. Its number is composed of its last entry's segment, key
/// and chunk, so that the first block from a number on contains the entry in question.
enum PostingBlocks {
    /// The size of an entry's header in bytes.
    static let headerSize = 8

    /// The maximum size of a block that fits in a page with SQLite's overhead.
    static let mostBytes = 4_000

    /// The valid numbers of segments. Those of blocks begin with them, and are positive with room
    /// for one more.
    static let segments: Range<Int64> = 0..<1 << 15 - 1

    /// The maximum number of a key's chunk.
    static let lastChunk = 0xFFFF

    /// Returns the number of a block with this last entry.
    static func number(segment: Int64, key: UInt32, chunk: Int) -> Int64 {
        segment << 48 | Int64(key) << 16 | Int64(chunk)
    }

    /// Returns the numbers of a segment's blocks.
    static func numbers(of segment: Int64) -> ClosedRange<Int64> {
        segment << 48...segment << 48 | 0xFFFF_FFFF_FFFF
    }
}

/// An entry of a block.
struct PostingEntry {
    let key: UInt32
    let chunk: Int

    /// The number of places.
    let count: Int

    /// The range of the numbers in the block.
    let numbers: Range<Int>

    /// Decodes the entry at an index of a block.
    init(in block: UnsafeRawBufferPointer, at start: Int) throws(SQLiteError) {
        guard start + PostingBlocks.headerSize <= block.count else { throw Self.damage }
        func number<Number: FixedWidthInteger>(at offset: Int, as: Number.Type) -> Number {
            Number(
                littleEndian: block.loadUnaligned(fromByteOffset: start + offset, as: Number.self))
        }
        key = number(at: 0, as: UInt32.self)
        chunk = Int(number(at: 4, as: UInt16.self))
        count = Int(number(at: 6, as: UInt16.self)) + 1
        let first = start + PostingBlocks.headerSize
        numbers = first..<first + NumberSet.byteCount(of: count)
        guard numbers.upperBound <= block.count else { throw Self.damage }
    }

    init(in block: [UInt8], at start: Int) throws(SQLiteError) {
        let entry = block.withUnsafeBytes { bytes in
            Result { () throws(SQLiteError) in try PostingEntry(in: bytes, at: start) }
        }
        self = try entry.get()
    }

    /// Returns the places' numbers within the chunk.
    func set(in block: UnsafeRawBufferPointer) -> NumberSet {
        NumberSet(UnsafeRawBufferPointer(rebasing: block[numbers]), count: count)
    }

    /// Intersects a set with the places' numbers within the chunk.
    func restrict(_ set: inout NumberSet, in block: UnsafeRawBufferPointer) {
        set.formIntersection(UnsafeRawBufferPointer(rebasing: block[numbers]), count: count)
    }

    /// Visits the places' numbers within the chunk, without creating a set.
    func visit(in block: UnsafeRawBufferPointer, _ body: (Int) -> Void) {
        if count <= NumberSet.mostInList {
            for start in stride(from: numbers.lowerBound, to: numbers.upperBound, by: 2) {
                body(
                    Int(
                        UInt16(
                            littleEndian: block.loadUnaligned(
                                fromByteOffset: start, as: UInt16.self))))
            }
        } else {
            for number in set(in: block) { body(Int(number)) }
        }
    }

    static let damage = SQLiteError.damaged("the index of names has a block that makes no sense")
}

extension SQLiteConnection {
    /// Writes blocks into a segment.
    func insert(_ blocks: [PostingBlock], into segment: Int64) throws(SQLiteError) {
        let insertion = try statement("INSERT INTO name_postings VALUES (?, ?)")
        for block in blocks {
            insertion.bind(
                PostingBlocks.number(
                    segment: segment, key: block.last.key, chunk: block.last.chunk), at: 1)
            insertion.bind(block.entries, at: 2)
            try insertion.run()
        }
    }
}
