import FoundationGaps
import Testing

@Suite("A selector") @MainActor
struct SelectorTests {
    @MainActor class Screen {
        var calls: [String] = []
        func reload() { calls.append("reload") }
        func show(_ text: String) { calls.append("show \(text)") }
        func showAnything(_ sender: Any?) { calls.append("any \(sender ?? "nothing")") }
        func move(_ text: String, by distance: Int) { calls.append("move \(text) \(distance)") }
    }

    final class DetailScreen: Screen {
        override func reload() { calls.append("reload detail") }
        private func secret() { calls.append("secret") }
        static var secretSelector: Selector { Selector(DetailScreen.secret, name: "secret") }
    }

    @Test("calls methods of no, one and two arguments")
    func arities() {
        let screen = Screen()
        #expect(Selector(Screen.reload).perform(on: screen, sender: "x", event: 1))
        #expect(Selector(Screen.show).perform(on: screen, sender: "hello"))
        #expect(Selector(Screen.move).perform(on: screen, sender: "box", event: 3))
        #expect(screen.calls == ["reload", "show hello", "move box 3"])
    }

    @Test("calls a subclass's override, and private methods")
    func dispatch() {
        let screen = DetailScreen()
        Selector(Screen.reload).perform(on: screen)
        DetailScreen.secretSelector.perform(on: screen)
        #expect(screen.calls == ["reload detail", "secret"])
    }

    @Test("calls nothing, and says so, when target or sender are of another type")
    func mismatches() {
        let screen = Screen()
        #expect(!Selector(Screen.show).perform(on: screen, sender: 12))
        #expect(!Selector(Screen.show).perform(on: screen))
        #expect(!Selector(Screen.reload).perform(on: UndoManager()))
        #expect(!DetailScreen.secretSelector.perform(on: screen))
        #expect(screen.calls.isEmpty)
    }

    @Test("hands any sender, or none, to a method that takes any")
    func anySender() {
        let screen = Screen()
        let selector = Selector(Screen.showAnything)
        #expect(selector.perform(on: screen, sender: 7))
        #expect(selector.perform(on: screen))
        #expect(screen.calls == ["any 7", "any nothing"])
    }

    @Test("knows who has the method")
    func acceptance() {
        #expect(Selector(Screen.reload).isAccepted(by: DetailScreen()))
        #expect(!DetailScreen.secretSelector.isAccepted(by: Screen()))
    }

    @Test("equals another of the same name and class, wherever both were made")
    func equality() {
        let first = Selector(Screen.reload, name: "reload")
        let second = Selector(Screen.reload, name: "reload")
        #expect(first == second)
        #expect(Set([first, second]).count == 1)
        #expect(first != Selector(Screen.show, name: "show(_:)"))
        #expect(DetailScreen.secretSelector == DetailScreen.secretSelector)
        #expect(DetailScreen.secretSelector != Selector(Screen.reload, name: "secret"))
        let unnamed = Selector(Screen.reload)
        let alsoUnnamed = Selector(Screen.reload)
        #expect(unnamed != alsoUnnamed)
        #expect("\(first)" == "reload")
    }
}
