import TestSupport
import Testing

@Suite("LayoutLab's texts")
struct LocalisationTests {
    @Test("LayoutLab: every text is localised, used, and has the same arguments in all languages")
    func texts() throws {
        #expect(try AppTexts(of: "LayoutLab").problems == [])
    }
}
