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
}

/// A view that does something as soon as it has another size.
private final class Acting: UIView {
    var whenResized: () -> Void = {}

    override var bounds: CGRect {
        didSet { if bounds.size != oldValue.size { whenResized() } }
    }
}
