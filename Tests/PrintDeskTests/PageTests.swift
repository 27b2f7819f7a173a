import Foundation
import PatternCatalogue
import PrintDeskServices
import TestSupport
import Testing
import UIKit

@testable import PrintDeskUI

@Suite("Print Desk's pages and texts")
struct PageTests {
    @Test(
        "Layers: exactly ten modes, frameworks before static libraries before projects",
        .rows("S2-31"))
    func modes() {
        #expect(
            LayeringMode.all.map(\.name) == [
                "WFOOO", "WFSSS", "WFSOO", "WFOSS", "WLOOO", "WLSOO", "POOO", "PSSS", "PSOO",
                "POSS",
            ])
    }

    @Test("Pages: long texts are divided without losing a character")
    func pagination() {
        let lines = (1...200).map { "Line \($0)" }.joined(separator: "\n")
        let pages = PageComposer([PrintModel(content: lines)]).pages
        #expect(pages.count > 2)
        #expect(pages.map(\.string).joined(separator: "\n") == lines)
        let wall = String(repeating: "字", count: 6000)
        let walls = PageComposer([PrintModel(content: wall)]).pages
        #expect(walls.count > 2 && walls.map(\.string).joined() == wall)
    }

    @Test("Pages: each model begins on a page of its own, and the PDF has them all")
    func pdf() {
        let composer = PageComposer([PrintModel(content: "a"), PrintModel(content: "b")])
        #expect(composer.pages.count == 2)
        let text = String(decoding: composer.pdf(), as: UTF8.self)
        #expect(text.hasPrefix("%PDF"))
        #expect(composer.picture(of: 1, width: 595).size == CGSize(width: 595, height: 842))
    }

    @Test("Print Desk: every text is localised, used, and has the same arguments in all languages")
    func texts() throws {
        let problems = try AppTexts(of: "PrintDesk").problems
        #expect(problems == [], "\(problems)")
    }
}
