import LayoutLabUI
import Testing
import UIKit
import UIKitTesting

@Suite("LayoutLab by keyboard")
struct KeyboardTests {
    /// Moves the focus by Tab until it is on the element with a name.
    private func walk(to name: String, in lab: Lab) -> Bool {
        for _ in 0..<30 {
            lab.app.keyboard.press(.tab)
            if lab.app.focusedView?.accessibilityIdentifier == name { return true }
        }
        return false
    }

    @Test("LayoutLab: Tab, arrows and Return open a page; the back button and two keys leave it")
    func pages() {
        let lab = Lab()
        let first = [Page.equations, .twoLabels]
        lab.app.keyboard.press(.tab)
        #expect(lab.app.focusedView?.accessibilityIdentifier == first[0].rawValue)
        lab.app.keyboard.press(.down)
        lab.app.keyboard.press(.enter)
        lab.app.settle()
        #expect(lab.controller.page == first[1])
        // The list is covered: keys do not reach it.
        #expect(!walk(to: first[0].rawValue, in: lab))
        #expect(walk(to: "BackButton", in: lab))
        lab.app.keyboard.press(.enter)
        lab.app.settle()
        #expect(lab.controller.page == nil && lab.app.find("BackButton") == nil)
        for isArrow in [true, false] {
            lab.app.keyboard.press(.tab)
            lab.app.keyboard.press(.enter)
            lab.app.settle()
            #expect(lab.app.find("BackButton") != nil)
            lab.app.keyboard.press(isArrow ? .left : .escape, isArrow ? .alt : [])
            lab.app.settle()
            #expect(lab.controller.page == nil)
        }
        lab.app.keyboard.press(.end)
        lab.app.settle()
        #expect((lab.app.find("Pages")?.view as? UIScrollView)?.contentOffset.y ?? 0 > 0)
    }

    @Test("LayoutLab: switches, sliders and segments of pages follow the keyboard")
    func controls() throws {
        let debug = Lab(.debug)
        #expect(walk(to: "Keys", in: debug))
        debug.app.keyboard.press(.space)
        #expect(debug.app.find("Keys")?.value == "0")
        let stacks = Lab(.stacks)
        for _ in 0..<10 where (stacks.app.focusedView as? UISegmentedControl)?.numberOfSegments != 2
        {
            stacks.app.keyboard.press(.tab)
        }
        stacks.app.keyboard.press(.right)
        stacks.app.settle()
        #expect(stacks.frame(of: "B").minY == stacks.frame(of: "A").maxY + 8)
        #expect(stacks.app.focusRing != nil)
    }

    @Test("LayoutLab: each page's controls are reached by Tab alone", arguments: Page.allCases)
    func reach(page: Page) {
        let lab = Lab(page)
        var reached: Set<ObjectIdentifier> = []
        for _ in 0..<40 {
            lab.app.keyboard.press(.tab)
            guard let view = lab.app.focusedView, reached.insert(ObjectIdentifier(view)).inserted
            else { break }
        }
        func visit(_ view: UIView) -> [UIControl] {
            guard !view.isHidden, view.alpha > 0 else { return [] }
            return [view as? UIControl].compactMap { $0 } + view.subviews.flatMap(visit)
        }
        let missed = visit(lab.app.window).filter { !reached.contains(ObjectIdentifier($0)) }
        #expect(missed.isEmpty)
    }
}
