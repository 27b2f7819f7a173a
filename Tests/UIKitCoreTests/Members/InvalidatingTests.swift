import Testing
import UIKit
import UIKitTesting

@Suite("Properties that invalidate their view")
struct InvalidatingTests {
    private final class Ring: UIView {
        @Invalidating(.display, .intrinsicContentSize) var lineWidth: CGFloat = 4
        @Invalidating(.layout) var gap: CGFloat = 0
        @Invalidating(.display, .layout, .constraints, .intrinsicContentSize) var name = "Ring"

        var layouts = 0
        var drawings = 0
        var updates = 0

        override var intrinsicContentSize: CGSize {
            CGSize(width: lineWidth * 10, height: lineWidth * 10)
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
        override func draw(_ rect: CGRect) { drawings += 1 }
        override func updateConstraints() {
            super.updateConstraints()
            updates += 1
        }
    }

    @Test("Invalidating: a change asks for its updates, an equal value for none")
    func updates() {
        let ring = Ring(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let page = UIViewController()
        page.view.addSubview(ring)
        ring.translatesAutoresizingMaskIntoConstraints = false
        ring.topAnchor.constraint(equalTo: page.view.topAnchor).isActive = true
        ring.leadingAnchor.constraint(equalTo: page.view.leadingAnchor).isActive = true
        let app = HeadlessApp(size: CGSize(width: 200, height: 200), rootViewController: page)
        #expect(ring.lineWidth == 4 && ring.bounds.width == 40)
        (ring.layouts, ring.drawings, ring.updates) = (0, 0, 0)
        ring.lineWidth = 4
        ring.gap = 0
        app.settle()
        #expect((ring.layouts, ring.drawings, ring.updates) == (0, 0, 0))
        ring.lineWidth = 5
        app.settle()
        #expect(ring.bounds.width == 50 && ring.drawings == 1)
        (ring.layouts, ring.drawings, ring.updates) = (0, 0, 0)
        ring.gap = 2
        app.settle()
        #expect((ring.layouts, ring.drawings, ring.updates) == (1, 0, 0))
        ring.name = "Other"
        app.settle()
        #expect((ring.layouts, ring.drawings, ring.updates) == (2, 1, 1))
    }
}
