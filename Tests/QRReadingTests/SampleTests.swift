import Foundation
import QRReading
import TestSupport
import Testing

@Suite("Public sample pictures")
struct SampleTests {
    /// A code of which only the outlines are drawn. The text beside it lacks a letter.
    private static let outlined = "zxing-qrcode-2/13"

    /// Without line ends, in which the texts beside the pictures differ from the codes.
    private func trimmed(_ text: String) -> String {
        text.replacingOccurrences(of: "\r", with: "")
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    @Test(
        "Sample pictures: the texts equal the published ones", .rows("S0-103"),
        arguments: Sample.some.filter { $0.description != outlined })
    func read(sample: Sample) async throws {
        let reader = QRReader(budget: .seconds(86_400))
        let symbols = try await reader.read(sample.picture())
        // One of the pictures has a code inside of another.
        #expect(symbols.map { trimmed($0.text) }.contains(trimmed(sample.text)))
        let corners = try #require(symbols.first).corners
        #expect(corners.count == 4)
    }

    @Test("Sample pictures: a code of outlines is read by a further pass")
    func outlines() async throws {
        let reader = QRReader(budget: .seconds(86_400))
        let symbols = try await reader.read(Sample[Self.outlined].picture())
        let text = "The 2005 USGS aerial photography of the Washington Monument is censored."
        #expect(symbols.map(\.text) == [text])
    }

    @Test("Sample pictures: all 97 are present", .rows("S0-118"))
    func complete() {
        #expect(Sample.all.count == 97)
        #expect(Sample.all.allSatisfy { !$0.text.isEmpty })
    }
}
