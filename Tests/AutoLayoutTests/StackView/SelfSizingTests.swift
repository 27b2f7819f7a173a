import Testing
import UIKit

@Suite("Self-sizing cells")
struct SelfSizingTests {
    /// A picture beside a title of any number of lines and a subtitle below it, as in most lists.
    private final class Cell: UIView {
        let title = UILabel()
        let subtitle = UILabel()
        private let picture = UIView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            title.font = .systemFont(ofSize: 17)
            subtitle.font = .systemFont(ofSize: 13)
            title.numberOfLines = 0
            subtitle.numberOfLines = 0
            for view in [picture, title, subtitle] {
                view.translatesAutoresizingMaskIntoConstraints = false
                addSubview(view)
            }
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: "H:|-16-[picture(40)]-12-[title]-16-|", metrics: nil,
                    views: views)
                    + NSLayoutConstraint.constraints(
                        withVisualFormat: "V:|-10-[title]-4-[subtitle]-10-|",
                        options: [.alignAllLeading, .alignAllTrailing], metrics: nil, views: views)
                    + NSLayoutConstraint.constraints(
                        withVisualFormat: "V:|-10-[picture(40)]-(>=10)-|", metrics: nil,
                        views: views))
        }

        required init?(coder: NSCoder) { nil }

        private var views: [String: Any] {
            ["picture": picture, "title": title, "subtitle": subtitle]
        }

        /// How high the cell is when it is so wide.
        func height(_ width: CGFloat) -> CGFloat {
            systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }

        /// The same by adding up.
        func expectedHeight(_ width: CGFloat) -> CGFloat {
            let room = CGSize(width: width - 84, height: 0)
            let text = title.sizeThatFits(room).height + subtitle.sizeThatFits(room).height
            return max(60, text + 24)
        }
    }

    private static let words = "The quick brown fox jumps over the lazy dog again and again. "

    private let cell = Cell()

    @Test(
        "Self-sizing cell: has the height of its lines at a width",
        arguments: [150, 200, 320, 500, 1000] as [CGFloat])
    func widths(width: CGFloat) {
        cell.title.text = String(repeating: Self.words, count: 3)
        cell.subtitle.text = Self.words
        #expect(cell.height(width) == cell.expectedHeight(width))
    }

    @Test("Self-sizing cell: has the height of its picture when there is little text")
    func least() {
        cell.title.text = "Title"
        cell.subtitle.text = nil
        #expect(cell.height(320) == 60)
    }

    @Test("Self-sizing cell: grows with its text, each time it is measured")
    func changes() {
        var heights: [CGFloat] = []
        for count in [1, 4, 2, 8, 1] {
            cell.title.text = String(repeating: Self.words, count: count)
            #expect(cell.height(320) == cell.expectedHeight(320))
            heights.append(cell.height(320))
        }
        #expect(heights[3] > heights[1] && heights[1] > heights[2] && heights[0] == heights[4])
    }

    @Test("Self-sizing cell: looks at its fitting size as it was measured")
    func placed() {
        cell.title.text = String(repeating: Self.words, count: 2)
        cell.subtitle.text = Self.words
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: cell.height(300))
        cell.layoutIfNeeded()
        let room = CGSize(width: 216, height: 0)
        #expect(cell.title.frame.origin == CGPoint(x: 68, y: 10))
        #expect(cell.title.frame.height == cell.title.sizeThatFits(room).height)
        #expect(cell.subtitle.frame.minY == cell.title.frame.maxY + 4)
        #expect(cell.subtitle.frame.maxY == cell.bounds.height - 10)
        // Measuring another width does not move what is shown.
        let frames = cell.subviews.map(\.frame)
        _ = cell.height(150)
        cell.layoutIfNeeded()
        #expect(cell.subviews.map(\.frame) == frames)
    }

    @Test("Self-sizing cell: counts every line of a stack of labels")
    func stack() {
        let labels = (1...3).map { count in
            let label = UILabel()
            label.numberOfLines = 0
            label.text = String(repeating: Self.words, count: count)
            return label
        }
        let column = UIStackView(arrangedSubviews: labels)
        column.axis = .vertical
        column.spacing = 5
        func fitting(_ width: CGFloat) -> CGFloat {
            column.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        func expected(_ width: CGFloat) -> CGFloat {
            labels.filter { !$0.isHidden }.reduce(-5) {
                $0 + 5 + $1.sizeThatFits(CGSize(width: width, height: 0)).height
            }
        }
        for width in [120, 200, 350] as [CGFloat] { #expect(fitting(width) == expected(width)) }
        labels[1].isHidden = true
        #expect(fitting(200) == expected(200))
    }

    @Test("Self-sizing cell: is as wide as its longest line without a width")
    func compressed() {
        cell.title.text = "Title"
        cell.subtitle.text = "A longer subtitle"
        let size = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(abs(size.width - 84 - cell.subtitle.intrinsicContentSize.width) <= 1)
    }
}
