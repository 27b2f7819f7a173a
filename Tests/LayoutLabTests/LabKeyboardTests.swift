import LayoutLabUI
import Testing
import UIKit
import UIKitTesting

@Suite("LayoutLab by keyboard")
struct LabKeyboardTests {
    @Test("LayoutLab: Tab and Return open a page, alt+Left and Escape lead back")
    func pages() {
        let lab = Lab()
        let keyboard = lab.app.keyboard
        keyboard.press(.tab)
        #expect(lab.app.focusedView != nil)
        keyboard.press(.enter)
        lab.app.settle()
        #expect(lab.app.find("Back") != nil)
        keyboard.press(.left, .alt)
        lab.app.settle()
        #expect(lab.app.find("Back") == nil)
        keyboard.press(.down)
        keyboard.press(.enter)
        lab.app.settle()
        #expect(lab.app.find("Back") != nil)
        keyboard.press(.escape)
        lab.app.settle()
        #expect(lab.app.find("Back") == nil)
    }

    @Test("LayoutLab: page keys scroll the list; a page's sliders are moved by arrows")
    func values() {
        let lab = Lab()
        let lists = lab.app.window.descendants(of: UIScrollView.self)
        let list = lists.max { $0.contentSize.height < $1.contentSize.height }
        let start = list?.contentOffset.y ?? 0
        lab.app.keyboard.press(.tab)
        lab.app.keyboard.press(.pageDown)
        lab.app.settle()
        #expect((list?.contentOffset.y ?? 0) > start)
        var moved = 0
        for page in Page.allCases {
            let lab = Lab(page)
            for _ in 0..<60 {
                lab.app.keyboard.press(.tab)
                lab.app.settle()
                guard let slider = lab.app.focusedView as? UISlider else { continue }
                let value = slider.value
                lab.app.keyboard.press(value < slider.maximumValue ? .right : .left)
                #expect(slider.value != value, "\(page) keeps \(value)")
                moved += 1
                break
            }
        }
        #expect(moved > 3)
    }
}

extension UIView {
    fileprivate func descendants<View: UIView>(of type: View.Type) -> [View] {
        (self as? View).map { [$0] } ?? subviews.flatMap { $0.descendants(of: type) }
    }
}
