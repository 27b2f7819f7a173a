import CommandLineKit
import Foundation
import QR
import Testing

@testable import QRReading

@Suite("touchstone qr read: several codes")
struct SheetTests {
    /// A square sheet of codes with different texts.
    struct Sheet: Sendable, CustomStringConvertible {
        let columns: Int

        /// The size of a module, in pixels.
        let module: Int

        /// The distance between two codes, in modules.
        let gap: Int

        var description: String { "\(columns * columns) codes, \(module) px, \(gap) apart" }

        var texts: Set<String> {
            Set((0..<columns * columns).map { "https://example.com/sheet/\($0 * 7919)" })
        }

        func picture() throws -> GreyPicture {
            let codes = try texts.sorted().map { try QREncoder().matrix(for: $0) }
            let cell = (codes.map(\.side).max() ?? 0) + gap
            let side = (columns * cell - gap + 8) * module
            var pixels = [UInt8](repeating: 255, count: side * side)
            for (index, code) in codes.enumerated() {
                let (left, top) = (index % columns * cell + 4, index / columns * cell + 4)
                for row in 0..<code.side * module {
                    for column in 0..<code.side * module
                    where code[column / module, row / module] {
                        pixels[(top * module + row) * side + left * module + column] = 0
                    }
                }
            }
            return GreyPicture(width: side, height: side, pixels: pixels)
        }
    }

    /// Sheets of 4, 9, 16 and 25 codes, of small and large modules, close together and far apart.
    static let sheets = [2, 3, 4, 5].flatMap { columns in
        [2, 3, 5].flatMap { module in
            [1, 4].map { Sheet(columns: columns, module: module, gap: $0) }
        }
    }

    @Test("qr read: all codes of a sheet are read", arguments: sheets)
    func all(sheet: Sheet) async throws {
        let folder = try Folder()
        let path = try folder.write(sheet.picture(), "sheet.pgm")
        let read = try await answer("read", "--text", path)
        #expect(Set(read.output.split(separator: "\n").map(String.init)) == sheet.texts)
        #expect(read.exitCode == .success)
    }

    @Test(
        "qr read: a code that fills a large picture to its edges is read",
        arguments: ["7", "HTTPS://EXAMPLE.COM/ABCDEFGHIJKLMNOPQRSTUVWXYZ/0123456789"])
    func filled(text: String) async throws {
        let code = try QREncoder().matrix(for: text)
        let side = 3000
        var pixels = [UInt8](repeating: 255, count: side * side)
        for y in 0..<side {
            let row = y * code.side / side
            for x in 0..<side where code[x * code.side / side, row] { pixels[y * side + x] = 0 }
        }
        let picture = GreyPicture(width: side, height: side, pixels: pixels)
        #expect(try await QRReader().read(picture).map(\.text) == [text])
    }

    @Test("qr read: --first reads a single code of a sheet")
    func first() async throws {
        let folder = try Folder()
        let path = try folder.write(Sheet(columns: 4, module: 3, gap: 4).picture(), "sheet.pgm")
        let read = try await answer("read", "--text", "--first", path)
        #expect(read.output.split(separator: "\n").count == 1)
    }

    @Test("qr read: at least as many codes are read as ZBar reads", arguments: [0, 1, 2, 4, 8])
    func asManyAsZBar(gap: Int) async throws {
        for module in 1...4 {
            let sheet = Sheet(columns: 3, module: module, gap: gap)
            let picture = try sheet.picture()
            let others = Set(try ZBarDecoder().decode(picture).map(\.text))
            let symbols = (try? await QRReader(budget: .seconds(86_400)).readAll(picture)) ?? []
            #expect(others.subtracting(symbols.map(\.text)).isEmpty, "\(sheet)")
        }
    }
}

extension Folder {
    /// Writes a picture as PGM.
    func write(_ picture: GreyPicture, _ name: String) throws -> String {
        let head = Data("P5 \(picture.width) \(picture.height) 255\n".utf8)
        try (head + Data(picture.pixels)).write(to: url.appending(path: name))
        return path(name)
    }
}
