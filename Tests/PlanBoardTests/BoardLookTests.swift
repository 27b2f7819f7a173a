import FoundationGaps
import PlanBoardCore
import Testing
import UIKit
import UIKitTesting

@testable import PlanBoardUI

@Suite("Plan Board's looks")
struct BoardLookTests {
    private static let narrow = PlanBoardApp.usualSize
    private static let wide = CGSize(width: 1280, height: 720)

    nonisolated static let variants =
        AppVariant.all(sizes: [CGSize(width: 375, height: 667)])
        + AppVariant.all(
            sizes: [CGSize(width: 1280, height: 720)], languages: [.simplifiedChinese])

    /// The sample board with three cards selected by keys.
    private func app(_ variant: AppVariant) -> HeadlessApp {
        let app = HeadlessApp(
            variant, scale: 1, delegate: PlanBoardApp(size: variant.size))
        app.settle()
        app.keyboard.press(.down)
        for _ in 0..<2 { app.keyboard.press(.down, .shift) }
        app.settle()
        return app
    }

    // MARK: Screens

    /// The screens of the app, besides those with selected cards.
    nonisolated enum Screen: String, CaseIterable {
        case board, empty, newCard, card, column, archive, statistics, search, nothing, boards
        case failure, question, keys, trash, imported
    }

    @Test(
        "Looks: each screen matches its goldens", arguments: Screen.allCases,
        AppVariant.narrowAndWide)
    func screens(screen: Screen, variant: AppVariant) throws {
        let content: PlanBoardApp.Content = screen == .empty ? .empty : .demo
        let app = HeadlessApp(
            variant, scale: 1,
            delegate: PlanBoardApp(
                size: variant.size,
                content: screen == .failure ? .file("/proc/board.db") : content))
        app.settle()
        if screen == .failure {
            return try app.snapshot().matchGolden("\(screen)-\(variant)")
        }
        let board = try #require(app.window.board)
        let session = board.session
        let isEnglish = variant.language == .english
        switch screen {
        case .board, .empty: break
        case .newCard:
            try app.finger.tap(on: isEnglish ? "Add Today" : "Add 今日要做")
            app.settle()
            app.keyboard.type(isEnglish ? "Buy a present for Ben" : "给小明买生日礼物")
        case .card, .question:
            let trip = try session.card(at: CardPlace(column: 0, row: 2))
            board.show(CardViewController(session: session, card: trip.id), sender: nil)
            app.settle()
            guard screen == .question else { break }
            try app.finger.tap(on: isEnglish ? "Delete" : "删除")
        case .column:
            push(
                ColumnViewController(session: session, column: session.board.columns[1].id),
                onto: board)
        case .archive:
            for row in [3, 0] {
                let card = try session.card(at: CardPlace(column: 0, row: row))
                try session.setArchived(true, card.id)
            }
            push(ArchiveViewController(session: session), onto: board)
        case .statistics: push(StatisticsViewController(session: session), onto: board)
        case .search, .nothing:
            app.keyboard.press("f", .control)
            app.settle()
            app.keyboard.type(
                screen == .nothing ? "zzz" : isEnglish ? "the" : "一")
        case .boards:
            guard variant.size.width < 1_000 else { break }
            try app.finger.tap(on: "Boards")
        case .trash:
            let next = session.board.columns[1].id
            try session.delete(session.card(at: CardPlace(column: 0, row: 3)).id)
            try session.deleteColumn(next)
            let library = try #require(board.root?.library)
            try library.delete(try #require(library.boards.last).id)
            board.showTrash()
        case .imported:
            let folder = try TemporaryFolder()
            let file = URL(fileURLWithPath: folder.path("plans.csv"))
            let text = "column,title,due,points\nGarden,Sow,soon,3\nGarden,,,\nGarden,Dig,,\n"
            try Data(text.utf8).write(to: file)
            board.documentPicker(
                UIDocumentPickerViewController(forOpeningContentTypes: [.item]),
                didPickDocumentsAt: [file])
            withExtendedLifetime(folder) { _ = app.settle() }
        case .failure: break
        case .keys:
            for _ in 0..<2 { app.keyboard.press(.down) }
            app.keyboard.press(.space)
            app.keyboard.press(.down)
        }
        app.settle()
        try app.snapshot().matchGolden("\(screen)-\(variant)")
        if screen == .keys {
            app.keyboard.press(.escape)
            app.settle()
        }
    }

    @Test(
        "Looks: the toast of a deletion matches its goldens", arguments: AppVariant.narrowAndWide)
    func deleted(variant: AppVariant) throws {
        let app = HeadlessApp(
            variant, scale: 1, delegate: PlanBoardApp(size: variant.size))
        app.settle()
        for _ in 0..<3 { app.keyboard.press(.down) }
        app.keyboard.press(.delete)
        app.advance(by: 1)
        try app.snapshot().matchGolden("deleted-\(variant)")
    }

    private func push(_ screen: UIViewController, onto board: BoardViewController) {
        board.navigationController?.pushViewController(screen, animated: false)
    }

    @Test("Looks: a drag across columns matches its film", arguments: AppVariant.narrowAndWide)
    func film(variant: AppVariant) throws {
        let app = HeadlessApp(
            variant, scale: 1, delegate: PlanBoardApp(size: variant.size))
        app.settle()
        let board = try #require(app.window.board)
        let place = board.windowFrame(of: CardPlace(column: 0, row: 1))
        let origin = board.collection.convert(board.collection.bounds.origin, to: nil)
        app.finger.down(at: CGPoint(x: place.midX + origin.x, y: place.midY + origin.y))
        var frames: [Snapshot] = []
        func take(after seconds: TimeInterval) {
            app.advance(by: seconds)
            frames.append(app.snapshot())
        }
        // Held, picked up, at the edge while the columns scroll, in the next column, dropped.
        take(after: 0.3)
        take(after: 0.4)
        app.finger.move(to: CGPoint(x: variant.size.width - 20, y: 300), duration: 0.2)
        take(after: 0.3)
        take(after: 0.5)
        app.finger.move(to: CGPoint(x: variant.size.width / 2, y: 200), duration: 0.2)
        take(after: 0.1)
        app.finger.up()
        take(after: 0.1)
        take(after: 0.3)
        app.settle()
        let (width, height) = (frames[0].width, frames[0].height)
        let pixels = (0..<height).flatMap { y in
            frames.flatMap { $0.pixels[(y * width)..<((y + 1) * width)] }
        }
        try Snapshot(width: width * frames.count, height: height, pixels: pixels)
            .matchGolden("film-\(variant)")
    }

    // MARK: Selected cards

    @Test("Looks: selected cards match their goldens", arguments: variants)
    func selected(variant: AppVariant) throws {
        try app(variant).snapshot().matchGolden("selected-\(variant)")
    }

    @Test("Looks: the stack that follows the finger matches its goldens", arguments: variants)
    func stack(variant: AppVariant) throws {
        let app = app(variant)
        let board = try #require(app.window.board)
        let place = board.windowFrame(of: CardPlace(column: 0, row: 1))
        let origin = board.collection.convert(board.collection.bounds.origin, to: nil)
        let start = CGPoint(x: place.midX + origin.x, y: place.midY + origin.y)
        app.finger.down(at: start)
        app.advance(by: 1)
        app.finger.move(
            to: CGPoint(x: start.x + (variant.size.width > 1000 ? 400 : 20), y: start.y + 90),
            duration: 0.3)
        app.advance(by: 0.3)
        try app.snapshot().matchGolden("stack-\(variant)")
        app.finger.cancel()
        app.settle()
    }
}

extension UIWindow {
    /// The board that the window shows.
    fileprivate var board: BoardViewController? {
        var controllers = [rootViewController].compactMap(\.self)
        while let next = controllers.popLast() {
            if let board = next as? BoardViewController { return board }
            controllers += next.children
        }
        return nil
    }
}
