import TextReading

/// Formats degrees with up to nine decimals, a tenth of a millimetre, without trailing zeros.
///
/// Numbers from a thousand on can only be metres, which get up to four decimals.
enum DegreesText {
    /// The maximum length of a text, including zeros that are written after it.
    static let mostBytes = 32

    /// Returns the text of degrees, or of metres up to a hundred million.
    static func bytes(_ degrees: Double) -> [UInt8] {
        var block = ByteBlock(count: mostBytes)
        let count = write(degrees, to: &block, at: 0)
        return Array(block.bytes(0..<count))
    }

    /// Writes the text at an index, and returns the index after it. Up to ``mostBytes`` bytes are
    /// overwritten.
    @inline(__always)
    static func write(_ degrees: Double, to block: inout ByteBlock, at start: Int) -> Int {
        let zero = UInt8(ascii: "0")
        var place = start
        let size = abs(degrees)
        let billionths =
            size < 1000
            ? UInt64((size * 1e9).rounded()) : UInt64((size * 1e4).rounded()) * 100_000
        if degrees < 0, billionths > 0 {
            block[place] = UInt8(ascii: "-")
            place += 1
        }

        let (whole, rest) = billionths.quotientAndRemainder(dividingBy: 1_000_000_000)
        if whole >= 1000 {
            for byte in String(whole).utf8 {
                block[place] = byte
                place += 1
            }
        } else {
            if whole >= 100 {
                block[place] = zero + UInt8(whole / 100)
                place += 1
            }
            if whole >= 10 {
                block[place] = zero + UInt8(whole / 10 % 10)
                place += 1
            }
            block[place] = zero + UInt8(whole % 10)
            place += 1
        }
        guard rest > 0 else { return place }

        // A point, the first decimal, and eight at once.
        let (first, eight) = rest.quotientAndRemainder(dividingBy: 100_000_000)
        block[place] = UInt8(ascii: ".")
        block[place + 1] = zero + UInt8(first)
        place += 2
        let digits = EightDigits(UInt32(eight))
        block[wordAt: place] = digits.text
        return place + digits.countWithoutZeros
    }
}

/// The eight decimal digits of a number below a hundred million, one per byte, the first in the
/// lowest byte.
///
/// The number is halved three times into parts that are adjacent in one word, so that each step
/// divides all of them: by 10,000, by 100 and by 10. Divisions are multiplications by a rounded
/// reciprocal that is exact in the range.
private struct EightDigits {
    private let digits: UInt64

    @inline(__always)
    init(_ number: UInt32) {
        let (high, low) = number.quotientAndRemainder(dividingBy: 10_000)
        let fours = UInt64(high) | UInt64(low) << 32
        let hundreds = ((fours &* 10_486) &>> 20) & 0x7F_0000_007F
        let twos = hundreds | (fours &- 100 &* hundreds) &<< 16
        let tens = ((twos &* 103) &>> 10) & 0x000F_000F_000F_000F
        digits = tens | (twos &- 10 &* tens) &<< 8
    }

    /// The digits as ASCII.
    var text: UInt64 { digits | 0x3030_3030_3030_3030 }

    /// The number of digits up to the last non-zero one.
    var countWithoutZeros: Int { 8 - digits.leadingZeroBitCount / 8 }
}
