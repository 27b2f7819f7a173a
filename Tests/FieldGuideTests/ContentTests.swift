import Foundation
import PatternListings
import SourceListings
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import FieldGuideUI

@Suite("The guide's contents")
struct ContentTests {
    static let guide = Guide()

    /// The folder of the package.
    nonisolated static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test("Guide: every page has a name of its own, which is a word for links")
    func names() {
        let names = Self.guide.pages.map(\.id)
        #expect(Set(names).count == names.count)
        #expect(names.filter { $0.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) == nil } == [])
    }

    @Test("Guide: every page has its texts in both languages")
    func languages() {
        for page in Self.guide.pages {
            for text in page.text + page.questions + [page.title] + (page.problem?.text ?? []) {
                let chinese = text.text(in: .simplifiedChinese)
                #expect(chinese != text.text(in: .english), "\(page.id): \(chinese)")
                #expect(chinese.contains(/[\u{4E00}-\u{9FFF}]/), "\(page.id): \(chinese)")
            }
        }
    }

    @Test("Guide: its texts are all used, and exist in each language")
    func texts() throws {
        let folder = Self.root.appendingPathComponent("Apps/FieldGuide")
        // Examples show code, and the documents' own words.
        let problems = try AppTexts(at: folder).problems.filter { !$0.hasPrefix("Examples/") }
        #expect(problems == [], "\(problems)")
    }

    @Test("Guide: the displayed sources are the files that are compiled")
    func sources() throws {
        for page in Self.guide.pages {
            #expect(page.listings.map(\.name) == page.files, "\(page.id)")
            for name in page.files {
                let example = Self.root.appendingPathComponent("Apps/FieldGuide/Examples/\(name)")
                guard let text = try? String(contentsOf: example, encoding: .utf8) else { continue }
                #expect(page.listings.contains { $0.text == text }, "\(page.id): \(name)")
            }
        }
    }

    @Test("Guide: displayed pattern examples read like ordinary code")
    func recording() {
        let listings = Dictionary(
            Self.guide.pages.flatMap(\.listings).map { ($0.name, $0.text) }
        ) { first, _ in first }
        var lines: [String] = []
        for (name, text) in listings {
            #expect(text.count { $0 == "{" } == text.count { $0 == "}" }, "\(name)")
            let own = text.split(separator: "\n").filter { $0.contains(/\b[sS]tage\b/) }
            if !name.hasSuffix("Example.swift") { lines += own.map { "\(name): \($0)" } }
        }
        #expect(lines == [])
        let name = "WorkingDay.swift"
        let recorded = SourceListing(name, in: PatternListings.bundle)?.text
        #expect(recorded?.contains("stage.call(self)") == true)
        #expect(listings[name]?.contains("state.writeProgram(for: self)") == true)
    }

    // MARK: Rows

    @Test("Guide: every row of the requirements is reachable")
    func rows() throws {
        let list = try String(
            contentsOf: Self.root.appendingPathComponent("Documentation/Requirements.md"),
            encoding: .utf8)
        let listed = Set(list.matches(of: /\| (S\d-\d+) \|/).map { String($0.1) })
        let reachable = Set(Self.guide.pages.flatMap(\.rows))
        #expect(reachable.symmetricDifference(listed).sorted() == [])
    }

    @Test("Guide: the requirements name the pages that show them, and a test each")
    func places() throws {
        let list = try String(
            contentsOf: Self.root.appendingPathComponent("Documentation/Requirements.md"),
            encoding: .utf8)
        for match in list.matches(of: /\| (S\d-\d+) \|.* \| ([^|]*) \|\n/) {
            let (row, cell) = (String(match.1), String(match.2))
            let names = cell.matches(of: /`([^`]*)`/).map { String($0.1) }
            #expect(!names.isEmpty, "\(row): \(cell)")
            for name in names {
                let page = Self.guide.page(named: name)
                #expect(page?.rows.contains(row) == true, "\(row): \(name)")
            }
        }
    }

    @Test("Guide: a link opens a page by its name, its article, a row or words")
    func links() {
        #expect(Self.guide.page(named: "hud")?.id == "hud")
        #expect(Self.guide.page(named: "timers")?.id == "tracking")
        #expect(Self.guide.page(named: "s0-81")?.id == "tracking")
        #expect(Self.guide.page(named: "memory leak closure")?.id == "leaks")
        #expect(Self.guide.page(named: "zzzz") == nil)
    }

    @Test(
        "Guide: a learner's question leads to its page",
        arguments: [
            ("why does my timer stop while I scroll?", "tracking"),
            ("为什么滚动时定时器停了", "tracking"),
            ("why is my view controller never deallocated", "leaks"),
            ("闭包 泄漏", "leaks"),
            ("progress panel flickers", "hud-times"),
            ("how do I make a small button easier to hit", "hit-testing"),
            ("按钮点不动", "hit-testing"),
            ("which row's button was tapped", "cell-buttons"),
            ("number on a bar button", "badge"),
            ("copy an array with everything in it", "copied-collections"),
            ("label cut off", "two-labels"),
            ("pin is hundred metres off", "coordinates"),
            ("framework or static library", "layering"),
            ("keyboard covers my text field", "keyboard"), ("键盘挡住了输入框", "keyboard"),
            ("thumbnail grows into a page", "shared-elements"), ("limit undo", "undo-levels"),
            ("my spinner flashes for a split second", "hud-times"),
            ("how can I undo several changes at once", "command-groups"),
            ("why is my screen never freed after closing it", "leak-graph"),
            ("why is the end of my text replaced by three dots", "two-labels"),
            ("my marker is in the wrong place in China", "coordinates"),
            ("a code in a huge photo is not recognised", "scales"),
            ("when does the system suspend my app", "app-states"),
            ("which cell was the tapped button in", "cell-buttons"),
            ("which pattern do I need", "which-pattern"),
            ("test without a server", "book-api"), ("order of callbacks", "hud-sequence"),
        ])
    func questions(words: String, page: String) {
        #expect(Self.guide.search(words).prefix(3).map(\.id).contains(page))
    }
}
