import Testing
import UIKit

@Suite("Views that act while they are placed")
struct ReentrancyTests {
    @Test("may ask for places and change constraints, at the top of the tree too")
    func topmost() {
        let root = Acting()
        root.translatesAutoresizingMaskIntoConstraints = false
        let view = Sized(70, 30)
        let guide = UILayoutGuide()
        root.addConstrained(view)
        root.addLayoutGuide(guide)
        view.place(x: 0, y: 0)
        NSLayoutConstraint.activate([
            root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 10),
            root.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            guide.heightAnchor.constraint(equalTo: view.heightAnchor),
        ])
        let fixed = view.heightAnchor.constraint(equalToConstant: 50)
        var widths: [CGFloat] = []
        root.whenResized = {
            widths.append(guide.layoutFrame.width)
            fixed.isActive = true
        }
        root.layoutIfNeeded()
        #expect(widths.first == 35)
        #expect(root.bounds.size == CGSize(width: 80, height: 50))
        view.size.width = 90
        root.layoutIfNeeded()
        #expect(widths.last == 45)
        #expect(root.bounds.size == CGSize(width: 100, height: 50))
    }

    @Test("may take a topmost view's other subviews away")
    func removalAtTheTop() {
        let root = Acting()
        root.translatesAutoresizingMaskIntoConstraints = false
        root.fix(width: 100, height: 100)
        var views = (0..<4).map { _ in UIView.constrained(in: root) }
        for view in views {
            view.place(x: 10, y: 10)
            view.fix(width: 10, height: 10)
        }
        root.whenResized = {
            views.forEach { $0.removeFromSuperview() }
            views = []
        }
        root.layoutIfNeeded()
        #expect(root.bounds.size == CGSize(width: 100, height: 100))
        #expect(root.subviews.isEmpty)
    }

    @Test("may take away those that are placed after them")
    func removal() {
        let root = UIView.root(300, 200)
        let first = Acting()
        root.addConstrained(first)
        first.place(x: 0, y: 0)
        first.fix(width: 20, height: 20)
        var others = (0..<4).map { _ in UIView.constrained(in: root) }
        for view in others {
            view.place(x: 10, y: 10)
            view.fix(width: 10, height: 10)
        }
        first.whenResized = {
            others.forEach { $0.removeFromSuperview() }
            others = []
        }
        root.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(root.subviews == [first])
    }
}

/// A view that does something as soon as it has another size.
private final class Acting: UIView {
    var whenResized: () -> Void = {}

    override var bounds: CGRect {
        didSet { if bounds.size != oldValue.size { whenResized() } }
    }
}
