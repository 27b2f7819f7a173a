import TestSupport
import Testing
import UIKit

@Suite("First responder")
@MainActor
struct FirstResponderTests {
    private final class Field: UIView {
        var isWilling = true
        var lets = true
        override var canBecomeFirstResponder: Bool { isWilling }
        override var canResignFirstResponder: Bool { lets }
    }

    @Test(
        "First responder: is the last view that became it, after the previous one resigned",
        .rows("S4-04"))
    func changesHands() throws {
        let app = try AppFixture()
        let first = Field()
        let second = Field()
        app.window.addSubview(first)
        app.window.addSubview(second)
        #expect(first.becomeFirstResponder())
        #expect(first.isFirstResponder)
        #expect(second.becomeFirstResponder())
        #expect(second.isFirstResponder)
        #expect(!first.isFirstResponder)
    }

    @Test("First responder: does not change while it or the next one refuses")
    func refusals() throws {
        let app = try AppFixture()
        let first = Field()
        let second = Field()
        app.window.addSubview(first)
        app.window.addSubview(second)
        #expect(first.becomeFirstResponder())
        second.isWilling = false
        #expect(!second.becomeFirstResponder())
        #expect(first.isFirstResponder)
        second.isWilling = true
        first.lets = false
        #expect(!second.becomeFirstResponder())
        #expect(!first.resignFirstResponder())
        #expect(first.isFirstResponder)
    }

    @Test("First responder: needs a window, and resigns when it leaves it")
    func needsWindow() throws {
        let app = try AppFixture()
        let field = Field()
        #expect(!field.becomeFirstResponder())
        let parent = UIView()
        parent.addSubview(field)
        app.window.addSubview(parent)
        #expect(field.becomeFirstResponder())
        parent.removeFromSuperview()
        #expect(!field.isFirstResponder)
        app.window.addSubview(parent)
        #expect(!field.isFirstResponder)
    }

    @Test("First responder: each window has its own")
    func oneAWindow() throws {
        let app = try AppFixture()
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        other.isHidden = false
        let first = Field()
        let second = Field()
        app.window.addSubview(first)
        other.addSubview(second)
        #expect(first.becomeFirstResponder())
        #expect(second.becomeFirstResponder())
        #expect(first.isFirstResponder)
        #expect(second.isFirstResponder)
    }

    @Test("First responder: gets untargeted actions first")
    func untargetedActions() throws {
        final class Actor: UIView {
            var count = 0
            override var canBecomeFirstResponder: Bool { true }
            func act() { count += 1 }
        }
        let app = try AppFixture()
        let first = Actor()
        let sender = Actor()
        app.window.addSubview(first)
        app.window.addSubview(sender)
        first.becomeFirstResponder()
        app.application.sendAction(Selector(Actor.act), to: nil, from: sender, for: nil)
        #expect(first.count == 1)
        #expect(sender.count == 0)
    }
}
