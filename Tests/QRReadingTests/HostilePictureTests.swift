import Foundation
import Testing

@testable import QRReading

@Suite("Hostile pictures")
struct HostilePictureTests {
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
