import TextReading

/// An editor that copies a file to another: skipped bytes are copied in long runs, dropped ones can
/// be replaced.
///
/// Bytes whose replacement is not yet decided can be held: they stay in memory until they are
/// released, with parts replaced.
struct ByteEditor: ~Copyable {
    /// The number of bytes in memory after ``look()``, unless the file ends before.
    static let lookahead = 1024

    /// The maximum number of held bytes.
    private static let mostHeldBytes = 1 << 16

    private var input: InputPieces
    private let pieceSize: Int
    private var writer: ByteWriter

    private var block: ByteBlock
    private var index = 0
    private var count = 0
    private var isAtEnd = false

    /// The start of the run of bytes that were skipped and not yet copied.
    private var runStart = 0

    private var line = 1

    /// The numbers of bytes of the file before the block, and before the current line.
    private var bytesBefore = 0
    private var lineStart = 0

    private var isHolding = false

    /// The held bytes.
    private(set) var held: [UInt8] = []

    /// - Parameters:
    ///   - pieceSize: The maximum number of bytes per read.
    init(input: InputPieces, output: consuming ByteWriter, pieceSize: Int) {
        self.input = input
        writer = output
        self.pieceSize = pieceSize
        block = ByteBlock(count: pieceSize + Self.lookahead)
    }

    /// The position of the next byte.
    var position: FileError.Position {
        FileError.Position(line: line, column: bytesBefore + index - lineStart + 1)
    }

    // MARK: Lookahead

    /// Returns the next byte without consuming it; `nil` at the end of the file.
    @inline(__always)
    mutating func peek() throws(FileError) -> UInt8? {
        if index == count, try !refill() { return nil }
        return block[index]
    }

    /// Ensures that ``lookahead`` bytes are in memory, or all remaining ones.
    @inline(__always)
    mutating func look() throws(FileError) {
        while count - index < Self.lookahead, !isAtEnd { _ = try refill() }
    }

    /// Returns `true` if a text follows. Call ``look()`` first.
    func isNext(_ text: StaticString) -> Bool {
        guard count - index >= text.utf8CodeUnitCount else { return false }
        for offset in 0..<text.utf8CodeUnitCount
        where block[index + offset] != text.utf8Start[offset] { return false }
        return true
    }

    /// Returns the next bytes that satisfy a condition, for messages. Call ``look()`` first.
    func nextText(while condition: (UInt8) -> Bool) -> String {
        let end = (index..<count).first { !condition(block[$0]) } ?? count
        return String(decoding: block.bytes(index..<end), as: UTF8.self)
    }

    // MARK: Skipping

    /// Skips bytes in memory that contain no line break.
    @inline(__always)
    mutating func skip(_ length: Int = 1) { index += length }

    /// Skips any byte in memory.
    @inline(__always)
    mutating func skipAny() {
        index += 1
        if block[index - 1] == UInt8(ascii: "\n") {
            line += 1
            lineStart = bytesBefore + index
        }
    }

    /// Skips spaces and line breaks.
    @inline(__always)
    mutating func skipSpace() throws(FileError) {
        while let byte = try peek(), byte <= 0x20, byte == 0x20 || (0x09...0x0D).contains(byte) {
            skipAny()
        }
    }

    /// Skips the part of a string's text in memory, up to a quote, an escape or a control
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

    /// Skips to a byte, or to the end of the bytes in memory.
    mutating func skip(to byte: UInt8) {
        while index < count, block[index] != byte { skipAny() }
    }

    /// Skips the next number, and returns it. Call ``look()`` first.
    @inline(__always)
    mutating func takeNumber() throws(FileError) -> Double? {
        guard let number = block.number(at: index), number.end <= count,
            !JSONNumber.has(block[number.end])
        else { return nil }
        index = number.end
        return number.value
    }

    // MARK: Writing

    /// Begins holding bytes.
    mutating func hold() throws(FileError) {
        guard !isHolding else { return }
        try cut()
        isHolding = true
    }

    /// Returns the number of held bytes before the next one.
    mutating func heldCount() throws(FileError) -> Int {
        try cut()
        return held.count
    }

    /// Writes the held bytes as they are.
    @inline(__always)
    mutating func release() throws(FileError) {
        try cut()
        isHolding = false
        try writer.append(held)
        held.removeAll(keepingCapacity: true)
    }

    /// Writes the held bytes, which begin with one number and end with another, with other numbers
    /// of degrees in their place.
    ///
    /// - Parameter middle: The range of the bytes between them.
    @inline(__always)
    mutating func release(
        _ first: Double, _ middle: Range<Int>, _ second: Double
    ) throws(FileError) {
        try cut()
        isHolding = false
        try writer.append(degrees: first)
        try writer.append(held[middle])
        try writer.append(degrees: second)
        held.removeAll(keepingCapacity: true)
    }

    /// Writes the held bytes with parts replaced.
    ///
    /// - Parameter replacements: The replacements in ascending order.
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

    /// Writes all skipped bytes.
    mutating func finish() throws(FileError) {
        try cut()
        try writer.flush()
    }

    /// Ends the run before the next byte, and writes or holds it.
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

    /// Reads more bytes, preserving those not yet skipped. Returns `true` if there are more.
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
        let more: Int
        do throws(ReadingError) {
            more = try block.fill(count..<end, from: &input)
        } catch {
            throw FileError(error)
        }
        count += more
        block[count] = 0
        isAtEnd = more == 0
        return more > 0
    }
}

/// Finds the bytes that end a part of a string's text, eight bytes at once: quotes, backslashes and
/// control characters.
private enum TextEnds {
    private static let ones: UInt64 = 0x0101_0101_0101_0101

    /// Seven letters after a byte.
    static let filler = ones &* 0x61 &<< 8

    /// Returns a word in which the highest bit of the first such byte is set, and no bit below it.
    /// Higher bits may be wrong.
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
