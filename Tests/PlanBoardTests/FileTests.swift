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
        var read = try format.read(try format.write(expected)).outline
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

    @Test("Files: a board of Trello is imported in its order, its archive into the archive")
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
        let outline = try BoardFileFormat.json.read(Data(text.utf8)).outline
        #expect(outline.columns.map(\.title) == ["Today", "Later"])
        let cards = outline.columns[0].cards
        #expect(cards.map(\.title) == ["First\n\nAt noon.", "Second", "Away"])
        #expect(cards.map(\.isArchived) == [false, false, true])
        #expect(cards[0].labels == ["At-home", "blue"])
        #expect(
            cards[0].checklist == [ChecklistItem("one", isDone: true), ChecklistItem("two")])
        #expect(cards[1].isFinished)
        #expect(cards[1].due?.timeIntervalSince1970 == 1_795_428_000)
    }

    @Test("Files: of a board of Trello comments and reminders are read, what is left out is noted")
    func trelloNotes() throws {
        let text = """
            {"name": "Home", "lists": [{"id": "a", "name": "Today"},
              {"id": "c", "name": "Old", "closed": true}],
             "cards": [
              {"id": "1", "name": "First", "idList": "a", "due": "2026-11-23T10:00:00.000Z",
               "dueReminder": 60, "idMembers": ["m"], "attachments": [{"url": "https://x"}],
               "start": null, "stickers": []},
              {"id": "2", "name": "Second", "idList": "a", "due": "soon", "idMembers": ["m"]},
              {"id": "3", "name": " ", "idList": "a"}, {"id": "4", "idList": "a"},
              {"id": "5", "name": "Lost", "idList": "z"},
              {"id": "6", "name": "Past", "idList": "c"}],
             "checklists": [{"idCard": "1", "checkItems": [
              {"name": "one", "due": "2026-11-23T10:00:00.000Z"}]}],
             "actions": [
              {"type": "commentCard", "date": "2026-11-22T10:00:00.000Z",
               "memberCreator": {"fullName": "Ana"},
               "data": {"text": "later", "card": {"id": "1"}}},
              {"type": "commentCard", "date": "2026-11-21T10:00:00.000Z",
               "memberCreator": {"fullName": "Ben"},
               "data": {"text": "first", "card": {"id": "1"}}},
              {"type": "createCard", "data": {}}]}
            """
        let reading = try BoardFileFormat.json.read(Data(text.utf8))
        let cards = reading.outline.columns[0].cards
        #expect(cards.map(\.title) == ["First", "Second", "Past"])
        #expect(cards.map(\.isArchived) == [false, false, true])
        #expect(cards[0].reminder == 3600 && cards[0].checklist == [ChecklistItem("one")])
        let comments = cards[0].comments.map { "\($0.author): \($0.text)" }
        #expect(comments == ["Ben: first", "Ana: later"])
        #expect(reading.addedCount == 3 && reading.skippedCount == 3)
        let notes = reading.notes.map { "\($0.kind) \($0.name) \($0.count)" }
        #expect(
            Set(notes) == [
                "archivedList Old 1", "leftOutField members 2", "leftOutField attachments 1",
                "leftOutField due dates of steps 1", "noDate soon 1", "noTitle  2", "noList  1",
                "archived  1",
            ])
    }

    @Test("Files: unknown fields of JSON go onto the board and into the next file as they were")
    func unknownFields() throws {
        let text = """
            {"columns":[{"title":"Today","wip":7,"cards":[{"title":"a","id":5,"points":2.5,\
            "big":18446744073709551615,"flags":[true,null,"x",{"n":-1}],"recurrence":"biweekly",\
            "checklist":[{"title":"s","isDone":false,"who":"Ana"}]},{"points":1}]}],"version":3}
            """
        let folder = try TemporaryFolder()
        let store = try BoardStore(path: folder.path("board.db"))
        let session = try BoardSession(store: store, titles: ["Next"])
        let reading = try BoardFileFormat.json.read(Data(text.utf8))
        #expect(reading.addedCount == 1 && reading.skippedCount == 1)
        #expect(reading.notes.contains { $0.kind == .leftOutField && $0.name == "version" })
        #expect(reading.notes.contains { $0.kind == .keptField && $0.name == "points" })
        try session.add(reading.outline)
        let card = try #require(session.board.cards(in: session.board.columns[1].id).first)
        try session.edit(card.id) { $0.checklist[0].isDone = true }
        try session.delete(card.id)
        try session.undo()
        // Read again from the file.
        let again = try BoardSession(store: BoardStore(path: folder.path("board.db")))
        let data = try BoardFileFormat.json.write(BoardOutline(again.board))
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let columns = try #require(object["columns"] as? [[String: Any]])
        #expect(columns[1]["wip"] as? Int == 7)
        let written = String(decoding: data, as: UTF8.self)
        for line in [
            "\"id\" : 5", "\"points\" : 2.5", "\"big\" : 18446744073709551615",
            "\"recurrence\" : \"biweekly\"", "\"who\" : \"Ana\"", "\"isDone\" : true", "\"n\" : -1",
        ] {
            #expect(written.contains(line), "\(line)")
        }
    }

    @Test("Files: unknown columns of CSV are columns of the next file")
    func unknownColumns() throws {
        let text = "column,title,Priority,due\nToday,a,3,\nToday,b,,never\n"
        let reading = try BoardFileFormat.csv.read(Data(text.utf8))
        let notes = reading.notes.map { "\($0.kind) \($0.name) \($0.places)" }
        #expect(notes == ["keptField Priority []", "noDate never [3]"])
        let session = try BoardSession(titles: ["Today"])
        try session.add(reading.outline)
        let written = String(
            decoding: try BoardFileFormat.csv.write(BoardOutline(session.board)), as: UTF8.self)
        #expect(written.split(separator: "\r\n").first?.hasSuffix(",checklist,Priority") == true)
        #expect(written.contains("Today,a,,,,,,3\r\n"))
    }

    @Test("Files: Markdown's text outside of cards and cards without a title are noted")
    func markdownNotes() throws {
        let text = "# Plans\n\nSome words\n## Today\n- [ ] a\nMore words\n- [ ] \n"
        let reading = try BoardFileFormat.markdown.read(Data(text.utf8))
        #expect(reading.addedCount == 1 && reading.skippedCount == 1)
        let notes = reading.notes.map { "\($0.kind) \($0.places)" }
        #expect(notes == ["otherText [1, 3, 6]", "noTitle [7]"])
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
            guard let outline = try? format.read(data).outline else { continue }
            let again = try format.read(format.write(outline)).outline
            #expect(again.columns.count == outline.columns.count)
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
