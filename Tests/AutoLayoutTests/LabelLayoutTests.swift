import Testing
import UIKit

@Suite("Labels in Auto Layout")
struct LabelLayoutTests {
    @Test("Label: has the height of its text at a required width")
    func text() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "One line of words that is too long for a narrow card"
        let card = UIView()
        card.addConstrained(label)
        label.place(x: 0, y: 0)
        NSLayoutConstraint.activate([
            card.trailingAnchor.constraint(equalTo: label.trailingAnchor),
            card.bottomAnchor.constraint(equalTo: label.bottomAnchor),
        ])
        let line = label.intrinsicContentSize
        let size = card.systemLayoutSizeFitting(
            CGSize(width: 150, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size.width == 150)
        #expect(size.height >= line.height * 2)
        #expect(size.height == label.sizeThatFits(CGSize(width: 150, height: 1000)).height)
    }

    @Test("Label: wraps at the width solved under an upper bound")
    func upperBound() {
        let root = UIView.root(300, 400)
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "One line of words that is too long for a narrow card"
        root.addConstrained(label)
        label.place(x: 10, y: 10)
        label.widthAnchor.constraint(lessThanOrEqualToConstant: 120).isActive = true
        root.layoutIfNeeded()
        let wrapped = label.sizeThatFits(
            CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude))
        #expect(label.frame.width == 120)
        #expect(label.frame.height == wrapped.height)
        #expect(label.frame.height >= label.intrinsicContentSize.height * 2)
    }

    @Test("Label: stays on one line where the upper bound allows it")
    func roomForOneLine() {
        let root = UIView.root(800, 400)
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "Short"
        root.addConstrained(label)
        label.place(x: 10, y: 10)
        label.widthAnchor.constraint(lessThanOrEqualToConstant: 600).isActive = true
        root.layoutIfNeeded()
        #expect(label.frame.size == label.intrinsicContentSize)
    }
}
