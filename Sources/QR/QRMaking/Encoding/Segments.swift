import Foundation

/// The segments of a text, each with its mode.
struct Segments: Hashable, Sendable {
    struct Segment: Hashable, Sendable {
        var mode: SegmentMode
        var bytes: [UInt8]
    }

    private(set) var segments: [Segment] = []

    /// `true` if the symbol marks its bytes as UTF-8.
    var isMarkedUTF8 = false

    /// Returns the size in bits in `format`; `nil` if the format lacks a mode.
    func bitCount(in format: SymbolFormat) -> Int? {
        var sum = isMarkedUTF8 ? Self.markBits : 0
        for segment in segments {
            guard let countBits = format.countBits(segment.mode) else { return nil }
            let sixths = segment.bytes.count * segment.mode.sixthsOfBit
            sum += format.modeBits + countBits + (sixths + 5) / 6
        }
        return sum
    }

    /// The mark's mode and number take 12 bits. The library reserves 28, and chooses a larger
    /// version than needed if those do not fit.
    private static let markBits = 28
}

extension Segments {
    /// Creates a single segment.
    init(_ bytes: [UInt8], in mode: SegmentMode) {
        segments = bytes.isEmpty ? [] : [Segment(mode: mode, bytes: bytes)]
    }

    /// Creates the segments with the fewest bits in formats of `format`'s group.
    ///
    /// Dynamic programming: for each byte and mode, the minimum cost of the text up to there with
    /// the byte in that mode follows from the costs at the byte before. Backtracking from the
    /// cheapest end gives the modes. Costs are exact in sixths of bits within a segment, and
    /// rounded up at its end.
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

    /// Returns the mode of each byte. If a format has no mode for one, all are in the byte mode,
    /// which then does not fit.
    private static func cheapestModes(_ bytes: [UInt8], _ format: SymbolFormat) -> [SegmentMode] {
        let modes = [SegmentMode.byte, .alphanumeric, .numeric]
            .filter { format.countBits($0) != nil }
        let count = modes.count
        let heads = modes.map { 6 * (format.modeBits + (format.countBits($0) ?? 0)) }
        let never = Int.max / 2
        // The cost of the text up to here with the last byte in each mode.
        var costs = heads
        // For each byte and mode: the mode of the byte before.
        var choices = [Int](repeating: 0, count: bytes.count * count)
        for (place, byte) in bytes.enumerated() {
            let previous = costs
            for index in 0..<count {
                costs[index] = never
                guard modes[index].takes(byte) else { continue }
                for before in 0..<count where previous[before] < never {
                    // The first byte always begins a segment.
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

/// Text in the encoding of the kanji mode.
enum KanjiText {
    /// Returns the two bytes of a character in Shift JIS; `nil` for characters that the mode lacks.
    static func bytes(of character: Character) -> [UInt8]? {
        guard let data = String(character).data(using: .shiftJIS), data.count == 2 else {
            return nil
        }
        let code = Int(data[0]) << 8 | Int(data[1])
        return 0x8140...0x9FFC ~= code || 0xE040...0xEBBF ~= code ? Array(data) : nil
    }
}
