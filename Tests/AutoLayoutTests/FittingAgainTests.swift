import Foundation
import Testing
import UIKit

/// A view that is measured again has kept its rows; the answer is that of one that is measured for
/// the first time.
@Suite("Repeated fitting")
struct FittingAgainTests {
    /// A cell of a title above a text.
    private struct Cell {
        let view = UIView()
        let title = Sized(80, 20)
        let text = Sized(120, 40)
        let gap: NSLayoutConstraint

        init() {
            view.addConstrained(title)
            view.addConstrained(text)
            title.place(x: 10, y: 10)
            gap = text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 5)
            NSLayoutConstraint.activate([
                gap, text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                text.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
                text.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
            ])
        }

        var size: CGSize { view.systemLayoutSizeFitting(.zero) }
    }

    @Test("Repeated fitting: other contents, constants and priorities change the size")
    func numbers() {
        let cell = Cell()
        #expect(cell.size == CGSize(width: 140, height: 85))
        cell.text.size = CGSize(width: 200, height: 50)
        #expect(cell.size == CGSize(width: 220, height: 95))
        cell.gap.constant = 25
        #expect(cell.size == CGSize(width: 220, height: 115))
        cell.text.setContentCompressionResistancePriority(UILayoutPriority(10), for: .horizontal)
        #expect(cell.size.width == 20)
        #expect(
            cell.view.systemLayoutSizeFitting(
                CGSize(width: 90, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 90, height: 115))
    }

    @Test("Repeated fitting: measured views are released on another thread in between")
    func releasedElsewhere() {
        for _ in 0..<100 {
            nonisolated(unsafe) var released: [Cell]? = (0..<20).map { _ in Cell() }
            for cell in released ?? [] {
                #expect(cell.size == CGSize(width: 140, height: 85))
                #expect(cell.size == CGSize(width: 140, height: 85))
            }
            let kept = Cell()
            let group = DispatchGroup()
            DispatchQueue.global().async(group: group) { released = nil }
            for constant in 0..<20 {
                kept.gap.constant = CGFloat(constant)
                #expect(kept.size == CGSize(width: 140, height: 80 + constant))
            }
            group.wait()
        }
    }

    @Test("Repeated fitting: constraints and views that came or went change the size")
    func structure() {
        let cell = Cell()
        #expect(cell.size.height == 85)
        let tall = cell.title.heightAnchor.constraint(equalToConstant: 60)
        tall.isActive = true
        #expect(cell.size.height == 125)
        tall.isActive = false
        #expect(cell.size.height == 85)
        let badge = Sized(300, 10)
        cell.view.addConstrained(badge)
        badge.place(x: 0, y: 0)
        cell.view.trailingAnchor.constraint(greaterThanOrEqualTo: badge.trailingAnchor).on()
        #expect(cell.size.width == 300)
        badge.removeFromSuperview()
        #expect(cell.size.width == 140)
    }

    @Test("Repeated fitting: margins, directions and arranged views change the size")
    func offsets() {
        let view = UIView()
        let stack = UIStackView(arrangedSubviews: [Sized(30, 20), Sized(40, 20)])
        view.addConstrained(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: view.topAnchor),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 78, height: 20))
        view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 2)
        #expect(view.systemLayoutSizeFitting(.zero).width == 100)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.systemLayoutSizeFitting(.zero).width == 72)
        stack.spacing = 10
        #expect(view.systemLayoutSizeFitting(.zero).width == 82)
        stack.axis = .vertical
        #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 42, height: 50))
    }

    @Test("Repeated fitting: measures one of many views, and views may be deallocated in between")
    func many() {
        let first = Cell()
        for _ in 1...3 { #expect(first.size.height == 85) }
        for height in 0..<200 {
            let cell = Cell()
            cell.text.size.height = CGFloat(height)
            for _ in 1...3 { #expect(cell.size.height == CGFloat(45 + height)) }
        }
        #expect(first.size.height == 85)
    }

    @Test(
        """
        Repeated fitting: content may measure other views and change constraints while it is \
        measured
        """)
    func reentrancy() {
        let inner = Cell()
        let outer = UIView()
        let content = Asking { inner.size }
        outer.addConstrained(content)
        content.place(x: 0, y: 0)
        NSLayoutConstraint.activate([
            content.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        ])
        #expect(outer.systemLayoutSizeFitting(.zero) == CGSize(width: 140, height: 85))
        inner.gap.constant = 15
        #expect(outer.systemLayoutSizeFitting(.zero) == CGSize(width: 140, height: 95))
        let least = outer.heightAnchor.constraint(greaterThanOrEqualToConstant: 500)
        content.answer = {
            least.isActive = true
            return CGSize(width: 1, height: 1)
        }
        _ = outer.systemLayoutSizeFitting(.zero)
        #expect(outer.systemLayoutSizeFitting(.zero) == CGSize(width: 1, height: 500))
        #expect(inner.size == CGSize(width: 140, height: 95))
    }
}

/// A view whose content size is asked for.
private final class Asking: UIView {
    var answer: () -> CGSize

    init(_ answer: @escaping () -> CGSize) {
        self.answer = answer
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { answer() }
}
