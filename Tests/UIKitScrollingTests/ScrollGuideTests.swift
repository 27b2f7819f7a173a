import Testing
import UIKit
import UIKitTesting

@Suite("Scroll views in Auto Layout")
struct ScrollGuideTests {
    private let world = ScrollWorld(contentSize: .zero)
    private var scrollView: UIScrollView { world.scrollView }
    private let content = UIView()

    init() {
        content.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(content)
    }

    @Test("Scroll view: constraints to its edges determine the content size")
    func edges() {
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10),
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 20),
            content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 700),
        ])
        world.app.settle()
        #expect(scrollView.contentSize == CGSize(width: 200, height: 730))
        #expect(content.frame == CGRect(x: 0, y: 10, width: 200, height: 700))
        scrollView.contentOffset.y = 100
        world.app.settle()
        #expect(content.frame == CGRect(x: 0, y: 10, width: 200, height: 700))
        #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
    }

    @Test("Scroll view: its centres are those of its frame, also after scrolling")
    func centres() {
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scrollView.topAnchor),
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            content.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
            content.heightAnchor.constraint(equalToConstant: 700),
        ])
        world.app.settle()
        #expect(scrollView.contentSize == CGSize(width: 200, height: 700))
        scrollView.contentOffset.y = 100
        world.app.settle()
        #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 700))
        let centred = UIView()
        centred.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(centred)
        NSLayoutConstraint.activate([
            centred.centerYAnchor.constraint(equalTo: scrollView.centerYAnchor),
            centred.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
            centred.widthAnchor.constraint(equalToConstant: 20),
            centred.heightAnchor.constraint(equalToConstant: 20),
        ])
        world.app.settle()
        #expect(centred.frame == CGRect(x: 90, y: 140, width: 20, height: 20))
    }

    /// The guides whose edges follow those of the view that owns them.
    nonisolated static let ownGuides: [(String, @MainActor @Sendable (UIView) -> UILayoutGuide)] = [
        ("safe area", { $0.safeAreaLayoutGuide }), ("margins", { $0.layoutMarginsGuide }),
        ("readable content", { $0.readableContentGuide }),
    ]

    @Test(
        "Scroll view: a subview pinned to its own safe area or margins stays on screen",
        arguments: ownGuides)
    func ownGuide(name: String, guide: @MainActor @Sendable (UIView) -> UILayoutGuide) {
        let guide = guide(scrollView)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: guide.topAnchor),
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        scrollView.contentSize = CGSize(width: 200, height: 2_000)
        world.app.settle()
        let atTop = guide.layoutFrame
        #expect(content.frame == atTop)
        for offset in [1_000, 250] as [CGFloat] {
            scrollView.contentOffset.y = offset
            world.app.settle()
            #expect(guide.layoutFrame == atTop.offsetBy(dx: 0, dy: offset))
            #expect(content.frame == guide.layoutFrame)
        }
        // A view deeper in the scroll view.
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: guide.topAnchor, constant: 7),
            inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            inner.widthAnchor.constraint(equalToConstant: 10),
            inner.heightAnchor.constraint(equalToConstant: 10),
        ])
        world.app.settle()
        #expect(inner.frame == CGRect(x: 0, y: 7, width: 10, height: 10))
    }

    @Test("Scroll view: constraints to the content guide determine the content size")
    func contentGuide() {
        let guide = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: guide.topAnchor),
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 500),
        ])
        world.app.settle()
        #expect(scrollView.contentSize == CGSize(width: 200, height: 500))
        scrollView.frame.size.width = 150
        world.app.settle()
        #expect(scrollView.contentSize == CGSize(width: 150, height: 500))
        #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 150, height: 500))
    }

    @Test("Scroll view: the content size follows a stack of labels")
    func stack() {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stack)
        for edge in [NSLayoutConstraint.Attribute.top, .leading, .trailing, .bottom] {
            NSLayoutConstraint(
                item: stack, attribute: edge, relatedBy: .equal, toItem: scrollView,
                attribute: edge, multiplier: 1, constant: 0
            ).isActive = true
        }
        stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
        for count in 1...3 {
            let label = UILabel()
            label.numberOfLines = 0
            label.text = String(repeating: "some words that wrap ", count: 4 * count)
            stack.addArrangedSubview(label)
            world.app.settle()
            #expect(scrollView.contentSize.width == 200)
            #expect(scrollView.contentSize.height == stack.frame.height)
            #expect(label.frame.height > 3 * label.font.lineHeight)
        }
        #expect(scrollView.contentSize.height > 300)
    }

    @Test("Scroll view: views constrained to the frame guide do not scroll")
    func frameGuide() {
        scrollView.contentSize = CGSize(width: 200, height: 1000)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor),
            content.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor),
            content.heightAnchor.constraint(equalToConstant: 40),
        ])
        world.app.settle()
        #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 40))
        scrollView.contentOffset.y = 130
        world.app.settle()
        #expect(content.frame == CGRect(x: 0, y: 130, width: 200, height: 40))
        #expect(content.convert(CGPoint.zero, to: nil) == .zero)
        #expect(scrollView.contentSize == CGSize(width: 200, height: 1000))
        content.removeFromSuperview()
        scrollView.removeFromSuperview()
        world.app.settle()
    }

    @Test("Scroll view: the content size stays as set without constraints")
    func manual() {
        scrollView.contentSize = CGSize(width: 200, height: 1000)
        content.widthAnchor.constraint(equalToConstant: 10).isActive = true
        world.app.settle()
        #expect(scrollView.contentSize == CGSize(width: 200, height: 1000))
    }
}
