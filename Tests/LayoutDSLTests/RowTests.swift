import LayoutDSL
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// A view with an intrinsic content size, like a label.
final class ContentView: UIView {
    var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }

    override var intrinsicContentSize: CGSize { contentSize }

    init(width: CGFloat, height: CGFloat = 20) {
        contentSize = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
}

@Suite("Meaning of chains")
struct MeaningTests {
    private let tree = Tree()

    @Test(
        "make adds, update changes what matches, remake leaves exactly the block's constraints",
        .rows("S0-90")
    )
    func makeUpdateRemake() {
        tree.make {
            $0.left.equal(to: 10)
            $0.width.equal(to: 50)
        }
        tree.make { $0.left.equal(to: 20).priority(.high) }
        #expect(tree.view.layout.constraints.map(\.constant) == [10, 50, 20])

        tree.view.layout.update {
            $0.left.equal(to: 30)
            $0.width.lessThanOrEqual(to: 90)
        }
        #expect(tree.view.layout.constraints.map(\.constant) == [30, 50, 20, 90])

        tree.view.layout.remake { $0.right.equal(to: tree.other) }
        #expect(tree.view.layout.constraints.map(\.firstAttribute) == [.right])
        #expect(tree.superview.constraints == tree.view.layout.constraints)
    }

    @Test("an update changes the newest of several matching constraints", .rows("S0-90"))
    func newestFirst() {
        tree.make { $0.width.equal(to: 1) }
        tree.make { $0.width.equal(to: 2) }
        let updated = tree.view.layout.update { $0.width.equal(to: 3) }
        #expect(tree.view.layout.constraints.map(\.constant) == [1, 3])
        #expect(updated[0].constraints == [tree.view.layout.constraints[1]])
    }

    @Test("another factor, priority, relation or item creates another constraint", .rows("S0-90"))
    func differences() {
        tree.make { $0.width.equal(to: tree.other) }
        tree.view.layout.update {
            $0.width.equal(to: tree.other).multiplied(by: 2)
            $0.width.equal(to: tree.other).priority(.high)
            $0.width.lessThanOrEqual(to: tree.other)
            $0.width.equal(to: tree.superview)
            $0.width.equal(to: tree.other.height)
        }
        #expect(tree.view.layout.constraints.count == 6)
    }

    @Test("remaking a view keeps constraints of which it is only the second item", .rows("S0-90"))
    func othersSurvive() {
        tree.other.layout.make { $0.left.equal(to: tree.view.right) }
        tree.view.layout.remake { $0.width.equal(to: 10) }
        #expect(tree.other.layout.constraints.count == 1)
    }

    @Test(
        "a relation takes a number, point, size, insets, view, guide, attribute and arrays of them",
        .rows("S0-91")
    )
    func values() {
        let guide = UILayoutGuide()
        tree.superview.addLayoutGuide(guide)
        tree.make {
            $0.left.equal(to: 1)
            $0.center.equal(to: CGPoint(x: 1, y: 2))
            $0.size.equal(to: CGSize(width: 3, height: 4))
            $0.edges.equal(to: .sample)
            $0.directionalEdges.equal(
                to: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            $0.left.equal(to: tree.other)
            $0.left.equal(to: guide)
            $0.left.equal(to: guide.right)
            $0.left.equal(to: [tree.other, guide])
            $0.left.equal(to: [tree.other.right, guide.right])
            $0.left.equal(to: [.item(guide), .attribute(guide.centerX), 7])
        }
        let constraints = tree.view.layout.constraints
        #expect(
            constraints.map(\.constant) == [
                1, 1, 2, 3, 4, 10, 20, -30, -40, 1, 2, -3, -4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7,
            ])
        #expect(constraints.filter { $0.secondItem === guide }.count == 6)
    }

    @Test("leading is left, and right for right-to-left text", .rows("S0-89"))
    func mirrored() {
        tree.make {
            $0.leading.equal(to: 100)
            $0.size.equal(to: CGSize(width: 70, height: 65))
            $0.top.equal(to: 10)
        }
        tree.superview.layoutIfNeeded()
        #expect(tree.view.frame == CGRect(x: 100, y: 10, width: 70, height: 65))
        tree.superview.semanticContentAttribute = .forceRightToLeft
        tree.view.semanticContentAttribute = .forceRightToLeft
        tree.superview.layoutIfNeeded()
        // 400 - 100 - 70
        #expect(tree.view.frame.minX == 230)
    }

    @Test("the worked example gives exactly the frames of its equations", .rows("S0-92"))
    func workedExample() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let views = (0..<3).map { _ in UIView() }
        views.forEach(root.addSubview)
        views[0].layout.make {
            $0.top.equal(to: 100)
            $0.leading.equal(to: 100)
            $0.width.equal(to: 70)
            $0.height.equal(to: 65)
        }
        views[1].layout.make {
            $0.top.equal(to: views[0].top)
            $0.leading.equal(to: views[0].trailing).offset(20)
            $0.width.equal(to: views[0].width)
            $0.height.equal(to: views[0].height)
        }
        views[2].layout.make {
            $0.top.equal(to: views[0].bottom).offset(20)
            $0.leading.equal(to: views[0].leading)
            $0.trailing.equal(to: views[1].trailing)
            $0.height.equal(to: views[0].height)
        }
        root.layoutIfNeeded()
        #expect(
            views.map(\.frame) == [
                CGRect(x: 100, y: 100, width: 70, height: 65),
                CGRect(x: 190, y: 100, width: 70, height: 65),
                CGRect(x: 100, y: 185, width: 160, height: 65),
            ])
    }
}

@Suite("Four worked cases")
struct WorkedCaseTests {
    @Test(
        "of two adjacent labels the right one is shown in full", .rows("S0-98"),
        arguments: [(200, 114), (300, 150), (130, 44)] as [(CGFloat, CGFloat)])
    func twoLabels(width: CGFloat, leftWidth: CGFloat) {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 50))
        let left = ContentView(width: 150)
        let right = ContentView(width: 80)
        container.addSubview(left)
        container.addSubview(right)
        left.layout.make {
            $0.top.equal(to: container.top).offset(5)
            $0.left.equal(to: container.left).offset(2)
            $0.height.equal(to: 40)
        }
        right.layout.make {
            $0.left.equal(to: left.right).offset(2)
            $0.top.equal(to: container.top).offset(5)
            $0.right.lessThanOrEqual(to: container.right).offset(-2)
            $0.height.equal(to: 40)
        }
        left.setContentHuggingPriority(.required, for: .horizontal)
        left.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        right.setContentHuggingPriority(.required, for: .horizontal)
        right.setContentCompressionResistancePriority(.required, for: .horizontal)
        container.layoutIfNeeded()
        #expect(left.frame == CGRect(x: 2, y: 5, width: leftWidth, height: 40))
        #expect(right.frame == CGRect(x: leftWidth + 4, y: 5, width: 80, height: 40))
    }

    @Test("four images stay centred as a group when some are hidden", .rows("S0-99"))
    func fourPictures() {
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 667), rootViewController: UIViewController())
        let screen = UIView(frame: app.window.bounds)
        app.window.addSubview(screen)
        let group = UIView()
        let pictures = (0..<4).map { _ in UIView() }
        screen.addSubview(group)
        pictures.forEach(group.addSubview)
        group.layout.make {
            $0.height.equal(to: 32)
            $0.centerX.equal(to: screen.centerX)
            $0.top.equal(to: screen.top).offset(200)
        }
        var widths: [LayoutConstraint] = []
        for (index, picture) in pictures.enumerated() {
            picture.layout.make {
                $0.left.equal(to: index == 0 ? group.left : pictures[index - 1].right)
                $0.centerY.equal(to: group.centerY)
                if index == pictures.count - 1 { $0.right.equal(to: group.right) }
                widths.append($0.width.equal(to: 32).constraint)
                $0.height.equal(to: 32)
            }
        }
        func show(_ shown: [Bool]) -> CGRect {
            for (width, isShown) in zip(widths, shown) { width.equal(to: isShown ? 32 : 0) }
            screen.layoutIfNeeded()
            return group.frame
        }
        #expect(
            show([true, true, true, true]) == CGRect(x: 123.5, y: 200, width: 128, height: 32))
        #expect(
            show([true, false, false, true]) == CGRect(x: 155.5, y: 200, width: 64, height: 32))
        #expect(pictures.map(\.frame.minX) == [0, 32, 32, 32])
        #expect(pictures.map(\.frame.width) == [32, 0, 0, 32])
        #expect(show([false, false, false, false]).width == 0)
    }

    @Test(
        "a subview is three quarters as wide as its superview", .rows("S0-100"),
        arguments: [(300, 225), (100, 75), (0, 0)] as [(CGFloat, CGFloat)])
    func threeQuarters(width: CGFloat, expected: CGFloat) {
        let container = UIView(frame: CGRect(x: 30, y: 0, width: width, height: 40))
        let view = UIView()
        container.addSubview(view)
        view.layout.make {
            $0.left.top.bottom.equal(to: container)
            $0.width.equal(to: container.width).multiplied(by: 0.75)
        }
        container.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: expected, height: 40))
    }

    @Test(
        "the tightest of several bounds on one edge applies, at any position of the container",
        .rows("S0-101"),
        arguments: [0, 57] as [CGFloat], [[50, 140, 90, 148], [20, 30, 10, 100]] as [[CGFloat]])
    func severalBounds(containerX: CGFloat, endsAndLeft: [CGFloat]) throws {
        let left = try #require(endsAndLeft.last)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 100))
        let container = UIView(frame: CGRect(x: containerX, y: 0, width: 300, height: 90))
        root.addSubview(container)
        let green = ContentView(width: 60)
        container.addSubview(green)
        let lefts = endsAndLeft.dropLast().map {
            UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 20))
        }
        lefts.forEach(container.addSubview)
        green.layout.make {
            $0.centerY.equal(to: container)
            $0.right.lessThanOrEqual(to: container)
            $0.left.greaterThanOrEqual(to: container.right).multiplied(by: 1.0 / 3)
            for label in lefts { $0.left.greaterThanOrEqual(to: label.right).offset(8) }
            $0.left.equal(to: container).priority(.low)
        }
        green.setContentCompressionResistancePriority(.required, for: .horizontal)
        root.layoutIfNeeded()
        #expect(green.frame == CGRect(x: left, y: 35, width: 60, height: 20))
    }

    @Test("solved frames equal those computed by arithmetic", .rows("S0-102"))
    func arithmetic() {
        var random = SeededGenerator(seed: 102)
        for _ in 0..<20 {
            let width = CGFloat(Int.random(in: 200...900, using: &random))
            let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 600))
            var expected: [CGRect] = []
            var previous: UIView?
            for _ in 0..<8 {
                let view = UIView()
                root.addSubview(view)
                let gap = CGFloat(Int.random(in: 0...20, using: &random))
                let inset = CGFloat(Int.random(in: 0...40, using: &random))
                let height = CGFloat(Int.random(in: 1...50, using: &random))
                view.layout.make {
                    $0.top.equal(to: previous?.bottom ?? root.top).offset(gap)
                    $0.left.right.equal(to: root).inset(inset)
                    $0.height.equal(to: height)
                }
                expected.append(
                    CGRect(
                        x: inset, y: (expected.last?.maxY ?? 0) + gap, width: width - 2 * inset,
                        height: height))
                previous = view
            }
            root.layoutIfNeeded()
            #expect(root.subviews.map(\.frame) == expected)
        }
    }
}
