import PatternCatalogue
import TestSupport
import Testing

@Suite("The study of purchases")
struct PurchaseStudyTests {
    private static let line = [
        "3万: 主任批准", "8万: 副董事长批准", "30万: 董事长批准", "80万: 董事会批准", "200万: 无人批准",
    ]

    @Test("the study of purchases approves by amount along a line", .rows("S0-123"))
    func line() {
        #expect(PurchaseStudy.line.run() == Self.line)
    }

    @Test("the study of purchases ends a ring after one round", .rows("S0-123"))
    func ring() {
        #expect(PurchaseStudy.ring.run() == Self.line)
    }

    @Test("the study of purchases lets two directors share the rest of a tree", .rows("S0-123"))
    func tree() {
        #expect(
            PurchaseStudy.tree.run() == Self.line + ["3万: 副董事长批准"] + Self.line.dropFirst())
    }
}
