import Testing
import UIKit
import UIKitTesting

@Suite("Accessibility elements")
struct AccessibilityElementTests {
    /// A chart that draws two bars, each an element.
    private final class Chart: UIView {
        override func layoutSubviews() {
            super.layoutSubviews()
            accessibilityElements = ["Monday", "Tuesday"].enumerated().map { index, day in
                let element = UIAccessibilityElement(accessibilityContainer: self)
                element.accessibilityLabel = day
                element.accessibilityFrameInContainerSpace = CGRect(
                    x: CGFloat(index) * 20, y: 0, width: 10, height: 30)
                return element
            }
        }
    }

    private func launch(_ view: UIView) -> HeadlessApp {
        let controller = UIViewController()
        view.frame = CGRect(x: 30, y: 40, width: 100, height: 50)
        controller.view.addSubview(view)
        return HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: controller)
    }

    @Test("UIAccessibilityElement: is read inside its container, and moves with it")
    func elements() {
        let chart = Chart()
        let app = launch(chart)
        #expect(app.accessibilityTree() == "element “Monday”\nelement “Tuesday”")
        let frames = app.accessibilityElements().map(\.frame)
        #expect(frames[1] == CGRect(x: 50, y: 40, width: 10, height: 30))
        chart.frame.origin.x += 5
        #expect(app.accessibilityElements()[1].frame.minX == 55)
    }

    @Test("UIAccessibilityCustomAction: is offered by name")
    func actions() {
        let view = UIView()
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Card"
        view.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Archive") { _ in true },
            UIAccessibilityCustomAction(name: "Delete") { _ in true },
        ]
        #expect(launch(view).accessibilityTree() == "element “Card” [Archive, Delete]")
    }

    @Test("UIAccessibilityCustomRotor: finds the item after another one")
    func rotors() throws {
        let (first, second) = (UIView(), UIView())
        let view = UIView()
        view.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(name: "Cards") { search in
                let current = search.currentItem.targetElement as? UIView
                let cards = search.searchDirection == .next ? [first, second] : [second, first]
                let index = current.flatMap(cards.firstIndex(of:)).map { $0 + 1 } ?? 0
                guard cards.indices.contains(index) else { return nil }
                return UIAccessibilityCustomRotorItemResult(
                    targetElement: cards[index], targetRange: nil)
            }
        ]
        let rotor = try #require(view.accessibilityCustomRotors?.first)
        let search = UIAccessibilityCustomRotorSearchPredicate()
        search.currentItem = try #require(rotor.itemSearchBlock(search))
        #expect(search.currentItem.targetElement === first)
        search.currentItem = try #require(rotor.itemSearchBlock(search))
        #expect(search.currentItem.targetElement === second)
        #expect(rotor.itemSearchBlock(search) == nil)
        search.searchDirection = .previous
        #expect(rotor.itemSearchBlock(search)?.targetElement === first)
        #expect(rotor.name == "Cards" && rotor.systemRotorType == .none)
    }

    @Test("UIView: its accessibility frame and activation point are where it is on screen")
    func frame() {
        let view = UIView()
        let app = launch(view)
        defer { app.settle() }
        #expect(view.accessibilityFrame == CGRect(x: 30, y: 40, width: 100, height: 50))
        #expect(view.accessibilityActivationPoint == CGPoint(x: 80, y: 65))
        view.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(view.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
        view.accessibilityAttributedLabel = NSAttributedString(string: "Card")
        #expect(view.accessibilityLabel == "Card")
    }
}
