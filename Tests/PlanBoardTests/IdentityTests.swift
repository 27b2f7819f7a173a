import Foundation
import Testing

@testable import PlanBoardCore

@Suite("Identities")
nonisolated struct IdentityTests {
    private func read(_ text: String) -> UUID? {
        var text = text
        return text.withUTF8 { UUID(hexadecimal: UnsafeRawBufferPointer($0)) }
    }

    @Test("Identity: 1,000 are read as Foundation reads them, in upper and lower case")
    func valid() {
        for _ in 0..<1_000 {
            let id = UUID()
            #expect(read(id.uuidString) == id && read(id.uuidString.lowercased()) == id)
        }
    }

    @Test("Identity: one wrong character, or one more or less, is refused")
    func damaged() {
        let text = Array(UUID().uuidString)
        for index in text.indices {
            var wrong = text
            wrong[index] = "g"
            #expect(read(String(wrong)) == nil)
            wrong.remove(at: index)
            #expect(read(String(wrong)) == nil)
        }
        #expect(read(String(text) + "0") == nil && read("") == nil)
    }
}
