import Foundation
import Testing

@testable import QRReading

@Suite("Hostile pictures")
struct HostilePictureTests {
    @Test("Hostile picture: a BMP of more colours than bytes is refused before memory is reserved")
    func colors() throws {
        func bytes(_ number: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
        }
        // A file of 14 bytes of head, a header of 40 and, for 8 by 8 pixels of one bit, 32 bytes.
        var bmp: [UInt8] = Array("BM".utf8) + bytes(94, 4) + bytes(0, 4) + bytes(62, 4)
        bmp += bytes(40, 4) + bytes(8, 4) + bytes(8, 4) + bytes(1, 2) + bytes(1, 2)
        bmp += bytes(0, 4) + bytes(32, 4) + bytes(0, 8)
        let end = bytes(0, 4) + [0, 0, 0, 0, 255, 255, 255, 0] + bytes(0, 32)
        #expect(throws: Never.self) {
            try PictureFile.grey(bytes: bmp + bytes(2, 4) + end, name: "two colours")
        }
        #expect {
            try PictureFile.grey(bytes: bmp + bytes(4_291_235_584, 4) + end, name: "many colours")
        } throws: { error in
            "\(error)".contains("table of colours is longer than the file")
        }
    }

    @Test("Hostile picture: a BMP whose header is longer than the file is refused")
    func header() throws {
        let bmp = Array("BM".utf8) + Array(repeating: 0, count: 12) + [0x3B, 0, 0, 0xAE]
        #expect {
            try PictureFile.grey(bytes: bmp + Array(repeating: 0, count: 60), name: "long header")
        } throws: { error in
            "\(error)".contains("its header is longer than the file")
        }
    }

    @Test("Hostile picture: a failed assertion in ZXing does not end the process")
    func assertion() throws {
        let path = Sample.folder.appendingPathComponent("hostile/failed-assertion.pgm").path
        let picture = try PictureFile.grey(path: path)
        for _ in 0..<3 { #expect(try ZXingDecoder().decode(picture).isEmpty) }
        // The decoder works on as before.
        let symbols = try ZXingDecoder().decode(SymbolFixture["byte"].picture())
        #expect(symbols.map(\.text) == ["hello, world"])
    }
}
