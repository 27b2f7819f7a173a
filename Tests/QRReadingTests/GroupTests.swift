import Foundation
import TestSupport
import Testing

@testable import QRReading

@Suite("Groups of finder patterns")
struct GroupTests {
    private static let sheet = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Pictures/sheets/lanczos.png").path

    /// Patterns of codes of 25 modules of 4 pixels in a grid, whose codes are `gap` pixels apart.
    private func grid(_ columns: Int, gap: Double) -> [FinderPattern] {
        (0..<columns * columns).flatMap { index -> [FinderPattern] in
            let left = Double(index % columns) * (100 + gap)
            let top = Double(index / columns) * (100 + gap)
            return [(14.0, 14.0), (86, 14), (14, 86)].map {
                FinderPattern(x: left + $0.0, y: top + $0.1, modulePixels: 4)
            }
        }
    }

    @Test("Groups: each code of a grid has one, and those come first", arguments: [8.0, 16, 40])
    func grids(gap: Double) {
        let patterns = grid(3, gap: gap)
        let groups = FinderGroup.all(of: patterns)
        let own = groups.filter { group in
            let places = Set(group.patterns.map { patterns.firstIndex(of: $0)! / 3 })
            return places.count == 1
        }
        #expect(own.count == 9)
        #expect(own.allSatisfy { abs($0.size - 72) < 0.1 })
        #expect(FinderGroup.all(of: Array(patterns.prefix(2))).isEmpty)
    }

    @Test("Groups: the surroundings hold the whole code and its margin")
    func surroundings() throws {
        let group = try #require(FinderGroup.all(of: grid(1, gap: 0)).first)
        let place = group.surroundings
        #expect(place.x <= -16 && place.x + place.width >= 116)
        #expect(place.y <= -16 && place.y + place.height >= 116)
        #expect(place.width < 200)
    }

    @Test("Groups: all sixteen codes of a sheet that a Lanczos filter scaled are read")
    func lanczos() async throws {
        let picture = try PictureFile.grey(path: Self.sheet)
        let symbols = try await QRReader().readAll(picture)
        #expect(symbols.count == 16)
        #expect(Set(symbols.map(\.text)).count == 16)
        #expect(symbols.allSatisfy { $0.text.hasPrefix("https://example.com/") })
        // Corners are the whole picture's.
        let middles = symbols.map { symbol in
            [
                Int(symbol.corners.reduce(0) { $0 + $1.x }) * 4 / (4 * picture.width),
                Int(symbol.corners.reduce(0) { $0 + $1.y }) * 4 / (4 * picture.height),
            ]
        }
        #expect(Set(middles).count == 16)
    }

    @Test("Groups: three finder patterns without a code between them give nothing")
    func noCode() async throws {
        let side = 200
        var pixels = [UInt8](repeating: 255, count: side * side)
        for (left, top) in [(20, 20), (140, 20), (20, 140)] {
            for y in 0..<42 {
                for x in 0..<42 {
                    let ring = min(min(x, y), min(41 - x, 41 - y)) / 6
                    if ring != 1 { pixels[(top + y) * side + left + x] = 0 }
                }
            }
        }
        let picture = GreyPicture(width: side, height: side, pixels: pixels)
        #expect(FinderPattern.all(in: picture).count == 3)
        await #expect(throws: QRReadingError.self) { try await QRReader().readAll(picture) }
    }
}
