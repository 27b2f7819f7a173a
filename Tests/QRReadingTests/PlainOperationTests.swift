import TestSupport
import Testing

@testable import QRReading

/// What is done to pictures, as it is defined: pixel by pixel, without any regard for speed.
private enum Plain {
    /// The pixels at most `radius` away from one, as far as there are such.
    static func surroundings(_ picture: GreyPicture, _ x: Int, _ y: Int, _ radius: Int) -> [Int] {
        (max(y - radius, 0)...min(y + radius, picture.height - 1)).flatMap { row in
            (max(x - radius, 0)...min(x + radius, picture.width - 1)).map { Int(picture[$0, row]) }
        }
    }

    static func mean(_ shades: [Int]) -> Int { shades.reduce(0, +) / shades.count }

    static func smoothed(_ picture: GreyPicture, radius: Int) -> GreyPicture {
        GreyPicture(width: picture.width, height: picture.height) { x, y in
            UInt8(mean(surroundings(picture, x, y, radius)))
        }
    }

    static func sharpened(_ picture: GreyPicture, radius: Int) -> GreyPicture {
        GreyPicture(width: picture.width, height: picture.height) { x, y in
            let mean = mean(surroundings(picture, x, y, radius))
            return UInt8(clamping: mean + 3 * (Int(picture[x, y]) - mean))
        }
    }

    static func thresholded(_ picture: GreyPicture) -> GreyPicture {
        let radius = max(min(picture.width, picture.height) / 16, 4)
        return GreyPicture(width: picture.width, height: picture.height) { x, y in
            let around = surroundings(picture, x, y, radius)
            let isDark = Int(picture[x, y]) * around.count * 100 < around.reduce(0, +) * 95
            return isDark ? 0 : 255
        }
    }

    static func reduced(_ picture: GreyPicture, by factor: Int) -> GreyPicture {
        GreyPicture(width: picture.width / factor, height: picture.height / factor) { x, y in
            let square = (0..<factor * factor).map {
                Int(picture[x * factor + $0 % factor, y * factor + $0 / factor])
            }
            return UInt8((square.reduce(0, +) + square.count / 2) / square.count)
        }
    }

    static func enlarged(_ picture: GreyPicture, by factor: Double) -> GreyPicture {
        // The old pixels on both sides of a new one, and the share of the second, in 256ths.
        func between(_ place: Int, _ count: Int) -> (first: Int, second: Int, share: Int) {
            let old = max((Double(place) + 0.5) / factor - 0.5, 0)
            let first = min(Int(old), count - 1)
            return (first, min(first + 1, count - 1), Int((old - Double(first)) * 256))
        }
        return GreyPicture(
            width: Int(Double(picture.width) * factor), height: Int(Double(picture.height) * factor)
        ) { x, y in
            let (across, down) = (between(x, picture.width), between(y, picture.height))
            func row(_ y: Int) -> Int {
                Int(picture[across.first, y]) * (256 - across.share)
                    + Int(picture[across.second, y]) * across.share
            }
            let sum = row(down.first) * (256 - down.share) + row(down.second) * down.share
            return UInt8((sum + 1 << 15) >> 16)
        }
    }
}

@Suite("Picture operations")
struct PlainOperationTests {
    /// Pictures of many shapes: single rows and columns, and some that are larger than any square
    /// that is slid over them.
    private static let pictures: [GreyPicture] = {
        var generator = SeededGenerator(seed: 32)
        let sizes =
            [(1, 1), (1, 30), (30, 1), (2, 3), (5, 5), (70, 66)]
            + (0..<6).map { _ in
                (
                    Int.random(in: 1...24, using: &generator),
                    Int.random(in: 1...24, using: &generator)
                )
            }
        return sizes.map { width, height in
            GreyPicture(
                width: width, height: height,
                pixels: (0..<width * height).map { _ in UInt8.random(in: 0...255, using: &generator)
                }
            )
        }
    }()

    @Test(
        "Picture operation: the result equals that of a plain implementation",
        arguments: pictures.indices)
    func same(index: Int) {
        let picture = Self.pictures[index]
        for radius in [1, 2, 5] where radius == 1 || picture.pixels.count < 1_000 {
            #expect(picture.smoothed(radius: radius) == Plain.smoothed(picture, radius: radius))
            #expect(picture.sharpened(radius: radius) == Plain.sharpened(picture, radius: radius))
        }
        #expect(picture.thresholded() == Plain.thresholded(picture))
        for factor in 2...3 where min(picture.width, picture.height) >= factor {
            #expect(picture.reduced(by: factor) == Plain.reduced(picture, by: factor))
        }
        for factor in [1, 1.37, 2, 3.5] {
            #expect(picture.enlarged(by: factor) == Plain.enlarged(picture, by: factor))
        }
    }

    @Test(
        "Picture operation: division by multiplication is exact for any square",
        arguments: [1, 9, 25, 289, 65_535])
    func reciprocal(divisor: Int) {
        let reciprocal = Reciprocal(of: divisor)
        var generator = SeededGenerator(seed: 40)
        let largest = 255 * divisor
        let multiples = (0..<1_000).map { _ in Int.random(in: 1...255, using: &generator) * divisor
        }
        for dividend in multiples.flatMap({ [$0 - 1, $0] }) + [0, largest] {
            if reciprocal.quotient(of: dividend) != dividend / divisor {
                Issue.record("\(dividend) divided by \(divisor)")
            }
        }
    }

    @Test("Picture operation: rotation is about the centre, on a white background")
    func turned() {
        let picture = GreyPicture(width: 9, height: 9) { x, y in UInt8(10 * x + y) }
        let quarter = picture.turned(degrees: 90)
        for y in 0..<9 { for x in 0..<9 { #expect(quarter[x, y] == picture[y, 8 - x]) } }
        #expect(picture.turned(degrees: 45)[0, 0] == 255)
        #expect(picture.turned(degrees: 0) == picture)
    }
}
