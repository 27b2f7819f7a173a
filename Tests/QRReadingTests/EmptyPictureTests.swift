import Foundation
import TestSupport
import Testing

@testable import QRReading

/// The whole reader looks: all decoders, then all further passes, however long that takes.
@Suite("Pictures without a code")
struct EmptyPictureTests {
    /// What the whole reader finds; nothing when it says that there is nothing.
    private func findings(in picture: GreyPicture) async throws -> [QRSymbol] {
        // A day is not up however slow the machine is, so what it finds does not depend on that.
        var reader = QRReader(budget: .seconds(86_400))
        reader.diagnoses = false
        reader.isThorough = true
        do {
            return try await reader.readAll(picture)
        } catch QRReadingError.nothingFound {
            return []
        }
    }

    // MARK: Noise

    @Test("Empty picture: noise has no code", arguments: 0..<24)
    func noise(seed: Int) async throws {
        let sizes = [(320, 240), (160, 120), (200, 200), (400, 80)]
        let (width, height) = sizes[seed / 4 % sizes.count]
        // Grains of one to four pixels, in all shades or black and white.
        let noise = Self.noise(
            width, height, grain: seed % 4 + 1, isGrey: seed < 12, seed: UInt64(seed))
        #expect(try await findings(in: noise).isEmpty)
    }

    @Test("Empty picture: blurred noise and noise with edges have no code", arguments: 0..<6)
    func preparedNoise(seed: Int) async throws {
        let noise = Self.noise(
            240, 180, grain: seed % 2 + 1, isGrey: true, seed: 100 + UInt64(seed))
        let blots = noise.smoothed(radius: seed % 3 + 1).stretched
        #expect(try await findings(in: blots).isEmpty)
        #expect(try await findings(in: blots.thresholded()).isEmpty)
    }

    private static func noise(
        _ width: Int, _ height: Int, grain: Int, isGrey: Bool, seed: UInt64
    ) -> GreyPicture {
        var generator = SeededGenerator(seed: seed)
        let across = width / grain + 1
        let grains = (0..<across * (height / grain + 1)).map { _ in
            let shade = UInt8(truncatingIfNeeded: generator.next())
            return isGrey ? shade : shade < 128 ? 0 : 255
        }
        return GreyPicture(width: width, height: height) { x, y in
            grains[y / grain * across + x / grain]
        }
    }

    // MARK: Drawings

    private static let drawings: [(name: String, picture: GreyPicture)] = [
        ("stripes", GreyPicture(width: 300, height: 200) { x, _ in x / 4 % 2 == 0 ? 0 : 255 }),
        (
            "stripes aslant",
            GreyPicture(width: 300, height: 200) { x, y in (x + y) / 3 % 2 == 0 ? 0 : 255 }
        ),
        (
            "chessboard",
            GreyPicture(width: 240, height: 240) { x, y in (x / 8 + y / 8) % 2 == 0 ? 0 : 255 }
        ),
        (
            "squares in squares",
            GreyPicture(width: 240, height: 240) { x, y in
                max(abs(x - 120), abs(y - 120)) / 6 % 2 == 0 ? 0 : 255
            }
        ),
        ("slope", GreyPicture(width: 256, height: 100) { x, _ in UInt8(x) }),
    ]

    @Test(
        "Empty picture: stripes, chessboards, squares and gradients have no code",
        arguments: drawings.indices)
    func drawing(index: Int) async throws {
        let drawing = Self.drawings[index]
        #expect(try await findings(in: drawing.picture).isEmpty, "\(drawing.name)")
    }

    @Test("Empty picture: pages of text have no code", arguments: ["page-latin", "page-chinese"])
    func page(name: String) async throws {
        let path = Sample.folder.appendingPathComponent("empty/\(name).png").path
        let page = try PictureFile.grey(path: path)
        #expect(try await findings(in: page).isEmpty)
    }

    /// Three corner patterns, or the one of a Micro QR code, at the corners of what is noise
    /// otherwise.
    @Test(
        "Empty picture: unrelated finder patterns have no code",
        arguments: [11, 13, 15, 17, 21, 25, 33, 45])
    func hollow(side: Int) async throws {
        var generator = SeededGenerator(seed: UInt64(side))
        let modules = (0..<side * side).map { _ in Bool.random(using: &generator) }
        let corners = side < 21 ? [(0, 0)] : [(0, 0), (side - 7, 0), (0, side - 7)]
        func isDark(_ column: Int, _ row: Int) -> Bool {
            guard 0..<side ~= column, 0..<side ~= row else { return false }
            for (left, top) in corners {
                let ring = max(abs(column - left - 3), abs(row - top - 3))
                if ring <= 4 { return ring != 2 && ring != 4 }
            }
            return modules[row * side + column]
        }
        let pixels = 4
        let picture = GreyPicture(width: (side + 8) * pixels, height: (side + 8) * pixels) { x, y in
            isDark(x / pixels - 4, y / pixels - 4) ? 0 : 255
        }
        #expect(try await findings(in: picture).isEmpty)
    }

    // MARK: Photographs

    @Test(
        "Empty picture: photographs with a painted-over code have no code",
        arguments: [
            "zxing-qrcode-1/1", "zxing-qrcode-1/13", "zxing-qrcode-2/7", "zxing-qrcode-3/05",
            "zxing-qrcode-3/40",
        ])
    func photograph(name: String) async throws {
        let photograph = try Sample[name].picture()
        var covered = photograph
        for symbol in try await findings(in: photograph) {
            covered = try covered.paintedOver(symbol, shade: 180)
        }
        #expect(covered != photograph)
        #expect(try await findings(in: covered).isEmpty)
    }

    @Test("Empty picture: painting over a code that lies within another leaves the outer one")
    func nested() async throws {
        let photograph = try Sample["zxing-qrcode-2/16"].picture()
        let all = try await findings(in: photograph)
        try #require(all.count == 2)
        let inner = try #require(all.min { $0.width < $1.width })
        let covered = try photograph.paintedOver(inner, shade: 180)
        #expect(
            try await findings(in: covered).map(\.text) == all.filter { $0 != inner }.map(\.text))
    }
}

extension QRSymbol {
    /// From the leftmost corner to the rightmost, in pixels.
    fileprivate var width: Double {
        let across = corners.map(\.x)
        return (across.max() ?? 0) - (across.min() ?? 0)
    }
}

extension GreyPicture {
    /// The picture with one shade where a symbol was and ten pixels round it.
    fileprivate func paintedOver(_ symbol: QRSymbol, shade: UInt8) throws -> GreyPicture {
        let (across, down) = (symbol.corners.map(\.x), symbol.corners.map(\.y))
        let left = Int(try #require(across.min())) - 10
        let right = Int(try #require(across.max())) + 10
        let top = Int(try #require(down.min())) - 10
        let bottom = Int(try #require(down.max())) + 10
        return GreyPicture(width: width, height: height) { x, y in
            x >= left && x <= right && y >= top && y <= bottom ? shade : self[x, y]
        }
    }
}
