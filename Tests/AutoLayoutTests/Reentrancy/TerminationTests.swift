import Testing
import UIKit
@_spi(UIKitInternals) import UIKitCore
import UIKitTesting

@Suite("Layout ends")
struct TerminationTests {
    /// Collects the reports about layout that does not settle while `body` runs.
    private func reports(during body: () -> Void) -> [String] {
        var texts: [String] = []
        let report = RelayoutLimit.report
        defer { RelayoutLimit.report = report }
        RelayoutLimit.report = { texts.append($0) }
        body()
        return texts
    }

    /// A controller that replaces all subviews after each layout.
    private final class Replacing: UIViewController {
        var count = 0

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            count += 1
            view.subviews.forEach { $0.removeFromSuperview() }
            for row in 0..<33 {
                let view = UIView(frame: CGRect(x: 0, y: row * 20, width: 20, height: 20))
                self.view.addSubview(view)
                UIView.animate(withDuration: 0.2) { view.alpha = 0.5 }
            }
        }
    }

    @Test("Layout ends: subviews that come and go in viewDidLayoutSubviews do not ask again")
    func replacing() {
        let controller = Replacing()
        let texts = reports {
            let app = HeadlessApp(
                size: CGSize(width: 300, height: 700), rootViewController: controller)
            #expect(app.settle())
            #expect(controller.count <= 4)
            let before = controller.count
            app.advance(by: 1)
            #expect(controller.count == before)
            controller.view.setNeedsLayout()
            #expect(app.settle())
            #expect(controller.count <= before + 2)
        }
        #expect(texts.isEmpty)
        #expect(controller.view.subviews.count == 33)
    }

    /// A view that adds a subview in its first layout and places all subviews in every layout.
    private final class Column: UIView {
        override func layoutSubviews() {
            super.layoutSubviews()
            for (index, view) in subviews.enumerated() {
                view.frame = CGRect(x: 0, y: 10 * index, width: 10, height: 10)
            }
            if subviews.count < 2 { addSubview(UIView()) }
        }
    }

    @Test("Layout ends: a subview that comes in layoutSubviews is placed by another layout")
    func column() {
        let root = UIView.root(300, 200)
        let column = Column(frame: root.bounds)
        column.addSubview(UIView())
        root.addSubview(column)
        root.layoutIfNeeded()
        #expect(
            column.subviews.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 10, height: 10),
                CGRect(x: 0, y: 10, width: 10, height: 10),
            ])
    }

    /// A view that asks for its own layout in a callback, without end.
    private final class Endless: UIView {
        enum Callback: CaseIterable {
            case layoutSubviews
            case updateConstraints
            case intrinsicContentSize
            case sizeThatFits
            case bounds
        }

        var callback: Callback
        var count = 0
        weak var other: Endless?

        init(_ callback: Callback) {
            self.callback = callback
            super.init(frame: .zero)
            accessibilityIdentifier = "endless"
        }

        required init?(coder: NSCoder) { nil }

        override var contentHeightFollowsWidth: Bool { callback == .sizeThatFits }

        override func layoutSubviews() {
            super.layoutSubviews()
            if callback == .layoutSubviews {
                count += 1
                setNeedsLayout()
            }
        }

        override func updateConstraints() {
            if callback == .updateConstraints {
                count += 1
                setNeedsUpdateConstraints()
            }
            super.updateConstraints()
        }

        override var intrinsicContentSize: CGSize {
            if callback == .intrinsicContentSize {
                count += 1
                invalidateIntrinsicContentSize()
            }
            return CGSize(width: 30, height: 20)
        }

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            if callback == .sizeThatFits {
                count += 1
                invalidateIntrinsicContentSize()
            }
            return CGSize(width: 30, height: 20)
        }

        override var bounds: CGRect {
            didSet {
                guard callback == .bounds, let other else { return }
                count += 1
                other.frame = CGRect(x: 0, y: 0, width: 6 + count % 7, height: 5)
            }
        }
    }

    @Test(
        """
        Layout ends: after a number of passes one message names the view, its frame and the \
        callback that asks again
        """,
        arguments: Endless.Callback.allCases)
    private func message(callback: Endless.Callback) throws {
        let controller = UIViewController()
        let view = Endless(callback)
        var count = 0
        let texts = reports {
            let app = HeadlessApp(
                size: CGSize(width: 300, height: 200), rootViewController: controller)
            controller.view.addConstrained(view)
            view.place(x: 10, y: 20)
            if callback == .bounds {
                let other = Endless(.bounds)
                controller.view.addConstrained(other)
                other.fix(width: 5, height: 5)
                view.fix(width: 5, height: 5)
                (view.other, other.other) = (other, view)
            }
            #expect(app.settle())
            count = view.count
            #expect(count < 1_000)
            app.advance(by: 1)
            #expect(view.count == count)
        }
        #expect(texts.count == 1)
        let text = try #require(texts.first)
        // Views that move each other are reported by their superview.
        #expect(text.contains("Endless") || callback == .bounds)
        #expect(text.contains("endless") || callback == .bounds)
        #expect(text.contains("(10 20;") || callback == .bounds || text.contains("(0 0;"))
        switch callback {
        case .layoutSubviews: #expect(text.contains("layoutSubviews()"))
        case .updateConstraints: #expect(text.contains("updateConstraints()"))
        case .intrinsicContentSize: #expect(text.contains("intrinsicContentSize"))
        case .sizeThatFits: #expect(text.contains("sizeThatFits(_:)"))
        case .bounds: break
        }
    }

    @Test("Layout ends: a view that was stopped is laid out again when something changes")
    func continues() {
        let root = UIView.root(300, 200)
        let view = Endless(.layoutSubviews)
        root.addConstrained(view)
        view.place(x: 10, y: 20)
        let width = view.widthAnchor.constraint(equalToConstant: 40).on()
        let texts = reports { root.layoutIfNeeded() }
        #expect(texts.count == 1)
        let count = view.count
        root.layoutIfNeeded()
        #expect(view.count == count)
        width.constant = 60
        view.callback = .bounds
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 60, height: 20))
    }
}
