import ProgressHUD
import UIKit

final class HUDQueueComponent: Component {
    /// A HUD of the queue, as the model knows it.
    private final class Entry {
        let hud: HUD
        let priority: Int
        let isTimed: Bool
        var ended = 0

        init(_ hud: HUD, priority: Int, isTimed: Bool) {
            (self.hud, self.priority, self.isTimed) = (hud, priority, isTimed)
        }
    }

    private lazy var queue = HUDQueue(view: view)
    private var waiting: [Entry] = []
    private var current: Entry?

    /// HUDs that ended, and those that were removed before their turn.
    private var gone: [(entry: Entry, ended: Int)] = []

    override class func expected(on host: Host, at moment: Moment) -> Expected {
        host == .tabBarItem ? .noMeaning("A tab is no view.") : .works
    }

    override func show() { add(nil) }

    private func add(_ seconds: Double?, priority: Int = 0) {
        let hud = HUD.message("Message \(waiting.count)", details: "of several")
        let entry = Entry(hud, priority: priority, isTimed: seconds != nil)
        hud.completionBlock = { [weak self, weak entry] in
            guard let entry else { return }
            entry.ended += 1
            self?.didEnd(entry)
        }
        let index = waiting.firstIndex { $0.priority < priority } ?? waiting.endIndex
        waiting.insert(entry, at: index)
        takeNext()
        queue.add(hud, for: seconds, priority: priority)
        expectModel("after a call")
    }

    private func takeNext() {
        guard current == nil, !waiting.isEmpty else { return }
        current = waiting.removeFirst()
    }

    private func didEnd(_ entry: Entry) {
        expect(entry === current, "a HUD ended that is not the visible one")
        gone.append((entry, 1))
        current = nil
        expect("the visible HUD in its completion", queue.current == nil, is: true)
        whenEnded?()
        takeNext()
    }

    override func hide() {
        gone += waiting.map { ($0, 0) }
        waiting = []
        queue.clear(animated: true)
    }

    /// Hides the visible HUD, as an app does that shows it without a time.
    private func hideCurrent(animated: Bool) { current?.hud.hide(animated: animated) }

    override func leaveWorkPending() {
        add(1)
        add(2, priority: 3)
        hideCurrent(animated: true)
    }

    override func useValues() {
        add(nil, priority: 1)
        add(nil, priority: 5)
        add(nil, priority: 5)
        for number in 0..<3 {
            hideCurrent(animated: number % 2 == 0)
            stage.pass(1)
            checkShown("after \(number + 1)")
        }
    }

    override func replaceSettings() {
        current?.hud.detailsLabel.text = String(repeating: "more words ", count: 12)
        current?.hud.minShowTime = 0.5
        current?.hud.mode = .indeterminate
        stage.pass(0.3)
        checkShown("another text and mode")
        hideCurrent(animated: true)
        stage.pass(1)
        show()
        stage.pass(0.6)
    }

    private func expectModel(_ moment: String) {
        expect("\(moment): the visible HUD", queue.current === current?.hud, is: true)
        expect("\(moment): HUDs that wait", queue.count, is: waiting.count)
    }

    override func checkShown(_ moment: String) {
        // Those with a time leave by themselves, one after the other.
        for _ in 0..<20 where current?.isTimed == true { stage.pass(2) }
        expect(current?.isTimed != true, "\(moment): a HUD is still there after its time")
        view.layoutIfNeeded()
        expectModel(moment)
        let huds = view.subviews.compactMap { $0 as? HUD }
        expect("\(moment): HUDs", huds.count, is: current == nil ? 0 : 1)
        for entry in waiting + (current.map { [$0] } ?? []) {
            expect("\(moment): completions before the end", entry.ended, is: 0)
        }
        for (entry, ended) in gone {
            expect("\(moment): completions of a HUD", entry.ended, is: ended)
        }
        guard let hud = current?.hud else { return }
        expect("\(moment): the superview", hud.superview === view, is: true)
        expect("\(moment): the frame", hud.frame, is: view.bounds)
        expect("\(moment): alpha", hud.bezelView.alpha, is: 1)
        expectInside(hud.bezelView, "\(moment): the panel")
    }

    override func checkHidden(_ moment: String) { checkShown(moment) }

    override var parts: [AnyObject] {
        [queue] + (current.map { [$0.hud] } ?? []) + waiting.map(\.hud)
    }

    override var operations: [(name: String, call: (Int) -> Void)] {
        [
            (
                "add",
                { [unowned self] number in add(nil, priority: [0, 0, 1, 5][number % 4]) }
            ),
            (
                "add for a time",
                { [unowned self] number in
                    add(Double(number % 5) / 10, priority: [0, 3][number % 2])
                }
            ),
            (
                "hide the visible one",
                { [unowned self] number in
                    hideCurrent(animated: number % 2 == 0)
                    if number % 3 == 0 { stage.pass(1) }
                }
            ),
            (
                "times",
                { [unowned self] number in
                    current?.hud.minShowTime = Double(number % 10) / 20
                    waiting.last?.hud.graceTime = Double(number % 7) / 20
                }
            ),
            (
                "texts",
                { [unowned self] number in
                    current?.hud.label.text = String(repeating: "word ", count: number % 9)
                    waiting.last?.hud.mode = .determinate
                }
            ),
            ("clear", { [unowned self] _ in hide() }),
            (
                "clear at once",
                { [unowned self] _ in
                    gone += waiting.map { ($0, 0) }
                    waiting = []
                    queue.clear(animated: false)
                }
            ),
            (
                "in the completion",
                { [unowned self] _ in
                    whenEnded = { [weak self] in
                        self?.whenEnded = nil
                        if self?.stage.view != nil { self?.show() }
                    }
                }
            ),
        ]
    }
}
