import Foundation

/// A file on its way to another one: what is stepped over is copied in long runs, what is dropped
/// can be replaced.
///
/// What is not yet decided upon can be held back: it is kept in memory until it is released, with
/// parts of it replaced.
struct ByteEditor: ~Copyable {
    /// How many bytes after ``look()`` are in memory, unless the file ends before.
    static let lookahead = 1024

    /// How many bytes can be held back.
    private static let mostHeldBytes = 1 << 16

    private var input: InputPieces
    private let pieceSize: Int
    private var writer: ByteWriter

    private var block: ByteBlock
    private var index = 0
    private var count = 0
    private var isAtEnd = false

    /// Where the run of bytes begins that were stepped over and not yet copied.
    private var runStart = 0

    private var line = 1

    /// Bytes of the file before the block, and before the present line.
    private var bytesBefore = 0
    private var lineStart = 0

    private var isHolding = false

    /// What is held back.
    private(set) var held: [UInt8] = []

    /// - Parameters:
    ///   - pieceSize: How many bytes are read at once, at most.
    init(input: InputPieces, output: consuming ByteWriter, pieceSize: Int) {
        self.input = input
        writer = output
        self.pieceSize = pieceSize
        block = ByteBlock(count: pieceSize + Self.lookahead)
    }

    /// Where the next byte stands.
    var position: FileError.Position {
        FileError.Position(line: line, column: bytesBefore + index - lineStart + 1)
    }

    // MARK: Looking

    /// The next byte, which stays the next one; `nil` at the end of the file.
    @inline(__always)
    mutating func peek() throws(FileError) -> UInt8? {
        if index == count, try !refill() { return nil }
        return block[index]
    }

    /// Makes sure that ``lookahead`` bytes are in memory, or all that are left.
    @inline(__always)
    mutating func look() throws(FileError) {
        while count - index < Self.lookahead, !isAtEnd { _ = try refill() }
    }

    /// Whether a text follows. To be asked after ``look()``.
    func isNext(_ text: StaticString) -> Bool {
        guard count - index >= text.utf8CodeUnitCount else { return false }
        for offset in 0..<text.utf8CodeUnitCount
        where block[index + offset] != text.utf8Start[offset] { return false }
        return true
    }

    /// The next bytes that satisfy a condition, for messages. To be asked after ``look()``.
    func nextText(while condition: (UInt8) -> Bool) -> String {
        let end = (index..<count).first { !condition(block[$0]) } ?? count
        return String(decoding: block.bytes(index..<end), as: UTF8.self)
    }

    // MARK: Stepping over

    /// Steps over bytes that were looked at, none of them a line break.
    @inline(__always)
    mutating func skip(_ length: Int = 1) { index += length }

    /// Steps over a byte that was looked at, whatever it is.
    @inline(__always)
    mutating func skipAny() {
        index += 1
        if block[index - 1] == UInt8(ascii: "\n") {
            line += 1
            lineStart = bytesBefore + index
        }
    }

    /// Steps over spaces and line breaks.
    @inline(__always)
    mutating func skipSpace() throws(FileError) {
        while let byte = try peek(), byte <= 0x20, byte == 0x20 || (0x09...0x0D).contains(byte) {
            skipAny()
        }
    }

    /// Steps over what is in memory of a string's text, up to a quote, an escape or a control
    /// character.
    @inline(__always)
    mutating func skipText() {
        // Eight bytes at once while none of them ends the text.
        while index + 8 <= count {
            let ends = TextEnds.mask(block[wordAt: index])
            if ends != 0 {
                index += ends.trailingZeroBitCount / 8
                return
            }
            index += 8
        }
        while index < count, TextEnds.mask(UInt64(block[index]) | TextEnds.filler) == 0 {
            index += 1
        }
    }

    /// Steps over what is in memory up to a byte.
    mutating func skip(to byte: UInt8) {
        while index < count, block[index] != byte { skipAny() }
    }

    /// Reads the number that is next, and steps over it. To be asked after ``look()``.
    ///
    /// - Parameter copies: Whether it is copied, and not dropped.
    @inline(__always)
    mutating func takeNumber(copies: Bool) throws(FileError) -> Double? {
        guard let number = JSONNumber(block, at: index), number.end <= count,
            !JSONNumber.has(block[number.end])
        else { return nil }
        let value = number.value(block, at: index)
        if !copies { try cut() }
        index = number.end
        if !copies { runStart = index }
        return value
    }

    // MARK: Writing

    /// Holds back what comes from here on.
    mutating func hold() throws(FileError) {
        guard !isHolding else { return }
        try cut()
        isHolding = true
    }

    /// How many bytes are held back before the next one.
    mutating func heldCount() throws(FileError) -> Int {
        try cut()
        return held.count
    }

    /// Writes what is held back, after degrees and before others.
    @inline(__always)
    mutating func release(after first: Double, before second: Double) throws(FileError) {
        try cut()
        isHolding = false
        try writer.append(degrees: first)
        try writer.append(held)
        try writer.append(degrees: second)
        held.removeAll(keepingCapacity: true)
    }

    /// Writes what is held back with parts of it replaced.
    ///
    /// - Parameter replacements: From the first to the last.
    mutating func release(_ replacements: [(range: Range<Int>, degrees: Double)]) throws(FileError)
    {
        try cut()
        isHolding = false
        var written = 0
        for replacement in replacements {
            try writer.append(held[written..<replacement.range.lowerBound])
            try writer.append(degrees: replacement.degrees)
            written = replacement.range.upperBound
        }
        try writer.append(held[written...])
        held.removeAll(keepingCapacity: true)
    }

    /// Writes all that was stepped over.
    mutating func finish() throws(FileError) {
        try cut()
        try writer.flush()
    }

    /// Ends the run before the next byte, and writes or keeps it.
    @inline(__always)
    private mutating func cut() throws(FileError) {
        let run = runStart..<index
        runStart = index
        guard isHolding else { return try writer.append(block, run) }
        guard held.count + run.count <= Self.mostHeldBytes else {
            throw FileError(
                .unexpected(
                    found: "more than \(Self.mostHeldBytes) bytes of one place",
                    expected: "the end of it"), at: position)
        }
        held.append(contentsOf: block.bytes(run))
    }

    /// Reads on. What was not stepped over yet stays. Returns whether there is more.
    @inline(never)
    private mutating func refill() throws(FileError) -> Bool {
        if isAtEnd { return false }
        try cut()
        block.moveToStart(index..<count)
        bytesBefore += index
        count -= index
        index = 0
        runStart = 0
        let end = min(count + pieceSize, block.count)
        let more = try block.fill(count..<end, from: &input)
        count += more
        block[count] = 0
        isAtEnd = more == 0
        return more > 0
    }
}

/// Finds the bytes that end a piece of a string's text in eight bytes at once: quotes, backslashes
/// and control characters.
private enum TextEnds {
    private static let ones: UInt64 = 0x0101_0101_0101_0101

    /// Seven letters behind a byte.
    static let filler = ones &* 0x61 &<< 8

    /// A word in which the highest bit of the first such byte is set, and no bit below it. Higher
    /// ones may be wrong.
    @inline(__always)
    static func mask(_ word: UInt64) -> UInt64 {
        let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
        let escapes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
        let zeros =
            ((quotes &- ones) & ~quotes) | ((escapes &- ones) & ~escapes)
            | ((word &- ones &* 0x20) & ~word)
        return zeros & (ones &* 0x80)
    }
}
