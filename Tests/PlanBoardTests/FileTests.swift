import Foundation
import PlanBoardCore
import TestSupport
import Testing

@Suite("Board files")
nonisolated struct FileTests {
    private var outline: BoardOutline {
        var first = BoardOutline.Item(title: "Water, “the” \"plants\"\nand the ferns")
        first.isImportant = true
        first.due = Date(timeIntervalSince1970: 1_800_000_000)
        first.labels = ["home", "green"]
        first.checklist = [ChecklistItem("ferns", isDone: true), ChecklistItem("roses")]
        var second = BoardOutline.Item(title: "买面包")
        second.isFinished = true
        second.finishedAt = Date(timeIntervalSince1970: 1_700_000_000)
        return BoardOutline(columns: [
            .init(title: "Today", cards: [first, second]),
            .init(title: "Later", cards: [BoardOutline.Item(title: "Paint")]),
        ])
    }

    @Test("Files: what is exported is imported again", arguments: BoardFileFormat.allCases)
    func roundTrip(format: BoardFileFormat) throws {
        var expected = outline
        var read = try format.read(try format.write(expected))
        if format == .markdown {
            // A box has no date.
            expected.columns[0].cards[1].finishedAt = nil
        }
        for index in read.columns.indices where format != .json {
            read.columns[index].limit = expected.columns[index].limit
        }
        #expect(read == expected)
    }

    @Test("Files: Markdown is a list of tasks below headings")
    func markdown() throws {
        let text = String(decoding: try BoardFileFormat.markdown.write(outline), as: UTF8.self)
        #expect(
            text.hasPrefix(
                "## Today\n\n- [ ] **Water, “the” \"plants\"** #home #green @2027-01-15T"))
        #expect(text.contains("\n  - [x] ferns\n  - [ ] roses\n- [x] 买面包\n\n## Later\n"))
    }

    @Test(
        "Files: what is cut short, empty or of another kind is refused with advice",
        arguments: [
            (.json, #"{"columns": [{"title": "a""#), (.json, #"{"columns": [{"cards": []}]}"#),
            (.json, "[]"), (.csv, "column,title\na,\"b"), (.csv, ""), (.csv, "x,y\n1,2\n"),
            (.markdown, "no headings\n- [ ] a"),
        ] as [(BoardFileFormat, String)])
    func refused(format: BoardFileFormat, text: String) throws {
        let error = #expect(throws: BoardFileError.self) { try format.read(Data(text.utf8)) }
        #expect(error?.description.hasSuffix(".") == true)
    }

    @Test("Files: a board of Trello is imported in its order, without what is archived")
    func trello() throws {
        let text = """
            {"name": "Home", "lists": [
              {"id": "b", "name": "Later", "pos": 2}, {"id": "a", "name": "Today", "pos": 1},
              {"id": "c", "name": "Old", "closed": true, "pos": 0}],
             "cards": [
              {"id": "2", "name": "Second", "idList": "a", "pos": 20.5, "dueComplete": true,
               "due": "2026-11-23T10:00:00.000Z"},
              {"id": "1", "name": "First", "desc": "At noon.", "idList": "a", "pos": 10,
               "labels": [{"name": "At home", "color": "red"}, {"name": "", "color": "blue"}]},
              {"id": "3", "name": "Away", "idList": "a", "closed": true}],
             "checklists": [{"idCard": "1", "checkItems": [
              {"name": "two", "state": "incomplete", "pos": 2},
              {"name": "one", "state": "complete", "pos": 1}]}]}
            """
        let outline = try BoardFileFormat.json.read(Data(text.utf8))
        #expect(outline.columns.map(\.title) == ["Today", "Later"])
        let cards = outline.columns[0].cards
        #expect(cards.map(\.title) == ["First\n\nAt noon.", "Second"])
        #expect(cards[0].labels == ["At-home", "blue"])
        #expect(
            cards[0].checklist == [ChecklistItem("one", isDone: true), ChecklistItem("two")])
        #expect(cards[1].isFinished)
        #expect(cards[1].due?.timeIntervalSince1970 == 1_795_428_000)
    }

    @Test("Files: garbage gives a board or an error", arguments: BoardFileFormat.allCases)
    func garbage(format: BoardFileFormat) throws {
        var random = SeededGenerator(seed: 11)
        let pieces: [String] = [
            "## ", "- [ ] ", "- [x] ", "  - [ ] ", "**", "#", "@2027-13-45", "@", "\n", "\r\n",
            "column,title", ",", "\"", "{\"columns\":", "[", "]", "}", "null", "\u{0}", "\u{FEFF}",
            "1e999", "\u{202E}", "👩‍👩‍👧", "买面包", "\t", ";",
        ]
        for _ in 0..<400 {
            let count = Int.random(in: 0..<40, using: &random)
            let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            var data = Data(text.utf8)
            if Bool.random(using: &random) { data.append(0xFF) }
            guard let outline = try? format.read(data) else { continue }
            #expect(try format.read(format.write(outline)).columns.count == outline.columns.count)
        }
    }

    @Test("Search: words are found in any order, in pinyin and by initials, in labels and steps")
    func search() throws {
        var card = Card(columnID: UUID(), key: .between(nil, nil), title: "买面包 and Café")
        card.labels = ["home"]
        card.checklist = [ChecklistItem("Roses")]
        for text in ["面包", "mianbao", "mmb", "CAFE mai", "hom ros", "", "  "] {
            var search = CardSearch(text)
            let found = search.matches(card)
            #expect(found, "\(text)")
        }
        for text in ["mianbaox", "bm", "home zzz"] {
            var search = CardSearch(text)
            let found = search.matches(card)
            #expect(!found, "\(text)")
        }
    }
}
