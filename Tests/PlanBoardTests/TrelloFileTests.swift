import Foundation
import PlanBoardCore
import Testing

/// Trello's files as users of other boards have reported them: cut short, with parts missing, or
/// of another kind than expected.
@Suite("Trello's files")
nonisolated struct TrelloFileTests {
    private func read(_ text: String) throws -> BoardImport {
        try BoardFileFormat.json.read(Data(text.utf8))
    }

    private func notes(_ reading: BoardImport) -> Set<String> {
        Set(reading.notes.map { "\($0.kind) \($0.name) \($0.count)" })
    }

    private func cards(_ reading: BoardImport) -> [BoardOutline.Item] {
        reading.outline.columns.flatMap(\.cards)
    }

    // MARK: Checklists

    @Test("Trello: all steps of all checklists are read in their order, of archived cards too")
    func checklists() throws {
        let reading = try read(
            """
            {"lists": [{"id": "a", "name": "Today"}],
             "cards": [{"id": "1", "name": "Cake", "idList": "a"},
              {"id": "2", "name": "Old", "idList": "a", "closed": true}],
             "checklists": [
              {"idCard": "1", "name": "Bake", "pos": 32768, "checkItems": [
               {"name": "oven", "state": "incomplete", "pos": 16384},
               {"name": "wait", "state": "incomplete", "pos": 32768}]},
              {"idCard": "1", "name": "Buy", "pos": 16384, "checkItems": [
               {"name": "eggs", "state": "complete", "pos": 200},
               {"name": "flour", "state": "complete", "pos": 100}]},
              {"idCard": "2", "name": "Checklist", "checkItems": [
               {"name": "done long ago", "state": "complete", "pos": 1}]}]}
            """)
        let steps = cards(reading).map { $0.checklist.map { "\($0.title) \($0.isDone)" } }
        #expect(
            steps == [
                ["flour true", "eggs true", "oven false", "wait false"], ["done long ago true"],
            ])
        // The names of the lists have no place, which is said.
        #expect(
            notes(reading) == ["archived  1", "leftOutField names of checklists 1"])
    }

    @Test("Trello: checklists whose card is not in the file leave the others alone, and are noted")
    func looseChecklists() throws {
        let reading = try read(
            """
            {"lists": [{"id": "a", "name": "Today"}],
             "cards": [{"id": "1", "name": "Cake", "idList": "a"}],
             "checklists": [
              {"idCard": "9", "checkItems": [{"name": "x"}, {"name": "y"}]},
              {"idCard": null, "checkItems": [{"name": "z"}]}, {"checkItems": []},
              {"idCard": "1", "checkItems": [{"name": "eggs"}, {"name": null}, null]}]}
            """)
        #expect(cards(reading).map { $0.checklist.map(\.title) } == [["eggs"]])
        #expect(notes(reading) == ["looseSteps  3", "unreadableSteps  2"])
    }

    @Test("Trello: steps that a card has by its own count and the file has not are noted")
    func missingSteps() throws {
        let reading = try read(
            """
            {"lists": [{"id": "a", "name": "Today"}], "cards": [
              {"id": "1", "name": "Cake", "idList": "a", "badges": {"checkItems": 9}}],
             "checklists": [{"idCard": "1", "checkItems": [{"name": "eggs"}]}]}
            """)
        #expect(notes(reading) == ["missingSteps  8"])
    }

    // MARK: Comments

    @Test("Trello: comments of members who have left are kept, as are those of copied cards")
    func comments() throws {
        let reading = try read(
            """
            {"members": [{"id": "m1", "fullName": "Ana"}],
             "lists": [{"id": "a", "name": "Today"}],
             "cards": [{"id": "1", "name": "Cake", "idList": "a", "badges": {"comments": 4}}],
             "actions": [
              {"type": "copyCommentCard", "date": "2026-11-24T10:00:00.000Z",
               "memberCreator": {"username": "ben"},
               "data": {"text": "copied", "card": {"id": "1"}, "cardSource": {"id": "7"}}},
              {"type": "commentCard", "date": "2026-11-23T10:00:00.000Z", "memberCreator": null,
               "data": {"text": "of nobody", "card": {"id": "1"}}},
              {"type": "commentCard", "date": "2026-11-22T10:00:00.000Z", "idMemberCreator": "m9",
               "data": {"text": "gone", "card": {"id": "1"}}},
              {"type": "commentCard", "date": "2026-11-21T10:00:00.000Z", "idMemberCreator": "m1",
               "data": {"text": "first", "card": {"id": "1"}}},
              {"type": "updateCard", "data": {"card": {"id": 5}, "old": {"pos": 1}}}]}
            """)
        let comments = cards(reading)[0].comments.map { "\($0.author): \($0.text)" }
        #expect(
            comments == ["Ana: first", "Trello: gone", "Trello: of nobody", "ben: copied"])
        #expect(reading.notes.isEmpty)
    }

    @Test("Trello: comments before the last 1,000 actions, which the file lacks, are noted")
    func oldComments() throws {
        func file(_ badges: String, actions: Int) throws -> BoardImport {
            let texts = (0..<actions).map { _ in #"{"type": "updateCard", "data": {}}"# }
            return try read(
                """
                {"lists": [{"id": "a", "name": "Today"}],
                 "cards": [{"id": "1", "name": "Cake", "idList": "a"\(badges)}],
                 "actions": [{"type": "commentCard", "data": {"text": "late", "card": {"id": "1"}}},
                  \(texts.joined(separator: ","))]}
                """)
        }
        let counted = #", "badges": {"comments": 13}"#
        #expect(notes(try file(counted, actions: 999)) == ["missingComments  12"])
        // Without Trello's count nobody knows whether there were any.
        #expect(notes(try file("", actions: 999)) == ["lastActionsOnly  1"])
        #expect(notes(try file("", actions: 998)).isEmpty)
    }

    @Test("Trello: comments of cards that the file does not have are noted")
    func looseComments() throws {
        let reading = try read(
            """
            {"lists": [{"id": "a", "name": "Today"}],
             "cards": [{"id": "1", "name": "Cake", "idList": "a"}],
             "actions": [
              {"type": "commentCard", "data": {"text": "x", "card": {"id": "9"}}},
              {"type": "commentCard", "data": {"text": "y", "card": {"id": "9"}}}]}
            """)
        #expect(notes(reading) == ["looseComments  2"])
    }

    // MARK: Parts that are missing or of another kind

    @Test(
        "Trello: a label without a colour, without a name or that is null leaves the card alone",
        arguments: [
            (#"[{"name": "A b", "color": null}]"#, ["A-b"]),
            (#"[{"name": "", "color": null}, {"name": "x"}]"#, ["x"]),
            (#"[null, {"name": "x", "color": "red"}]"#, ["x"]), ("null", []),
        ])
    func labels(text: String, expected: [String]) throws {
        let reading = try read(
            """
            {"lists": [{"id": "a", "name": "Today"}],
             "cards": [{"id": "1", "name": "Cake", "idList": "a", "labels": \(text)}]}
            """)
        #expect(cards(reading).map(\.labels) == [expected])
    }

    @Test("Trello: labels that cards name by identity alone are those of the board")
    func labelIdentities() throws {
        let reading = try read(
            """
            {"labels": [{"id": "l1", "name": "home", "color": "red"}, {"id": "l2", "color": "sky"}],
             "lists": [{"id": "a", "name": "Today"}], "cards": [
              {"id": "1", "name": "Cake", "idList": "a", "idLabels": ["l2", "l1", "l9"]}]}
            """)
        #expect(cards(reading).map(\.labels) == [["sky", "home"]])
    }

    @Test("Trello: positions that are missing or no numbers cost no card, list or step")
    func positions() throws {
        let reading = try read(
            """
            {"lists": [{"id": "b", "name": "Later", "pos": null},
              {"id": "a", "name": "Today", "pos": "top"}, {"id": "c", "name": "First", "pos": 1}],
             "cards": [{"id": "1", "name": "x", "idList": "a", "pos": "bottom"},
              {"id": "2", "name": "y", "idList": "a", "pos": 5}],
             "checklists": [{"idCard": "1", "pos": {}, "checkItems": [
              {"name": "s", "pos": "1"}]}]}
            """)
        #expect(reading.outline.columns.map(\.title) == ["First", "Later", "Today"])
        #expect(reading.outline.columns[2].cards.map(\.title) == ["y", "x"])
        #expect(reading.outline.columns[2].cards[1].checklist.map(\.title) == ["s"])
    }

    @Test("Trello: a card or list that cannot be read is noted, and the others are imported")
    func unreadable() throws {
        let reading = try read(
            """
            {"lists": [{"id": "a", "name": "Today"}, {"name": 5}, {"id": "c", "name": null}],
             "cards": [{"id": "1", "name": "x", "idList": "a"}, {"name": "no identity"},
              {"id": "3", "name": {"text": "y"}, "idList": "a"}, 7,
              {"id": "4", "name": "z", "idList": "c", "closed": "no", "dueComplete": "perhaps"}]}
            """)
        #expect(reading.outline.columns.map(\.title) == ["Today", "JSON"])
        #expect(cards(reading).map(\.title) == ["x", "z"])
        #expect(reading.addedCount == 2 && reading.skippedCount == 3)
        #expect(notes(reading) == ["unreadableLists  1", "unreadableCards  3"])
    }

    @Test("Trello: a card without a name takes the first line of its description")
    func nameless() throws {
        let reading = try read(
            """
            {"lists": [{"id": "a", "name": "Today"}],
             "cards": [{"id": "1", "name": "", "desc": "Bake it\\nat noon", "idList": "a"}]}
            """)
        #expect(cards(reading).map(\.title) == ["Bake it\nat noon"])
        #expect(reading.notes.isEmpty)
    }

    @Test("Trello: a board whose lists are all archived comes with its cards, in the archive")
    func archivedLists() throws {
        let reading = try read(
            """
            {"lists": [{"id": "a", "name": "Old", "closed": true, "pos": 1},
              {"id": "b", "name": "Older", "closed": true, "pos": 2}],
             "cards": [{"id": "1", "name": "x", "idList": "a"},
              {"id": "2", "name": "y", "idList": "b"}]}
            """)
        #expect(reading.outline.columns.map(\.title) == ["Old"])
        #expect(cards(reading).map { "\($0.title) \($0.isArchived)" } == ["x true", "y true"])
        #expect(notes(reading) == ["archivedList Older 1", "archived  2"])
    }

    @Test(
        "Trello: boards of other programs that look alike are refused, and nothing is imported",
        arguments: [
            // Wekan, Deck and Planka.
            #"{"_id": "x", "title": "Home", "lists": [{"_id": "a", "title": "Today"}], "cards": []}"#,
            #"{"boards": [{"title": "Home", "stacks": []}]}"#,
            #"{"item": {"name": "Home"}, "included": {"cards": [], "lists": []}}"#,
        ])
    func others(text: String) throws {
        let error = #expect(throws: BoardFileError.self) { try read(text) }
        #expect(error?.description.contains("“columns” is missing") == true)
    }

    // MARK: Size

    @Test("Trello: of 5,000 cards in 6 MB none is dropped, with any name of list and board")
    func large() throws {
        let words = String(repeating: "Lorem ipsum dolor sit amet. ", count: 40)
        let cards = (0..<5_000).map { number in
            """
            {"id": "\(number)", "name": "Card \(number) 🥐", "desc": "\(words)", \
            "idList": "\(number % 2)", "pos": \(5_000 - number)}
            """
        }
        let text = """
            {"name": "Home 🏡\\nand garden", "lists": [
              {"id": "0", "name": "To do 🛒\\r\\nsoon"}, {"id": "1", "name": "👩‍👩‍👧"}],
             "cards": [\(cards.joined(separator: ","))]}
            """
        #expect(text.utf8.count > 6_000_000)
        let reading = try read(text)
        #expect(reading.addedCount == 5_000 && reading.notes.isEmpty)
        let folder = try TemporaryFolder()
        let store = try BoardStore(path: folder.path("board.db"))
        try BoardSession(store: store, titles: ["Today"]).add(reading.outline)
        // Read again from the file.
        let session = try BoardSession(store: BoardStore(path: folder.path("board.db")))
        #expect(session.columnTitles == ["Today", "To do 🛒 soon", "👩‍👩‍👧"])
        let first = try session.cards(inColumn: 1)
        #expect(first.count == 2_500 && session.board.allCards.count == 5_000)
        #expect(first.first?.title.hasPrefix("Card 4998 🥐\n\nLorem") == true)
        #expect(first.last?.title.hasPrefix("Card 0 🥐\n\nLorem") == true)
    }

    @Test("Boards: line breaks in the names of boards and columns become spaces")
    func lineBreaks() throws {
        let library = try BoardLibrary(store: .inMemory())
        let board = try library.add(
            "Home 🏡\nand\u{2028}garden", BoardOutline(columns: [.init(title: "a\r\nb")]))
        #expect(board.title == "Home 🏡 and garden")
        try library.rename(board.id, to: "x\n\ny")
        #expect(library.entry(board.id)?.title == "x y")
        let session = try BoardSession(store: library.store, board: board.id)
        try session.addColumn(titled: "c\td\ne")
        #expect(session.columnTitles == ["a b", "c\td e"])
        // In Markdown a line break would end a heading.
        let data = try BoardFileFormat.markdown.write(BoardOutline(session.board))
        #expect(try BoardFileFormat.markdown.read(data).notes.isEmpty)
        // The same name in a file is the same column.
        try session.add(BoardOutline(columns: [.init(title: " a\nb ")]))
        #expect(session.columnTitles == ["a b", "c\td e"])
    }
}
