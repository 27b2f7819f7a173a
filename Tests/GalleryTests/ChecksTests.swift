import SharedElements
import TestSupport
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

    @Test("My Checks: phases, delays and overshoot of the film", .rows("B5", "S2-07"))
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

    @Test("My Checks: 6.5 seconds, each frame of which has the numbers of the film", .rows("B5"))
    func frames() throws {
        let row = page.list.rows[2]
        let ends = (top(row), top(page.detail.row))
        var change = (at: CACurrentMediaTime(), to: page.machine.nextPhase)
        var checked: [ChecksPage.Phase: Int] = [:]
        for frame in 0..<390 {
            if frame == 60 { try app.finger.tap(on: "National Rail, $86.00") }
            if frame == 240 { try app.finger.tap(on: "CloseCheck") }
            app.advance(by: 1.0 / 60)
            let next = page.machine.nextPhase
            if next != change.to { change = (CACurrentMediaTime(), next) }
            guard let next else { continue }
            let film: Film
            switch next {
            case .opened, .list: film = wayFilm(opens: next == .opened, ends)
            case .detail, .closed: film = arrivalFilm()
            }
            #expect(film.error < 0.1, "frame \(frame): \(film)")
            let isForward = next == .opened || next == .detail
            let elapsed = isForward ? film.time : film.duration - film.time
            // A phase begins between two frames.
            #expect(abs(elapsed - (CACurrentMediaTime() - change.at)) < 0.034, "frame \(frame)")
            checked[next, default: 0] += 1
        }
        #expect(page.machine.phase == .list && page.machine.nextPhase == nil)
        let counts = [ChecksPage.Phase.opened, .detail, .closed, .list].map {
            checked[$0, default: 0]
        }
        #expect(zip(counts, [30, 40, 40, 30]).allSatisfy { abs($0 - $1) <= 2 }, "\(counts)")
    }

    /// A moment of a phase: the seconds since its start, forward, and the largest distance of
    /// what is shown from what the numbers state.
    private struct Film {
        var time: Double
        var duration: Double
        var error: CGFloat
    }

    /// The list, while a row moves to the top or back. The header tells the time.
    private func wayFilm(opens: Bool, _ ends: (list: CGFloat, page: CGFloat)) -> Film {
        let gone = -page.list.header.transform.ty / 56
        let share = time(ofEased: gone)
        let other = page.list.rows[0]
        var differences = [
            page.list.footer.transform.ty - 56 * gone, other.alpha - (1 - gone),
            other.transform.a - (1 - 0.2 * gone),
            page.detail.background.transform.ty + 150 * (1 - gone),
        ]
        if page.view.subviews.count == 3, let copy = page.view.subviews.last {
            // It goes back before it goes, from either end.
            let (start, end) = opens ? ends : (ends.page, ends.list)
            let way = Easing.inBack()(opens ? share : 1 - share)
            differences.append(top(copy) - (start + (end - start) * way))
        }
        return Film(
            time: 0.5 * share, duration: 0.5, error: differences.map(abs).max() ?? 0)
    }

    /// The page, while its lines and buttons come or leave. Its bar and its last line tell the
    /// time.
    private func arrivalFilm() -> Film {
        let (bar, lines) = (page.detail.bar, page.detail.lines)
        let time =
            bar.alpha < 1
            ? 0.5 * time(ofEased: bar.alpha) : 0.168 + 0.5 * time(ofEased: lines[3].alpha)
        var differences: [CGFloat] = []
        for (index, line) in lines.enumerated() {
            let share = Easing.easeInOut((time - 0.056 * Double(index)) / 0.5)
            differences += [line.alpha - share, line.transform.ty + 4 * (1 - share)]
        }
        for (index, button) in page.detail.buttons.enumerated() {
            let share = Easing.outBack()((time - 0.125 * Double(index)) / 0.5)
            differences.append(button.transform.ty - 112 * (1 - share))
        }
        return Film(time: time, duration: 0.668, error: differences.map(abs).max() ?? 0)
    }

    /// The share of time at which ease-in-ease-out has done a share of its change.
    private func time(ofEased share: CGFloat) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if Easing.easeInOut(middle) < share { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    @Test("My Checks: a check that was not received says so")
    func status() throws {
        try app.finger.tap(on: "Waterstones, $34.99")
        app.settle()
        #expect(page.detail.lines[3].text == "Status: Not received")
        try app.finger.tap(on: "CloseCheck")
        app.settle()
        try app.finger.tap(on: "Hermes, $1,500.67")
        app.settle()
        #expect(page.detail.lines[3].text == "Status: Received")
    }

    @Test("My Checks: no frame shows two copies of the row, or none", .rows("S2-07"))
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
