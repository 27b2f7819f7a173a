import Testing
import UIKit

@Suite("Fitting sizes")
struct FittingTests {
    /// A card with a text of 200 by 20 in margins of 10.
    private func card(in superview: UIView? = nil) -> (card: UIView, text: Sized) {
        let card = UIView()
        superview?.addSubview(card)
        let text = Sized(200, 20)
        card.addConstrained(text)
        text.place(x: 10, y: 10)
        NSLayoutConstraint.activate([
            card.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: 10),
            card.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 10),
        ])
        return (card, text)
    }

    @Test(
        """
        Fitting size: compressed and expanded are the smallest and the largest that constraints \
        allow
        """)
    func compressedAndExpanded() {
        let (card, text) = card()
        #expect(
            card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                == CGSize(width: 220, height: 40))
        text.widthAnchor.constraint(lessThanOrEqualToConstant: 500).on()
        text.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).width == 520)
    }

    @Test("Fitting size: each length prefers that of the target with its own priority")
    func priorities() {
        let (card, _) = card()
        let size = card.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 120, height: 40))
        let weak = card.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0), withHorizontalFittingPriority: .defaultLow,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(weak.width == 220)
    }

    @Test("Fitting size: does not depend on the superview, and leaves the layout unchanged")
    func insideATree() {
        let root = UIView.root(300, 200)
        let (card, text) = card(in: root)
        card.frame = CGRect(x: 5, y: 5, width: 150, height: 60)
        let tied = UIView.constrained(in: root)
        tied.widthAnchor.constraint(equalTo: card.widthAnchor).on()
        tied.widthAnchor.constraint(equalTo: text.widthAnchor, constant: 20).on()
        root.layoutIfNeeded()
        let frames = [card.frame, text.frame, tied.frame]
        let found = conflicts {
            #expect(
                card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                    == CGSize(width: 220, height: 40))
            root.setNeedsLayout()
            root.layoutIfNeeded()
        }
        #expect(found.isEmpty)
        #expect([card.frame, text.frame, tied.frame] == frames)
        text.size.height = 30
        root.layoutIfNeeded()
        #expect(card.systemLayoutSizeFitting(.zero).height == 50)
    }

    @Test(
        """
        Fitting size: is the content's for a view without subviews, and the target without \
        content
        """)
    func leaves() {
        #expect(Sized(70, 30).systemLayoutSizeFitting(.zero) == CGSize(width: 70, height: 30))
        #expect(
            UIView().systemLayoutSizeFitting(CGSize(width: 12, height: 13))
                == CGSize(width: 12, height: 13))
    }

    @Test("Fitting size: passes through views that follow by their masks, as in cells")
    func masks() {
        let cell = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.addSubview(content)
        let text = Sized(80, 60)
        content.addConstrained(text)
        text.place(x: 10, y: 10)
        NSLayoutConstraint.activate([
            content.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: 10),
            content.bottomAnchor.constraint(equalTo: text.bottomAnchor, constant: 10),
        ])
        #expect(content.systemLayoutSizeFitting(.zero) == CGSize(width: 100, height: 80))
        #expect(cell.systemLayoutSizeFitting(.zero) == CGSize(width: 100, height: 80))
    }
}
