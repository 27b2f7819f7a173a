import Foundation

/// A text's pieces, each in a mode.
struct Segments: Hashable, Sendable {
    struct Segment: Hashable, Sendable {
        var mode: SegmentMode
        var bytes: [UInt8]
    }

    private(set) var segments: [Segment] = []

    /// Whether the symbol says that its bytes are UTF-8.
    var isMarkedUTF8 = false

    /// How many bits they take in `format`; `nil` where it lacks a mode.
    func bitCount(in format: SymbolFormat) -> Int? {
        var sum = isMarkedUTF8 ? Self.markBits : 0
        for segment in segments {
            guard let countBits = format.countBits(segment.mode) else { return nil }
            let sixths = segment.bytes.count * segment.mode.sixthsOfBit
            sum += format.modeBits + countBits + (sixths + 5) / 6
        }
        return sum
    }

    /// The mark's mode and its number take 12 bits. The library reckons with 28, and takes a larger version than needed where
    /// those do not fit.
    private static let markBits = 28
}

extension Segments {
    /// One piece.
    init(_ bytes: [UInt8], in mode: SegmentMode) {
        segments = bytes.isEmpty ? [] : [Segment(mode: mode, bytes: bytes)]
    }

    /// The pieces that take the fewest bits in formats of `format`'s group.
    ///
    /// For each byte and each mode the least number of bits is known that the text takes up to there if the byte is in
    /// that mode; it follows from the byte before. Going back from the cheapest end gives the modes. Sixths of bits count
    /// exactly until a piece ends, where they are rounded up.
    ///
    /// - Complexity: O(bytes).
    init(cutting bytes: [UInt8], for format: SymbolFormat) {
        segments = []
        for (byte, mode) in zip(bytes, Self.cheapestModes(bytes, format)) {
            if segments.last?.mode == mode {
                segments[segments.count - 1].bytes.append(byte)
            } else {
                segments.append(Segment(mode: mode, bytes: [byte]))
            }
        }
    }

    /// The mode of each byte. Where a format has no mode for one, all are in the byte mode, which does not fit then.
    private static func cheapestModes(_ bytes: [UInt8], _ format: SymbolFormat) -> [SegmentMode] {
        let modes = [SegmentMode.byte, .alphanumeric, .numeric]
            .filter { format.countBits($0) != nil }
        let count = modes.count
        let heads = modes.map { 6 * (format.modeBits + (format.countBits($0) ?? 0)) }
        let never = Int.max / 2
        // What the text takes up to here if the last byte is in a mode.
        var costs = heads
        // For each byte and each mode it may be in: the mode of the byte before.
        var choices = [Int](repeating: 0, count: bytes.count * count)
        for (place, byte) in bytes.enumerated() {
            let previous = costs
            for index in 0..<count {
                costs[index] = never
                guard modes[index].takes(byte) else { continue }
                for before in 0..<count where previous[before] < never {
                    // The first byte begins a piece in any case.
                    guard before == index || place > 0 else { continue }
                    let start =
                        before == index
                        ? previous[before] : (previous[before] + 5) / 6 * 6 + heads[index]
                    if start + modes[index].sixthsOfBit < costs[index] {
                        costs[index] = start + modes[index].sixthsOfBit
                        choices[place * count + index] = before
                    }
                }
            }
        }
        guard var index = costs.indices.min(by: { costs[$0] < costs[$1] }), costs[index] < never
        else { return Array(repeating: .byte, count: bytes.count) }
        var taken = [SegmentMode](repeating: .byte, count: bytes.count)
        for place in bytes.indices.reversed() {
            taken[place] = modes[index]
            index = choices[place * count + index]
        }
        return taken
    }
}

/// Text as the kanji mode writes it.
enum KanjiText {
    /// The two bytes of a character in Shift JIS; `nil` for characters that the mode lacks.
    static func bytes(of character: Character) -> [UInt8]? {
        guard let data = String(character).data(using: .shiftJIS), data.count == 2 else {
            return nil
        }
        let code = Int(data[0]) << 8 | Int(data[1])
        return 0x8140...0x9FFC ~= code || 0xE040...0xEBBF ~= code ? Array(data) : nil
    }
}
