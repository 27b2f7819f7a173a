import Testing
import UIKit

@Suite("Bar positions")
struct BarPositionTests {
    @Test("UIBarPosition: raw values are Apple's")
    func rawValues() {
        #expect(UIBarPosition.topAttached.rawValue == 3)
        #expect(UIBarPosition(rawValue: 1) == .bottom)
    }

    @Test("Toolbar: its delegate moves it to the top, and the line to its lower edge")
    func toolbar() throws {
        final class Top: UIToolbarDelegate {
            func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
        }
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        toolbar.layoutIfNeeded()
        let line = try #require(toolbar.subviews.first?.subviews.last { !$0.isHidden })
        #expect(toolbar.barPosition == .bottom && line.frame.minY == 0)
        let delegate = Top()
        toolbar.delegate = delegate
        let view = UIView()
        view.addSubview(toolbar)
        toolbar.layoutIfNeeded()
        #expect(toolbar.barPosition == .top && line.frame.maxY == 44)
        withExtendedLifetime(delegate) {}
    }

    @Test("Toolbar: its delegate is asked once, when the bar has a superview")
    func askedOnce() {
        final class Placing: UIToolbarDelegate {
            var calls = 0

            func position(for bar: any UIBarPositioning) -> UIBarPosition {
                calls += 1
                return .top
            }
        }
        let placing = Placing()
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        toolbar.delegate = placing
        toolbar.layoutIfNeeded()
        #expect(placing.calls == 0 && toolbar.barPosition == .bottom)
        let view = UIView()
        view.addSubview(toolbar)
        #expect(placing.calls == 1 && toolbar.barPosition == .top)
        toolbar.setNeedsLayout()
        toolbar.layoutIfNeeded()
        #expect(placing.calls == 1 && toolbar.barPosition == .top)
        toolbar.delegate = nil
        toolbar.layoutIfNeeded()
        #expect(placing.calls == 1 && toolbar.barPosition == .bottom)
    }
}
