import Testing
import UIKit
import UIKitTesting

@testable import GalleryUI

@Suite("My Checks")
struct ChecksTests {
    private let page = ChecksPage()
    private let app: HeadlessApp

    init() {
        let page = page
        app = HeadlessApp(size: CGSize(width: 375, height: 620), rootViewController: page)
    }

    /// The vertical place on the screen, as it is shown.
    private func top(_ view: UIView) -> CGFloat {
        view.convert(view.bounds, to: page.view).minY
    }

    @Test("My Checks: phases, delays and overshoot of the film (B5, S2-07)")
    func film() throws {
        let third = page.list.rows[2]
        let start = top(third)
        try app.finger.tap(on: "National Rail, $86.00")
        #expect(page.machine.nextPhase == .opened)
        // Phase 1: at half time the background is half down, the others are half gone.
        app.advance(by: 0.25)
        #expect(abs(top(page.detail.background) + 75) < 10)
        #expect(abs(page.list.rows[0].alpha - 0.5) < 0.06)
        #expect(abs(page.list.rows[0].transform.a - 0.9) < 0.012)
        #expect(abs(top(page.list.header) + 28) < 4)
        // The row goes back before it goes: it is below its start by a little less than a tenth.
        let copy = try #require(page.view.subviews.last)
        #expect(copy !== page.detail && third.alpha == 0 && page.detail.row.alpha == 0)
        let way = start - top(page.detail.row)
        #expect(top(copy) > start + 0.07 * way && top(copy) < start + 0.101 * way)
        // Phase 2: the lines follow by 56 milliseconds.
        app.advance(by: 0.27)
        #expect(page.machine.phase == .opened && page.detail.row.alpha == 1)
        #expect(top(page.detail.background) == 0)
        app.advance(by: 0.2)
        let alphas = page.detail.lines.map(\.alpha)
        #expect(alphas == alphas.sorted(by: >) && alphas[0] > alphas[3])
        // The blue button is ahead of the red one by 125 milliseconds, and above its place.
        #expect(page.detail.buttons[0].transform.ty < page.detail.buttons[1].transform.ty)
        app.advance(by: 0.12)
        #expect(page.detail.buttons[0].transform.ty < 0)
        app.settle()
        #expect(page.machine.phase == .detail)
        #expect(page.detail.lines.allSatisfy { $0.alpha == 1 })
        // Phase 3: the last line leaves first.
        try app.finger.tap(on: "CloseCheck")
        app.advance(by: 0.3)
        #expect(page.detail.lines[3].alpha < page.detail.lines[0].alpha)
        // Phase 4: back in the list.
        app.settle()
        #expect(page.machine.phase == .list && page.detail.isHidden)
        #expect(page.list.rows.allSatisfy { $0.alpha == 1 && $0.transform == .identity })
        #expect(page.list.header.transform == .identity)
    }

    @Test("My Checks: no frame shows two copies of the row, or none (S2-07)")
    func onlyOne() throws {
        let row = page.list.rows[1]
        try app.finger.tap(on: "Pret a Manger, $12.40")
        for _ in 0..<100 {
            app.advance(by: 0.0167)
            let hasCopy = page.view.subviews.count == 3
            let seen = (row.alpha > 0 ? 1 : 0) + (page.detail.row.alpha > 0 ? 1 : 0)
            #expect(seen + (hasCopy ? 1 : 0) == 1)
        }
    }

    @Test("My Checks: taps while something moves are ignored")
    func taps() throws {
        app.finger.tap(at: page.list.rows[0].center)
        try app.finger.tap(on: "Hermes, $1,500.67")
        app.advance(by: 0.1)
        try? app.finger.tap(on: "Waterstones, $34.99")
        app.settle()
        #expect(page.machine.phase == .detail && page.detail.row.check.payee == "Hermes")
    }
}
