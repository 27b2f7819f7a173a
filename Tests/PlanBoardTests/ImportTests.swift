import FoundationGaps
import PlanBoardCore
import Testing
import UIKit
import UIKitTesting

@testable import PlanBoardUI

@Suite("Plan Board's imports")
struct ImportTests {
    private func choose(_ files: [String: String], on screen: BoardScreen) throws {
        let folder = try TemporaryFolder()
        let urls = try files.sorted { $0.key < $1.key }.map { name, text in
            let url = URL(fileURLWithPath: folder.path(name))
            try Data(text.utf8).write(to: url)
            return url
        }
        screen.board.documentPicker(
            UIDocumentPickerViewController(forOpeningContentTypes: [.item]),
            didPickDocumentsAt: urls)
        screen.app.settle()
    }

    @Test("Import: says how many cards were added and skipped, and why")
    func report() throws {
        let screen = try BoardScreen([["a"]])
        let csv = "column,title,due,priority\nToday,b,tomorrow,3\nToday,,,\n"
        try choose(["cards.csv": csv], on: screen)
        #expect(screen.titles == [["a", "b"]])
        #expect(screen.app.find("1 card added, 1 skipped") != nil)
        let texts = screen.app.elements().compactMap(\.text).joined(separator: "\n")
        #expect(texts.contains("Without a title, skipped: line 3"))
        #expect(texts.contains("“tomorrow”"))
    }

    @Test("Import: files are read while the board goes on, also when it is left meanwhile")
    func background() throws {
        let folder = try TemporaryFolder()
        let file = URL(fileURLWithPath: folder.path("cards.csv"))
        try Data("column,title\nToday,b\n".utf8).write(to: file)
        let screen = try BoardScreen([["a"]])
        screen.board.documentPicker(
            UIDocumentPickerViewController(forOpeningContentTypes: [.item]),
            didPickDocumentsAt: [file])
        #expect(screen.titles == [["a"]])
        let navigation = try #require(screen.board.navigationController)
        navigation.setViewControllers([UIViewController()], animated: false)
        screen.app.settle()
        #expect(screen.titles == [["a", "b"]])
        #expect(screen.app.find("1 card added, 0 skipped") != nil)
    }

    @Test("Import: of several files all or none are added, and one undo takes them back")
    func several() throws {
        let screen = try BoardScreen([["a"]])
        try choose(["1.csv": "column,title\nToday,b\n", "2.json": "[}"], on: screen)
        #expect(screen.titles == [["a"]])
        #expect(screen.app.find("The board was not changed") != nil)
        try screen.app.finger.tap(on: "OK")
        screen.app.settle()
        try choose(["1.csv": "column,title\nToday,b\n", "2.md": "## Today\n- [ ] c\n"], on: screen)
        #expect(screen.titles == [["a", "b", "c"]])
        try screen.session.undo()
        #expect(screen.titles == [["a"]])
    }
}
