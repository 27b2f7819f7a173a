import Testing
import UIKit
import UIKitTesting

/// The keyboard guide's edges are those of the window and of the keyboard, seen from a view that
/// moves in the window.
@Suite("Keyboard guides of views that move")
@MainActor
struct KeyboardGuideTests {
    private let app: HeadlessApp
    private let page: UIViewController

    /// A view of 200 by 200 at (50, 100), whose keyboard guide places ``field``.
    private let card = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))

    /// A view that ends at the top of the card's keyboard guide, and is as wide as the guide.
    private let field = UIView()

    init() {
        let page = UIViewController()
        self.page = page
        app = HeadlessApp(size: CGSize(width: 300, height: 400), rootViewController: page)
        card.addConstrained(field)
        let guide = card.keyboardLayoutGuide
        NSLayoutConstraint.activate([
            field.heightAnchor.constraint(equalToConstant: 30),
            field.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            field.bottomAnchor.constraint(equalTo: guide.topAnchor),
        ])
    }

    /// Adds the card to a superview, and shows a keyboard that covers the lower 150 points.
    private func show(in superview: UIView? = nil) {
        superview?.addSubview(card)
        app.showSoftwareKeyboard(height: 150)
        app.settle()
    }

    @Test("Keyboard guide: it follows a view that constraints move without resizing it")
    func movedByConstraints() {
        page.view.addConstrained(card)
        card.fix(width: 200, height: 200)
        let left = card.leadingAnchor.constraint(equalTo: page.view.leadingAnchor, constant: 50)
        let top = card.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 100)
        NSLayoutConstraint.activate([left, top])
        show()
        #expect(field.frame == CGRect(x: -50, y: 120, width: 300, height: 30))
        top.constant = 150
        page.view.layoutIfNeeded()
        #expect(field.frame == CGRect(x: -50, y: 70, width: 300, height: 30))
        left.constant = 20
        page.view.layoutIfNeeded()
        #expect(field.frame == CGRect(x: -20, y: 70, width: 300, height: 30))
    }

    @Test("Keyboard guide: it follows a view whose frame or center is set")
    func movedByFrame() {
        show(in: page.view)
        #expect(field.frame == CGRect(x: -50, y: 120, width: 300, height: 30))
        card.frame.origin.y = 150
        app.settle()
        #expect(field.frame.maxY == 100)
        card.center.y -= 30
        app.settle()
        #expect(field.frame.maxY == 130)
    }

    @Test("Keyboard guide: it follows a superview that moves, by its frame or by constraints")
    func movedAncestor() {
        let column = UIView()
        let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        page.view.addConstrained(column)
        column.fix(width: 300, height: 400)
        let left = column.leadingAnchor.constraint(equalTo: page.view.leadingAnchor)
        left.on()
        column.topAnchor.constraint(equalTo: page.view.topAnchor).on()
        column.addSubview(sheet)
        show(in: sheet)
        #expect(field.frame == CGRect(x: -50, y: 120, width: 300, height: 30))
        sheet.frame.origin.y = 40
        app.settle()
        #expect(field.frame.maxY == 110)
        left.constant = 30
        app.settle()
        #expect(field.frame.minX == -80 && field.frame.width == 300)
        sheet.center.y -= 40
        app.settle()
        #expect(field.frame.maxY == 150)
    }

    @Test("Keyboard guide: it follows a superview that a transform moves, not one that it scales")
    func transformedAncestor() {
        let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        page.view.addSubview(sheet)
        show(in: sheet)
        #expect(field.frame.maxY == 150)
        sheet.transform = CGAffineTransform(translationX: 0, y: 40)
        app.settle()
        #expect(field.frame.maxY == 110)
        sheet.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        app.settle()
        #expect(field.frame.maxY == 110)
        sheet.transform = .identity
        app.settle()
        #expect(field.frame == CGRect(x: -50, y: 120, width: 300, height: 30))
    }

    @Test("Keyboard guide: it is right in a screen that slid in while a keyboard was shown")
    func presented() {
        show()
        let screen = UIViewController()
        screen.modalPresentationStyle = .fullScreen
        screen.view.addSubview(card)
        page.present(screen, animated: true)
        app.settle()
        #expect(field.frame == CGRect(x: -50, y: 120, width: 300, height: 30))
    }

    @Test("Keyboard guide: it follows the content of a scroll view")
    func scrolled() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        scroll.contentSize = CGSize(width: 300, height: 1000)
        page.view.addSubview(scroll)
        show(in: scroll)
        #expect(field.frame.maxY == 150)
        scroll.contentOffset.y = 40
        app.settle()
        #expect(field.frame.maxY == 190)
    }

    @Test("Keyboard guide: it follows a superview that grows to both sides")
    func grownAncestor() {
        let sheet = UIView(frame: CGRect(x: 20, y: 20, width: 260, height: 360))
        page.view.addSubview(sheet)
        show(in: sheet)
        #expect(field.frame.maxY == 130)
        sheet.bounds.size = CGSize(width: 260, height: 400)
        app.settle()
        #expect(field.frame.maxY == 150)
    }

    @Test("Keyboard guide: a view of fixed place follows a window that is resized")
    func resizedWindow() {
        show(in: page.view)
        app.hideSoftwareKeyboard()
        #expect(field.frame == CGRect(x: -50, y: 170, width: 300, height: 30))
        app.resize(to: CGSize(width: 340, height: 400))
        app.settle()
        #expect(field.frame == CGRect(x: -50, y: 170, width: 340, height: 30))
    }

    @Test("Keyboard guide: a tree that gets a superview later follows that one's moves")
    func joinedLater() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        inner.addSubview(card)
        outer.addSubview(inner)
        outer.layoutIfNeeded()
        show(in: nil)
        page.view.addSubview(outer)
        app.settle()
        #expect(field.frame == CGRect(x: -50, y: 120, width: 300, height: 30))
        outer.frame.origin.y = 50
        app.settle()
        #expect(field.frame.maxY == 100)
    }
}
