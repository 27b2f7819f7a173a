import PlanBoardCore
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import PlanBoardUI

@Suite("Plan Board's cards")
struct CardScreenTests {
    private func card(_ title: String, isImportant: Bool = false) -> Card {
        Card(
            columnID: UUID(), key: .between(nil, nil), title: title, isImportant: isImportant)
    }

    @Test("a card is as high as its text, three lines at most, and its marks", .rows("B3"))
    func heights() {
        let width: CGFloat = 306
        #expect(CardMetrics.textWidth(ofCard: width) == width - 4 - 30 - 10)
        let line = CardMetrics.textHeight("a", width: 200)
        let marks = 5 + CardMetrics.markFont.lineHeight + 8
        #expect(
            CardMetrics.height(of: card("a"), width: width) == max(38, 10 + line + 10).rounded(.up))
        #expect(
            CardMetrics.height(of: card("a", isImportant: true), width: width)
                == max(38, 10 + line + marks).rounded(.up))
        let long = String(repeating: "long ", count: 100)
        #expect(
            CardMetrics.height(of: card(long), width: width) == (10 + 51 + 10 as CGFloat))
    }

    @Test(
        "short texts are as high as measured ones", .rows("B3"),
        arguments: ["", "a", "Call the printer", "WWWWWWWWWWWWWWWWWWWW", "fi ffi AVAVAV To.", "国"])
    func shortTexts(text: String) {
        for width in stride(from: CGFloat(20), through: 400, by: 20) {
            let box = (text as NSString).boundingRect(
                with: CGSize(width: width, height: .greatestFiniteMagnitude),
                options: .usesLineFragmentOrigin, attributes: [.font: CardMetrics.font],
                context: nil)
            #expect(
                CardMetrics.textHeight(text, width: width) == min(51, box.height.rounded(.up)))
        }
    }

    @Test("heads are 43 points high, feet 37, lists 12 from the edges, the hint 35", .rows("B3"))
    func numbers() throws {
        let screen = try BoardScreen([["a"], [], []])
        let cell = try #require(screen.board.columnCell(0))
        #expect(cell.header.frame == CGRect(x: 0, y: 0, width: 330, height: 43))
        #expect(cell.list.frame.minX == 12 && cell.list.frame.width == 306)
        #expect(cell.add.frame.height == 37 && cell.add.frame.maxY == cell.bounds.height)
        #expect(screen.board.collection.frame.minY == screen.board.view.safeAreaInsets.top + 35)
        #expect(abs(screen.board.collection.frame.maxY - (667 - 27)) < 0.01)
    }

    // MARK: New cards

    @Test("a card is created, marked as important, finished and deleted by taps", .rows("S0-56"))
    func life() throws {
        let screen = try BoardScreen([["old"], [], []])
        let app = screen.app
        try app.finger.tap(on: "Add Today")
        app.settle()
        #expect(app.find("CreateCard")?.isEnabled == false)
        app.keyboard.type("  ")
        #expect(app.find("CreateCard")?.isEnabled == false)
        app.keyboard.type("new")
        #expect(app.find("CreateCard")?.isEnabled == true)
        try app.finger.tap(on: "CreateCard")
        app.settle()
        #expect(screen.titles[0] == ["new", "old"] && screen.shownTitles(0) == ["new", "old"])
        screen.open(0, 0)
        try app.finger.tap(on: "Important")
        app.settle()
        try app.finger.tap(on: "Back")
        app.settle()
        #expect(try screen.session.card(at: CardPlace(column: 0, row: 0)).isImportant)
        try app.finger.tap(on: "Finish new")
        app.settle()
        #expect(screen.titles[0] == ["old", "new"] && screen.shownTitles(0) == ["old", "new"])
        screen.open(0, 0)
        try app.finger.tap(on: "Delete")
        app.settle()
        #expect(app.find("Delete this plan?") != nil)
        let buttons = app.elements().filter { $0.label == "Delete" }
        app.finger.tap(at: try #require(buttons.last).center)
        app.settle()
        #expect(screen.titles[0] == ["new"] && screen.shownTitles(0) == ["new"])
    }

    @Test(
        "the bar for new cards follows the keyboard, and hides below the screen with it",
        .rows("S0-60"))
    func keyboard() throws {
        let screen = try BoardScreen([["a"], [], []])
        try screen.app.finger.tap(on: "Add Today")
        screen.app.settle()
        let bar = screen.board.createBar
        screen.app.showSoftwareKeyboard(height: 216)
        #expect(abs(bar.frame.maxY - (667 - 216)) < 0.5 && abs(bar.frame.height - 88) < 0.5)
        screen.app.hideSoftwareKeyboard()
        #expect(bar.isHidden && bar.frame.minY >= 667 && abs(bar.frame.height - 88) < 0.5)
        #expect(!screen.board.createBar.text.isFirstResponder)
    }

    @Test(
        "the bar for new cards moves at the keyboard's pace, up and down: start, half, end",
        .rows("S0-60"), arguments: [true, false])
    func keyboardPace(shows: Bool) throws {
        let screen = try BoardScreen([["a"], [], []])
        let app = screen.app
        try app.finger.tap(on: "Add Today")
        app.settle()
        let bar = screen.board.createBar
        if !shows { app.showSoftwareKeyboard(height: 216) }
        let (up, down) = (667.0 - 216, Double(screen.board.view.bounds.maxY) + CreateBar.height)
        let first = Double(bar.frame.maxY)

        // A view that moves by what the keyboard announces.
        let probe = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        screen.board.view.addSubview(probe)
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { notification in
            let info = notification.userInfo
            guard let duration = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
                let curve = info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
            else { return }
            MainActor.assumeIsolated {
                UIView.animate(
                    withDuration: duration, delay: 0, options: .init(rawValue: UInt(curve) << 16)
                ) { probe.frame.origin.y = 100 }
            }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        app.window.softwareKeyboardFrame =
            shows ? CGRect(x: 0, y: 667 - 216, width: 375, height: 216) : .zero
        var shares: [Double] = []
        for step in [0, 0.125, 0.2] {
            app.advance(by: step)
            let y = try #require(bar.layer.presentation()?.frame.maxY)
            shares.append((Double(y) - first) / ((shows ? up : down) - first))
            let share = try #require(probe.layer.presentation()?.frame.minY) / 100
            #expect(abs(shares.last! - share) < 0.01, "\(shares), \(share)")
        }
        #expect(shares[0] < 0.1 && shares[1] > 0.2 && shares[1] < 0.95 && shares[2] == 1)
        #expect(app.settle() && bar.isHidden == !shows && abs(bar.frame.height - 88) < 0.5)
    }

    @Test("hiding the keyboard clears the text, another keyboard keeps it", .rows("S0-61"))
    func clearing() throws {
        let screen = try BoardScreen([["a"], [], []])
        try screen.app.finger.tap(on: "Add Today")
        screen.app.showSoftwareKeyboard(height: 216)
        screen.app.keyboard.type("text")
        screen.app.showSoftwareKeyboard(height: 260)
        #expect(screen.board.createBar.text.text == "text")
        screen.app.hideSoftwareKeyboard()
        #expect(screen.board.createBar.text.text == "")
        #expect(screen.titles[0] == ["a"])
    }

    @Test(
        "the bar moves with every change of the keyboard's height", .rows("S0-62"),
        arguments: [200, 260, 300])
    func heightChange(height: CGFloat) throws {
        let screen = try BoardScreen([["a"], [], []])
        try screen.app.finger.tap(on: "Add Today")
        screen.app.showSoftwareKeyboard(height: 216)
        screen.app.showSoftwareKeyboard(height: height)
        #expect(abs(screen.board.createBar.frame.maxY - (667 - height)) < 0.5)
    }

    @Test("the text of a new card grows from 34 to 70 points", .rows("B3"))
    func growing() throws {
        let screen = try BoardScreen([["a"], [], []])
        try screen.app.finger.tap(on: "Add Today")
        screen.app.settle()
        let text = screen.board.createBar.text
        #expect(abs(text.frame.height - 34) < 0.5)
        screen.app.keyboard.type(String(repeating: "many words ", count: 30))
        screen.app.settle()
        #expect(abs(text.frame.height - 70) < 0.5)
        try screen.app.finger.tap(on: "CancelCard")
        screen.app.settle()
        #expect(screen.board.createBar.isHidden && screen.titles[0] == ["a"])
    }

    // MARK: The page of a card

    @Test("the right button deletes, and saves while the text is edited", .rows("B3"))
    func rightButton() throws {
        let screen = try BoardScreen([["a"], [], []])
        let app = screen.app
        screen.open(0, 0)
        #expect(app.find("Plan Details") != nil && app.find("Delete") != nil)
        #expect(app.find("CardText")?.frame.height == 189)
        try app.finger.tap(on: "CardText")
        app.settle()
        #expect(app.find("Edit Plan") != nil && app.find("Save")?.isEnabled == true)
        app.keyboard.press("a", .control)
        app.keyboard.press(.delete)
        app.settle()
        #expect(app.find("Save")?.isEnabled == false)
        try app.finger.tap(on: "Back")
        app.settle()
        // A blank text is not saved.
        #expect(screen.titles[0] == ["a"] && app.find("Hint") != nil)
    }

    @Test("Card: steps are added, ticked and removed, and shown on the card")
    func steps() throws {
        let screen = try BoardScreen([["a"], [], []])
        let app = screen.app
        screen.open(0, 0)
        try app.finger.tap(on: "NewStep")
        for step in ["one", "two", "three"] {
            app.keyboard.type(step)
            app.keyboard.press(.enter)
        }
        app.settle()
        try app.finger.tap(on: "Step two")
        try app.finger.tap(on: "Remove one")
        app.settle()
        try app.finger.tap(on: "Back")
        app.settle()
        let card = try screen.session.card(at: CardPlace(column: 0, row: 0))
        #expect(card.checklist == [ChecklistItem("two", isDone: true), ChecklistItem("three")])
        #expect(app.find("1/2") != nil)
    }

    @Test("Card: comments are kept at once, shown on the card, and can be removed")
    func comments() throws {
        let screen = try BoardScreen([["a"], [], []], size: CGSize(width: 800, height: 1200))
        let app = screen.app
        screen.open(0, 0)
        try app.finger.tap(on: "NewComment")
        for text in ["first", "second"] {
            app.keyboard.type(text)
            app.keyboard.press(.enter)
        }
        app.settle()
        let place = CardPlace(column: 0, row: 0)
        #expect(try screen.session.card(at: place).comments.map(\.text) == ["first", "second"])
        try app.finger.tap(on: "Remove comment first")
        app.settle()
        #expect(try screen.session.card(at: place).comments.map(\.text) == ["second"])
        #expect(app.find("second") != nil && app.find("first") == nil)
    }

    @Test("Card: a card that repeats comes back when it is finished")
    func repeating() throws {
        let screen = try BoardScreen([["a"], [], []])
        let app = screen.app
        screen.open(0, 0)
        try app.finger.tap(on: "Repeat")
        app.settle()
        try app.finger.tap(on: "Every week")
        app.settle()
        try app.finger.tap(on: "Back")
        app.settle()
        try app.finger.tap(on: "Finish a")
        app.settle()
        let cards = try screen.session.cards(inColumn: 0)
        #expect(cards.map(\.isFinished) == [false, true] && cards[0].recurrence == .weekly)
    }

    @Test("Card: a reminder comes at its time, and shows the card")
    func reminding() throws {
        var now = Date(timeIntervalSince1970: 1_795_420_800)
        let app = HeadlessApp(
            size: CGSize(width: 800, height: 1000), rootViewController: UIViewController())
        let session = try BoardSession(titles: ["a"], now: { now })
        let due = now.addingTimeInterval(7200)
        let card = try session.addCard(titled: "Train", due: due, toColumn: 0)
        let root = PlanRootController(
            library: try BoardLibrary(store: session.store, now: { now }), session: session)
        app.window.rootViewController = root
        app.settle()
        try session.edit(card.id) { $0.reminder = 3600 }
        now.addTimeInterval(3590)
        app.advance(by: 3590)
        #expect(app.find("Show") == nil)
        now.addTimeInterval(20)
        app.advance(by: 20)
        app.settle()
        try app.finger.tap(on: "Show")
        app.settle()
        #expect(app.find("Plan Details") != nil)
    }

    @Test("Card: while another program is in front a reminder comes as a notification")
    func notification() throws {
        var now = Date(timeIntervalSince1970: 1_795_420_800)
        let app = HeadlessApp(
            size: CGSize(width: 800, height: 1000), rootViewController: UIViewController())
        let session = try BoardSession(titles: ["a"], now: { now })
        for (title, wait) in [("Train", 60.0), ("Call", 120)] {
            let due = now.addingTimeInterval(wait)
            let card = try session.addCard(titled: title, due: due, toColumn: 0)
            try session.edit(card.id) { $0.reminder = 0 }
        }
        let root = PlanRootController(
            library: try BoardLibrary(store: session.store, now: { now }), session: session)
        app.window.rootViewController = root
        app.settle()
        try #require(app.host.windows.first).deactivate()
        for _ in 0..<2 {
            now.addTimeInterval(61)
            app.advance(by: 61)
            app.settle()
        }
        #expect(app.host.notifications.map(\.title) == ["Train", "Call"])
        #expect(app.find("Show") == nil)
        app.host.answerNotification(app.host.notifications[0].id, with: .action("done"))
        app.settle()
        let cards = try session.cards(inColumn: 0)
        #expect(cards.filter(\.isFinished).map(\.title) == ["Train"])
        app.host.answerNotification(app.host.notifications[0].id)
        app.settle()
        #expect(app.find("Plan Details") != nil)
        #expect(UIApplication.shared.applicationState == .active)
    }

    @Test("Card: files are attached, opened and removed")
    func attachments() throws {
        let folder = try TemporaryFolder()
        let file = URL(fileURLWithPath: folder.path("list.txt"))
        try Data("bread".utf8).write(to: file)
        let screen = try BoardScreen([["a"], [], []], size: CGSize(width: 800, height: 1200))
        let id = try screen.session.card(at: CardPlace(column: 0, row: 0)).id
        let attachment = try AttachmentFolder(screen.session.store).add(file)
        try screen.session.attach(id) { $0 = [attachment] }
        let copy = try AttachmentFolder(screen.session.store).copy(of: attachment)
        #expect(try Data(contentsOf: copy) == Data("bread".utf8))
        #expect(copy.lastPathComponent == "list.txt")
        screen.open(0, 0)
        try screen.app.finger.tap(on: "Remove list.txt")
        screen.app.settle()
        #expect(screen.session.board.card(id)?.attachments == [])
        #expect(screen.session.undoName == .attach)
    }

    @Test("Archive: an archived card is gone from its column, and a tap brings it back")
    func archive() throws {
        let screen = try BoardScreen([["a", "b"], [], []])
        let app = screen.app
        screen.open(0, 0)
        try app.finger.tap(on: "ArchiveCard")
        app.settle()
        #expect(screen.titles[0] == ["b"] && screen.shownTitles(0) == ["b"])
        try app.finger.tap(on: "More")
        app.settle()
        try app.finger.tap(on: "Archive")
        app.settle()
        try app.finger.tap(on: "a")
        app.settle()
        try app.finger.tap(on: "Back")
        app.settle()
        #expect(screen.titles[0] == ["a", "b"] && screen.shownTitles(0) == ["a", "b"])
    }
}
