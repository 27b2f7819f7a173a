import QRMaking
import QRReading
import TestSupport
import Testing

@Suite("Round trip")
struct RoundTripTests {
    @Test(
        "Round trip: text in any language is read back", .rows("S0-109"),
        arguments: [
            "haaaaaaaaha", "https://example.com/?q=1&r=2#x", "中文二维码", "日本語かな", "Grüße, œuvre",
            "😀👨‍👩‍👧‍👦🇨🇳", "Привет", "مرحبا", "1234567890", "A", "\u{0}\u{1}\n\t", "12AB中a1",
        ])
    func languages(text: String) async throws {
        for marksUTF8 in [false, true] {
            let picture = try QRPicture(text, encoder: QREncoder(marksUTF8: marksUTF8))
            #expect(picture.matrix.content == Array(text.utf8))
            let grey = plainPicture(of: picture.matrix)
            let symbols = try await QRReader(budget: .seconds(86_400)).read(grey)
            #expect(symbols.first?.bytes == Array(text.utf8))
        }
    }

    @Test(
        "Round trip: texts of 1 to 2331 bytes, the maximum at level M, are read back",
        .rows("S0-109"))
    func lengths() throws {
        var generator = SeededGenerator(seed: 109)
        let lengths = Array(1...40) + stride(from: 41, to: 2331, by: 97) + [2330, 2331]
        for length in lengths {
            let text = Self.text(ofBytes: length, using: &generator)
            // The picture is refused unless both decoders read it.
            let picture = try QRPicture(text)
            #expect(picture.matrix.content == Array(text.utf8))
        }
    }

    /// Characters of one to four bytes, `count` bytes together.
    private static func text(
        ofBytes count: Int, using generator: inout SeededGenerator
    ) -> String {
        let pieces = ["a", "Z", "7", "42", " ", "é", "中", "文", "😀", "0000000", "HELLO "]
        var text = ""
        while text.utf8.count < count {
            let piece = pieces.randomElement(using: &generator) ?? "a"
            text += text.utf8.count + piece.utf8.count <= count ? piece : "x"
        }
        return text
    }
}
