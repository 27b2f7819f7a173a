import Foundation
import Testing

@testable import PatternCatalogue

@Suite("Chapters: reading their Markdown")
struct ChapterTests {
    private static let sample = """
        # Observer

        ## Intent

        One tells many.

        ## Motivation

        The boss: he is back.

        ## When to use

        - Many depend on one.
        - Nobody knows how many.

        ## Symptoms

        - code polls

        ## Roles

        - **Subject** (`Center`, `Box<Int>`): Tells: all.
        - **Client**: Uses it.

        ## Mended

        - It crashed. → It has a lock.

        ## Threads

        Any.

        ## In Touchstone

        - `Sources/A.swift`: What for.

        """

    private func read(
        _ markdown: String, language: Language = .english
    ) throws(ChapterError) -> Chapter {
        try Chapter(markdown: Array(markdown.utf8), language: language)
    }

    @Test("Chapter: every section is read")
    func sections() throws {
        let chapter = try read(Self.sample)
        #expect(
            chapter
                == Chapter(
                    name: "Observer", intent: "One tells many.",
                    motivation: "The boss: he is back.",
                    whenToUse: ["Many depend on one.", "Nobody knows how many."],
                    symptoms: ["code polls"],
                    roles: [
                        .init(name: "Subject", types: ["Center", "Box<Int>"], duty: "Tells: all."),
                        .init(name: "Client", types: [], duty: "Uses it."),
                    ],
                    quirks: [.init(original: "It crashed.", mended: "It has a lock.")],
                    threadSafety: "Any.",
                    uses: [.init(path: "Sources/A.swift", purpose: "What for.")]))
    }

    @Test("Chapter: mended faults and uses may be left out")
    func optionalSections() throws {
        let short = Self.sample
            .replacing("## Mended\n\n- It crashed. → It has a lock.\n\n", with: "")
            .replacing("\n## In Touchstone\n\n- `Sources/A.swift`: What for.\n", with: "")
        let chapter = try read(short)
        #expect(chapter.quirks.isEmpty && chapter.uses.isEmpty)
        #expect(chapter.threadSafety == "Any.")
    }

    @Test(
        "Chapter: a departure from the structure is reported with its line",
        arguments: [
            ("# Observer", "Observer", 1), ("# Observer\n\n", "# Observer\n", 2),
            ("## Intent", "## Purpose", 3), ("## Intent\n\n", "## Intent\n", 4),
            ("One tells many.", "", 5), ("One tells many.", "One tells\nmany.", 6),
            ("One tells many.", "One tells many. ", 5), ("One tells many.", "- One", 5),
            ("## Symptoms\n\n- code polls\n\n", "", 16), ("- code polls", "code polls", 18),
            ("- Nobody", "-  Nobody", 14), ("**Subject**", "Subject", 22),
            ("(`Center`, `Box<Int>`)", "`Center`", 22), ("`Center`", "Center", 22),
            ("**Client**: ", "**Client** ", 23), (" → ", " ", 27), ("`Sources/A.swift`", "A", 35),
            ("What for.\n", "What for.\n\n## More\n\nText\n", 36), ("What for.\n", "What for.", 36),
            ("## Threads", "## Mended\n\n- A → B\n\n## Threads", 29),
        ])
    func departures(part: String, replacement: String, line: Int) throws {
        let broken = Self.sample.replacing(part, with: replacement, maxReplacements: 1)
        #expect(broken != Self.sample)
        let error = #expect(throws: ChapterError.self) { try read(broken) }
        #expect(error?.line == line, "\(String(describing: error))")
    }

    @Test("Chapter: a chapter with headings of the other language is refused")
    func headingsOfOtherLanguage() {
        let error = #expect(throws: ChapterError.self) {
            try read(Self.sample, language: .simplifiedChinese)
        }
        #expect(error?.description == "line 3, “## Intent”: expected “## 意图” after a blank line")
    }

    @Test("Chapters: those of two languages agree in points, types and paths")
    func pairs() throws {
        let chapter = try read(Self.sample)
        #expect(ChapterPair(english: chapter, chinese: chapter).isConsistent)
        for change in [
            ("- Nobody knows how many.\n", ""), ("`Center`", "`Centre`"), ("A.swift", "B.swift"),
            ("- code polls", "- code polls\n- views are stale"),
        ] {
            let other = try read(Self.sample.replacing(change.0, with: change.1))
            #expect(!ChapterPair(english: chapter, chinese: other).isConsistent, "\(change)")
        }
    }

    @Test("Resources: every entry has a chapter in each language, and no chapter is left over")
    func resources() throws {
        let folder = Golden.repository
            .appending(path: "Sources/Patterns/PatternCatalogue/Resources")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let expected = Catalogue.entries.flatMap { ["\($0.id).en.md", "\($0.id).zh-Hans.md"] }
        #expect(Set(files) == Set(expected))
        for entry in Catalogue.entries {
            for (name, language) in [("en", Language.english), ("zh-Hans", .simplifiedChinese)] {
                let file = folder.appending(path: "\(entry.id).\(name).md")
                let bytes = Array(try Data(contentsOf: file))
                let chapter = try Chapter(markdown: bytes, language: language)
                #expect(chapter.name == entry.name.text(in: language), "\(file.lastPathComponent)")
            }
        }
    }
}
