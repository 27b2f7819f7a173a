/// A set of numbers below 65,536: a sorted list for few, otherwise a bitmap.
///
/// S. Chambi, D. Lemire, O. Kaser, R. Godin, “Better bitmap performance with Roaring bitmaps”,
/// Software: Practice and Experience 46 (2016): sets in this form are intersected faster than
/// delta-encoded lists are read.
enum NumberSet {
    /// The numbers in ascending order.
    case few([UInt16])

    /// A bitmap of 1,024 words, the lowest bits first.
    case many([UInt64])

    /// The maximum number of elements for which a list takes no more bytes than a bitmap.
    static let mostInList = 4_096

    private static let wordCount = 1_024

    init() { self = .few([]) }

    var count: Int {
        switch self {
        case .few(let list): list.count
        case .many(let words): words.reduce(0) { $0 + $1.nonzeroBitCount }
        }
    }

    /// The number of elements of a list; `nil` for a bitmap, whose counting takes as long as an
    /// intersection.
    var listCount: Int? {
        if case .few(let list) = self { list.count } else { nil }
    }

    /// `true` for so few numbers that reading their places takes no longer than searching further
    /// requirements.
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

    /// Intersects with the numbers in the format of ``append(_:to:)``.
    mutating func formIntersection(_ bytes: UnsafeRawBufferPointer, count: Int) {
        if count <= Self.mostInList {
            formIntersection(list: bytes)
        } else {
            formIntersection(bits: bytes)
        }
    }

    /// The minimum size ratio at which numbers are searched one by one. Below it, branch
    /// mispredictions would cost more.
    private static let shareLookedFor = 12

    private mutating func formIntersection(list bytes: UnsafeRawBufferPointer) {
        let others = NumberList(bytes)
        if case .few(var list) = self, list.count * Self.shareLookedFor < others.count {
            // Releases the second reference, which would cause a copy of the list.
            self = NumberSet()
            var place = 0
            list.keep { number in
                place = others.place(of: number, from: place)
                return place < others.count && others[place] == number
            }
            self = .few(list)
            return
        }
        let words = words
        var list: [UInt16] = Array(littleEndian: bytes)
        list.keep { number in words[Int(number >> 6)] >> UInt64(number & 63) & 1 != 0 }
        self = .few(list)
    }

    private mutating func formIntersection(bits bytes: UnsafeRawBufferPointer) {
        switch self {
        case .many(var words):
            self = NumberSet()
            for index in words.indices {
                words[index] &= UInt64(
                    littleEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
            }
            self = .many(words)
        case .few(var list):
            self = NumberSet()
            list.keep { number in bytes[Int(number >> 3)] >> UInt8(number & 7) & 1 != 0 }
            self = .few(list)
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

        /// The next index in the list, or the current word of the bitmap.
        private var index = 0

        /// The remaining bits of the word.
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
    /// Returns the number of bytes for a count of numbers.
    static func byteCount(of count: Int) -> Int {
        count <= mostInList ? count * 2 : wordCount * 8
    }

    /// Appends the bytes of a sorted list without repetition.
    static func append(_ list: [UInt16], to bytes: inout [UInt8]) {
        if list.count <= mostInList {
            bytes.append(littleEndian: list)
        } else {
            bytes.append(littleEndian: NumberSet.few(list).words)
        }
    }

    /// Decodes the format of ``append(_:to:)``.
    init(_ bytes: UnsafeRawBufferPointer, count: Int) {
        self =
            count <= Self.mostInList
            ? .few(Array(littleEndian: bytes)) : .many(Array(littleEndian: bytes))
    }
}

extension [UInt16] {
    /// Filters the list without branches: every number is written, and overwritten by the next one
    /// if it does not count, because the condition is unpredictable and mispredictions would be
    /// frequent.
    fileprivate mutating func keep(where holds: (UInt16) -> Bool) {
        var count = 0
        for index in indices {
            let number = self[index]
            self[count] = number
            count += holds(number) ? 1 : 0
        }
        removeSubrange(count...)
    }
}

/// A sorted list in the format of ``NumberSet``.
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

    /// Returns the index of the first number from `start` on that is not below one; ``count`` when
    /// there is none.
    ///
    /// Skips 16 numbers at a time, since most lists are far longer than the number of look-ups.
    func place(of number: UInt16, from start: Int) -> Int {
        var place = start
        while place &+ 16 <= count {
            guard self[place &+ 15] < number else {
                for step in [8, 4, 2, 1] where self[place &+ step &- 1] < number { place &+= step }
                return place
            }
            place &+= 16
        }
        while place < count, self[place] < number { place &+= 1 }
        return place
    }
}
