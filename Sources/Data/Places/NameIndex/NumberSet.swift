/// A set of numbers below 65,536: a list when there are few, else a bit for each number there could be.
///
/// S. Chambi, D. Lemire, O. Kaser, R. Godin, “Better bitmap performance with Roaring bitmaps”, Software: Practice and Experience 46 (2016): sets that are cut so are
/// intersected faster than lists of differences are read.
enum NumberSet {
    /// In their order.
    case few([UInt16])

    /// 1,024 words of bits, the lowest first.
    case many([UInt64])

    /// Up to how many numbers a list takes no more bytes than bits do.
    static let mostInList = 4_096

    private static let wordCount = 1_024

    init() { self = .few([]) }

    /// Whether there are so few numbers that looking at their places takes no longer than looking for what else could exclude them.
    var hasFew: Bool {
        switch self {
        case .few(let list): list.count <= 2
        case .many(let words): words.allSatisfy { $0 == 0 }
        }
    }

    mutating func formIntersection(_ other: NumberSet) {
        var bytes: [UInt8] = []
        switch other {
        case .few(let list):
            bytes.append(littleEndian: list)
            bytes.withUnsafeBytes { formIntersection(list: $0) }
        case .many(let words):
            bytes.append(littleEndian: words)
            bytes.withUnsafeBytes { formIntersection(bits: $0) }
        }
    }

    /// Leaves the numbers that are among those that ``append(_:to:)`` wrote, so many of them.
    mutating func formIntersection(_ bytes: UnsafeRawBufferPointer, count: Int) {
        if count <= Self.mostInList {
            formIntersection(list: bytes)
        } else {
            formIntersection(bits: bytes)
        }
    }

    private mutating func formIntersection(list bytes: UnsafeRawBufferPointer) {
        let others = NumberList(bytes)
        var common: [UInt16] = []
        switch self {
        case .many(let words):
            for index in 0..<others.count {
                let number = others[index]
                if words[Int(number >> 6)] & 1 << UInt64(number & 63) != 0 { common.append(number) }
            }
        case .few(let list):
            var index = 0
            for number in list {
                index = others.index(of: number, from: index)
                guard index < others.count else { break }
                if others[index] == number { common.append(number) }
            }
        }
        self = .few(common)
    }

    private mutating func formIntersection(bits bytes: UnsafeRawBufferPointer) {
        switch self {
        case .many(var words):
            // Without this the words would be copied, because two have them.
            self = NumberSet()
            for index in words.indices {
                words[index] &= UInt64(
                    littleEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
            }
            self = .many(words)
        case .few(let list):
            self = .few(list.filter { bytes[Int($0 >> 3)] & 1 << UInt8($0 & 7) != 0 })
        }
    }

    mutating func formUnion(_ other: NumberSet) {
        var words = words
        switch other {
        case .many(let others):
            for index in words.indices { words[index] |= others[index] }
        case .few(let list):
            for number in list { words[Int(number >> 6)] |= 1 << UInt64(number & 63) }
        }
        self = .many(words)
    }

    private var words: [UInt64] {
        switch self {
        case .many(let words): return words
        case .few(let list):
            var words = Array(repeating: UInt64(0), count: Self.wordCount)
            for number in list { words[Int(number >> 6)] |= 1 << UInt64(number & 63) }
            return words
        }
    }
}

// MARK: - Going through

extension NumberSet: Sequence {
    struct Iterator: IteratorProtocol {
        private let set: NumberSet

        /// The next place in the list, or the word whose bits are gone through.
        private var index = 0

        /// What is left of the word.
        private var bits: UInt64 = 0

        init(_ set: NumberSet) {
            self.set = set
            if case .many(let words) = set { bits = words[0] }
        }

        mutating func next() -> UInt16? {
            switch set {
            case .few(let list):
                guard index < list.count else { return nil }
                defer { index += 1 }
                return list[index]
            case .many(let words):
                while bits == 0 {
                    guard index + 1 < words.count else { return nil }
                    index += 1
                    bits = words[index]
                }
                defer { bits &= bits - 1 }
                return UInt16(index << 6 + bits.trailingZeroBitCount)
            }
        }
    }

    func makeIterator() -> Iterator { Iterator(self) }
}

// MARK: - As bytes

extension NumberSet {
    /// How many bytes so many numbers take.
    static func byteCount(of count: Int) -> Int {
        count <= mostInList ? count * 2 : wordCount * 8
    }

    /// Adds the bytes of a list without repetition, in its order.
    static func append(_ list: [UInt16], to bytes: inout [UInt8]) {
        if list.count <= mostInList {
            bytes.append(littleEndian: list)
        } else {
            bytes.append(littleEndian: NumberSet.few(list).words)
        }
    }

    /// The numbers that ``append(_:to:)`` wrote, so many of them.
    init(_ bytes: UnsafeRawBufferPointer, count: Int) {
        self =
            count <= Self.mostInList
            ? .few(Array(littleEndian: bytes)) : .many(Array(littleEndian: bytes))
    }
}

/// Numbers in their order, as ``NumberSet`` writes a list.
private struct NumberList {
    private let bytes: UnsafeRawBufferPointer
    let count: Int

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        count = bytes.count / 2
    }

    subscript(index: Int) -> UInt16 {
        UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 2, as: UInt16.self))
    }

    /// Where from an index on the first number stands that is not less than one.
    ///
    /// Steps are doubled until they go too far: looking for a few numbers among many takes less than going through all.
    func index(of number: UInt16, from start: Int) -> Int {
        var (low, step) = (start, 1)
        while low + step <= count, self[low + step - 1] < number {
            low += step
            step *= 2
        }
        var high = min(low + step - 1, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
