import TestSupport
import Testing
import UIKit

@Suite("Stack arrangement")
struct StackArrangementTests {
    private nonisolated static let combinations = NSLayoutConstraint.Axis.allCases.flatMap { axis in
        UIStackView.Distribution.allCases.map { (axis, $0) }
    }

    /// A stack of random blocks, and its model.
    private func sample(
        _ axis: NSLayoutConstraint.Axis, _ generator: inout SeededGenerator
    ) -> (UIStackView, StackModel) {
        let count = Int.random(in: 2...5, using: &generator)
        let items = (0..<count).map { index in
            StackModel.Item(
                length: CGFloat(Int.random(in: 10...60, using: &generator)),
                breadth: CGFloat(Int.random(in: 10...60, using: &generator)),
                priority: Float(index * 7 % 5))
        }
        let spacing = CGFloat(Int.random(in: 0...8, using: &generator))
        let total = items.reduce(0) { $0 + $1.length } + spacing * CGFloat(count - 1)
        let model = StackModel(
            items: items, spacing: spacing,
            length: total + CGFloat(Int.random(in: 0...200, using: &generator)),
            breadth: CGFloat(Int.random(in: 60...120, using: &generator)))
        let isRow = axis == .horizontal
        let views = items.map { item in
            (isRow ? Block(item.length, item.breadth) : Block(item.breadth, item.length))
                .yielding(item.priority)
        }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.spacing = spacing
        stack.frame.size =
            isRow
            ? CGSize(width: model.length, height: model.breadth)
            : CGSize(width: model.breadth, height: model.length)
        return (stack, model)
    }

    private func expect(_ stack: UIStackView, like model: StackModel) {
        let along = model.along(stack.distribution)
        let across = model.across(stack.alignment)
        for (index, frame) in stack.frames.enumerated() {
            let (a, b) = (along[index], across[index])
            let expected =
                stack.axis == .horizontal
                ? CGRect(x: a.start, y: b.start, width: a.length, height: b.length)
                : CGRect(x: b.start, y: a.start, width: b.length, height: a.length)
            // Frames lie on whole points here.
            let isNear =
                abs(frame.minX - expected.minX) <= 0.51 && abs(frame.minY - expected.minY) <= 0.51
                && abs(frame.width - expected.width) <= 0.51
                && abs(frame.height - expected.height) <= 0.51
            #expect(isNear, "view \(index): \(frame), not \(expected)\n\(stack.describeTree())")
        }
    }

    @Test("Stack arrangement: equals plain arithmetic for random sizes", arguments: combinations)
    func random(axis: NSLayoutConstraint.Axis, distribution: UIStackView.Distribution) {
        var generator = SeededGenerator(seed: UInt64(distribution.rawValue * 2 + axis.rawValue))
        for _ in 0..<20 {
            let (stack, model) = sample(axis, &generator)
            stack.distribution = distribution
            for alignment in [UIStackView.Alignment.fill, .leading, .center, .trailing] {
                if distribution == .equalCentering, !model.hasRoomForCentring { continue }
                stack.alignment = alignment
                stack.layoutIfNeeded()
                expect(stack, like: model)
            }
        }
    }

    @Test(
        """
        Stack arrangement: the view with the lowest resistance shrinks when there is too little \
        space
        """)
    func tooSmall() {
        let views = [Block(100, 20).yielding(2), Block(80, 20).yielding(1), Block(60, 20)]
        let stack = UIStackView(views, size: CGSize(width: 150, height: 20)) { $0.spacing = 10 }
        #expect(stack.frames.map(\.width) == [100, 30, 0])
    }

    @Test("Stack arrangement: rows are as described for every distribution and alignment")
    func row() {
        var lines: [String] = []
        for distribution in UIStackView.Distribution.allCases {
            for alignment in UIStackView.Alignment.allCases {
                let views = [
                    Block(40, 20, baseline: 15).yielding(1), Block(60, 40, baseline: 20),
                    Block(20, 30, baseline: 25).yielding(2),
                ]
                let stack = UIStackView(views, size: CGSize(width: 200, height: 60)) {
                    $0.distribution = distribution
                    $0.alignment = alignment
                    $0.spacing = 5
                }
                lines.append("\(distribution) \(alignment): \(Self.text(stack))")
            }
        }
        #expect(lines.joined(separator: "\n") == Self.expectedRow)
    }

    @Test("Stack arrangement: columns are as described for every distribution and alignment")
    func column() {
        var lines: [String] = []
        for distribution in UIStackView.Distribution.allCases {
            for alignment in UIStackView.Alignment.allCases {
                let views = [
                    Block(40, 20).yielding(1), Block(60, 40), Block(20, 30).yielding(2),
                ]
                let stack = UIStackView(views, size: CGSize(width: 80, height: 130)) {
                    $0.axis = .vertical
                    $0.distribution = distribution
                    $0.alignment = alignment
                    $0.spacing = 5
                }
                lines.append("\(distribution) \(alignment): \(Self.text(stack))")
            }
        }
        #expect(lines.joined(separator: "\n") == Self.expectedColumn)
    }

    private static func text(_ stack: UIStackView) -> String {
        stack.frames.map { frame in
            [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0))" }
                .joined(separator: " ")
        }.joined(separator: ", ")
    }

    private static let expectedRow = """
        fill fill: 0 0 40 60, 45 0 130 60, 180 0 20 60
        fill leading: 0 0 40 20, 45 0 130 40, 180 0 20 30
        fill firstBaseline: 0 10 40 20, 45 5 130 40, 180 0 20 30
        fill center: 0 20 40 20, 45 10 130 40, 180 15 20 30
        fill trailing: 0 40 40 20, 45 20 130 40, 180 30 20 30
        fill lastBaseline: 0 25 40 20, 45 20 130 40, 180 15 20 30
        fillEqually fill: 0 0 63 60, 68 0 63 60, 137 0 63 60
        fillEqually leading: 0 0 63 20, 68 0 63 40, 137 0 63 30
        fillEqually firstBaseline: 0 10 63 20, 68 5 63 40, 137 0 63 30
        fillEqually center: 0 20 63 20, 68 10 63 40, 137 15 63 30
        fillEqually trailing: 0 40 63 20, 68 20 63 40, 137 30 63 30
        fillEqually lastBaseline: 0 25 63 20, 68 20 63 40, 137 15 63 30
        fillProportionally fill: 0 0 63 60, 68 0 95 60, 168 0 32 60
        fillProportionally leading: 0 0 63 20, 68 0 95 40, 168 0 32 30
        fillProportionally firstBaseline: 0 10 63 20, 68 5 95 40, 168 0 32 30
        fillProportionally center: 0 20 63 20, 68 10 95 40, 168 15 32 30
        fillProportionally trailing: 0 40 63 20, 68 20 95 40, 168 30 32 30
        fillProportionally lastBaseline: 0 25 63 20, 68 20 95 40, 168 15 32 30
        equalSpacing fill: 0 0 40 60, 80 0 60 60, 180 0 20 60
        equalSpacing leading: 0 0 40 20, 80 0 60 40, 180 0 20 30
        equalSpacing firstBaseline: 0 10 40 20, 80 5 60 40, 180 0 20 30
        equalSpacing center: 0 20 40 20, 80 10 60 40, 180 15 20 30
        equalSpacing trailing: 0 40 40 20, 80 20 60 40, 180 30 20 30
        equalSpacing lastBaseline: 0 25 40 20, 80 20 60 40, 180 15 20 30
        equalCentering fill: 0 0 40 60, 75 0 60 60, 180 0 20 60
        equalCentering leading: 0 0 40 20, 75 0 60 40, 180 0 20 30
        equalCentering firstBaseline: 0 10 40 20, 75 5 60 40, 180 0 20 30
        equalCentering center: 0 20 40 20, 75 10 60 40, 180 15 20 30
        equalCentering trailing: 0 40 40 20, 75 20 60 40, 180 30 20 30
        equalCentering lastBaseline: 0 25 40 20, 75 20 60 40, 180 15 20 30
        """

    private static let expectedColumn = """
        fill fill: 0 0 80 20, 0 25 80 70, 0 100 80 30
        fill leading: 0 0 40 20, 0 25 60 70, 0 100 20 30
        fill firstBaseline: 0 0 40 20, 0 25 60 70, 0 100 20 30
        fill center: 20 0 40 20, 10 25 60 70, 30 100 20 30
        fill trailing: 40 0 40 20, 20 25 60 70, 60 100 20 30
        fill lastBaseline: 40 0 40 20, 20 25 60 70, 60 100 20 30
        fillEqually fill: 0 0 80 40, 0 45 80 40, 0 90 80 40
        fillEqually leading: 0 0 40 40, 0 45 60 40, 0 90 20 40
        fillEqually firstBaseline: 0 0 40 40, 0 45 60 40, 0 90 20 40
        fillEqually center: 20 0 40 40, 10 45 60 40, 30 90 20 40
        fillEqually trailing: 40 0 40 40, 20 45 60 40, 60 90 20 40
        fillEqually lastBaseline: 40 0 40 40, 20 45 60 40, 60 90 20 40
        fillProportionally fill: 0 0 80 27, 0 32 80 53, 0 90 80 40
        fillProportionally leading: 0 0 40 27, 0 32 60 53, 0 90 20 40
        fillProportionally firstBaseline: 0 0 40 27, 0 32 60 53, 0 90 20 40
        fillProportionally center: 20 0 40 27, 10 32 60 53, 30 90 20 40
        fillProportionally trailing: 40 0 40 27, 20 32 60 53, 60 90 20 40
        fillProportionally lastBaseline: 40 0 40 27, 20 32 60 53, 60 90 20 40
        equalSpacing fill: 0 0 80 20, 0 40 80 40, 0 100 80 30
        equalSpacing leading: 0 0 40 20, 0 40 60 40, 0 100 20 30
        equalSpacing firstBaseline: 0 0 40 20, 0 40 60 40, 0 100 20 30
        equalSpacing center: 20 0 40 20, 10 40 60 40, 30 100 20 30
        equalSpacing trailing: 40 0 40 20, 20 40 60 40, 60 100 20 30
        equalSpacing lastBaseline: 40 0 40 20, 20 40 60 40, 60 100 20 30
        equalCentering fill: 0 0 80 20, 0 43 80 40, 0 100 80 30
        equalCentering leading: 0 0 40 20, 0 43 60 40, 0 100 20 30
        equalCentering firstBaseline: 0 0 40 20, 0 43 60 40, 0 100 20 30
        equalCentering center: 20 0 40 20, 10 43 60 40, 30 100 20 30
        equalCentering trailing: 40 0 40 20, 20 43 60 40, 60 100 20 30
        equalCentering lastBaseline: 40 0 40 20, 20 43 60 40, 60 100 20 30
        """
}

extension StackModel {
    /// Whether equally distant middles leave at least the spacing between the views.
    fileprivate var hasRoomForCentring: Bool {
        let places = along(.equalCentering)
        return zip(places, places.dropFirst()).allSatisfy {
            $1.start - $0.start - $0.length >= spacing
        }
    }
}
