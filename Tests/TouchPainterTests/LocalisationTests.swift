import TestSupport
import Testing

@Suite("TouchPainter's texts")
struct LocalisationTests {
    @Test(
        "TouchPainter: every text is localised, used, and has the same arguments in all languages")
    func texts() throws {
        let problems = try AppTexts(of: "TouchPainter").problems
        #expect(problems == [], "\(problems)")
    }
}
