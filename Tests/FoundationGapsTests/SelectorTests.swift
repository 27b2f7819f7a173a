import Foundation
import FoundationGaps
import Testing

@Suite("Selector") @MainActor
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

    @Test("Selector: methods of zero, one and two parameters are called")
    func arities() {
        let screen = Screen()
        #expect(Selector(Screen.reload).perform(on: screen, sender: "x", event: 1))
        #expect(Selector(Screen.show).perform(on: screen, sender: "hello"))
        #expect(Selector(Screen.move).perform(on: screen, sender: "box", event: 3))
        #expect(screen.calls == ["reload", "show hello", "move box 3"])
    }

    @Test("NSNumber: numbers and truth values are bridged")
    func numbers() {
        #expect(CGFloat(1.5).bridgedNumber == 1.5 && 3.bridgedNumber == 3)
        #expect(true.bridgedNumber.boolValue && UInt8(7).bridgedNumber.bridgedNumber == 7)
        #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC)
        let exception = NSException(name: .rangeException, reason: "too far")
        #expect(exception.name.rawValue == "NSRangeException" && exception.reason == "too far")
    }

    @Test("Selector: a subclass's override and private methods are called")
    func dispatch() {
        let screen = DetailScreen()
        Selector(Screen.reload).perform(on: screen)
        DetailScreen.secretSelector.perform(on: screen)
        #expect(screen.calls == ["reload detail", "secret"])
    }

    @Test("Selector: nothing is called when target or sender have another type, which is reported")
    func mismatches() {
        let screen = Screen()
        #expect(!Selector(Screen.show).perform(on: screen, sender: 12))
        #expect(!Selector(Screen.show).perform(on: screen))
        #expect(!Selector(Screen.reload).perform(on: UndoManager()))
        #expect(!DetailScreen.secretSelector.perform(on: screen))
        #expect(screen.calls.isEmpty)
    }

    @Test("Selector: a method with an Any or optional sender accepts any sender, or none")
    func anySender() {
        let screen = Screen()
        let selector = Selector(Screen.showAnything)
        #expect(selector.perform(on: screen, sender: 7))
        #expect(selector.perform(on: screen))
        #expect(screen.calls == ["any 7", "any nothing"])
    }

    @Test("Selector: the class that declares the method is recognised")
    func acceptance() {
        #expect(Selector(Screen.reload).isAccepted(by: DetailScreen()))
        #expect(!DetailScreen.secretSelector.isAccepted(by: Screen()))
    }

    @Test("Selector: equal name and class give equality, independent of the place of creation")
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
