import Foundation
import TestSupport
import Testing

@testable import QRReading

@Suite("Pictures that decoders stumble over")
struct HostilePictureTests {
    private static let patient = QRReader(budget: .seconds(86_400))

    @Test("an assertion that fails inside of ZXing is no end of the process")
    func assertion() throws {
        let path = Sample.folder.appendingPathComponent("hostile/failed-assertion.pgm").path
        let picture = try PictureFile.grey(path: path)
        for _ in 0..<3 { #expect(try ZXingDecoder().decode(picture).isEmpty) }
        // The decoder works on as before.
        let symbols = try ZXingDecoder().decode(SymbolFixture["byte"].picture())
        #expect(symbols.map(\.text) == ["hello, world"])
    }

    @Test("noise has no codes", arguments: 0..<24)
    func noise(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        // Grains of one to four pixels, black and white or in all shades.
        let grain = seed % 4 + 1
        let grains = (0..<160 * 120).map { _ in
            seed < 12
                ? UInt8.random(in: 0...255, using: &generator)
                : Bool.random(using: &generator) ? 255 : 0
        }
        let picture = GreyPicture(width: 320, height: 240) { x, y in
            grains[(y / grain * 160 + x / grain) % grains.count]
        }
        for decoder in [ZXingDecoder(), ZBarDecoder()] as [any BlockingQRDecoder] {
            #expect(try decoder.decode(picture).isEmpty)
        }
    }

    /// Where no code is: photographs whose code was covered, and drawings.
    private static let empty: [(name: String, picture: GreyPicture)] = {
        let stripes = GreyPicture(width: 300, height: 200) { x, _ in x / 4 % 2 == 0 ? 0 : 255 }
        let chessboard = GreyPicture(width: 240, height: 240) { x, y in
            (x / 8 + y / 8) % 2 == 0 ? 0 : 255
        }
        let rings = GreyPicture(width: 240, height: 240) { x, y in
            max(abs(x - 120), abs(y - 120)) / 6 % 2 == 0 ? 0 : 255
        }
        let slope = GreyPicture(width: 256, height: 100) { x, _ in UInt8(x) }
        return [
            ("stripes", stripes), ("chessboard", chessboard), ("rings", rings), ("slope", slope),
        ]
    }()

    @Test("stripes, chessboards, rings and slopes have no codes", arguments: empty.indices)
    func drawings(index: Int) throws {
        let picture = Self.empty[index].picture
        let views = [PictureView.asItIs, .inverted, .enlarged, .thresholded, .smoothed(1)]
        for view in views.map({ $0.view(of: picture) }) {
            for decoder in [ZXingDecoder(), ZBarDecoder()] as [any BlockingQRDecoder] {
                #expect(try decoder.decode(view).isEmpty, "\(Self.empty[index].name)")
            }
        }
    }

    @Test(
        "photographs without their code have none",
        arguments: ["zxing-qrcode-3/05", "zxing-qrcode-3/40"])
    func photographs(name: String) async throws {
        let picture = try Sample[name].picture()
        let symbol = try #require(try await Self.patient.read(picture).first)
        let across = symbol.corners.map(\.x)
        let down = symbol.corners.map(\.y)
        let left = try #require(across.min()) - 10
        let right = try #require(across.max()) + 10
        let top = try #require(down.min()) - 10
        let bottom = try #require(down.max()) + 10
        let covered = GreyPicture(width: picture.width, height: picture.height) { x, y in
            let isCode = left...right ~= Double(x) && top...bottom ~= Double(y)
            return isCode ? 180 : picture[x, y]
        }
        for decoder in [ZXingDecoder(), ZBarDecoder()] as [any BlockingQRDecoder] {
            #expect(try decoder.decode(covered).isEmpty)
        }
    }
}
