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
