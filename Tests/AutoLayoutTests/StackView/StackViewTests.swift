import Testing
import UIKit
import UIKitTesting

@Suite("Stack view")
struct StackViewTests {
    // MARK: Views

    @Test("Stack view: arranges some of its subviews, in their own order")
    func arrangedAndSubviews() {
        let (a, b, c) = (Block(10, 10), Block(20, 10), Block(30, 10))
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.insertArrangedSubview(c, at: 0)
        #expect(stack.arrangedSubviews == [c, a, b])
        #expect(stack.subviews == [a, b, c])
        stack.insertArrangedSubview(b, at: 0)
        #expect(stack.arrangedSubviews == [b, c, a] && stack.subviews == [a, b, c])
        let decoration = UIView()
        stack.addSubview(decoration)
        #expect(stack.arrangedSubviews == [b, c, a])
        #expect(!a.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("Stack view: keeps removed arranged views as subviews, and forgets removed subviews")
    func removing() {
        let (a, b) = (Block(10, 10), Block(20, 10))
        let stack = UIStackView([a, b], size: CGSize(width: 100, height: 10))
        stack.setCustomSpacing(7, after: a)
        stack.removeArrangedSubview(a)
        #expect(stack.arrangedSubviews == [b] && stack.subviews == [a, b])
        #expect(stack.customSpacing(after: a) == UIStackView.spacingUseDefault)
        stack.layoutIfNeeded()
        #expect(b.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
        b.removeFromSuperview()
        #expect(stack.arrangedSubviews.isEmpty)
        let other = UIStackView()
        other.addArrangedSubview(a)
        #expect(stack.subviews.isEmpty && other.arrangedSubviews == [a])
    }

    @Test("Stack view: creates no constraint objects")
    func noObjects() {
        let stack = UIStackView(
            [Block(10, 10), Block(20, 10)], size: CGSize(width: 100, height: 50))
        #expect(stack.constraints.isEmpty)
        #expect(stack.subviews.allSatisfy { $0.constraints.isEmpty })
    }

    // MARK: Spacing

    @Test("Stack view: custom spacing applies to one view, the spacing to all others")
    func customSpacing() {
        let views = [Block(10, 10), Block(10, 10), Block(10, 10), Block(10, 10)]
        let stack = UIStackView(views, size: CGSize(width: 110, height: 10)) {
            $0.spacing = 10
            $0.setCustomSpacing(30, after: views[0])
            $0.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
        }
        #expect(stack.customSpacing(after: views[0]) == 30)
        let frames = stack.frames
        #expect(frames[1].minX - frames[0].maxX == 30)
        #expect(frames[2].minX - frames[1].maxX == 8)
        #expect(frames[3].minX - frames[2].maxX == 10)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        stack.layoutIfNeeded()
        #expect(views[1].frame.minX - views[0].frame.maxX == 10)
    }

    @Test("Stack view: equal spacing is at least the spacing")
    func equalSpacingIsLimited() {
        let views = [Block(40, 10).yielding(1), Block(40, 10), Block(40, 10).yielding(2)]
        let stack = UIStackView(views, size: CGSize(width: 130, height: 10)) {
            $0.distribution = .equalSpacing
            $0.spacing = 10
        }
        #expect(stack.frames.map(\.minX) == [0, 50, 90])
        #expect(stack.frames.map(\.width) == [40, 30, 40])
    }

    @Test("Stack view: equal centering keeps the spacing")
    func equalCenteringIsLimited() {
        // Middles at 10, 105 and 190 would leave −5 before the wide view.
        let views = [Block(20, 10), Block(190, 10), Block(20, 10)]
        let stack = UIStackView(views, size: CGSize(width: 260, height: 10)) {
            $0.distribution = .equalCentering
            $0.spacing = 5
        }
        #expect(stack.frames[0] == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(stack.frames[1].width == 190 && stack.frames[2].maxX == 260)
        #expect(stack.frames[1].minX >= 25 && stack.frames[1].maxX <= 235)
    }

    // MARK: Hiding

    @Test("Stack view: hidden views take no space until they are shown")
    func hidden() {
        let (a, b, c) = (Block(40, 10).yielding(1), Block(50, 10), Block(30, 10).yielding(2))
        let stack = UIStackView([a, b, c], size: CGSize(width: 150, height: 10)) { $0.spacing = 10 }
        #expect(stack.frames.map(\.minX) == [0, 50, 120])
        b.isHidden = true
        stack.layoutIfNeeded()
        #expect(a.frame.width == 110 && c.frame == CGRect(x: 120, y: 0, width: 30, height: 10))
        #expect(b.layer.isHidden)
        b.isHidden = false
        stack.layoutIfNeeded()
        #expect(stack.frames.map(\.minX) == [0, 50, 120])
    }

    @Test("Stack view: a view hidden in an animation shrinks, and is hidden at the end")
    func animatedHiding() {
        let (a, b, c) = (Block(40, 10).yielding(1), Block(50, 10), Block(30, 10).yielding(2))
        let stack = UIStackView(arrangedSubviews: [a, b, c])
        stack.frame = CGRect(x: 0, y: 0, width: 120, height: 10)
        let app = HeadlessApp(
            size: CGSize(width: 200, height: 100),
            rootViewController: {
                let controller = UIViewController()
                controller.view.addSubview(stack)
                return controller
            }())
        UIView.animate(withDuration: 0.4) { b.isHidden = true }
        #expect(b.isHidden && !b.layer.isHidden && b.frame.width == 0)
        app.advance(by: 0.2)
        let shown = b.layer.presentation()?.bounds.width ?? 0
        #expect(shown > 10 && shown < 40 && !b.layer.isHidden)
        app.settle()
        #expect(b.layer.isHidden && a.frame.width == 90)
        UIView.animate(withDuration: 0.4) { b.isHidden = false }
        #expect(!b.isHidden && !b.layer.isHidden && b.frame.width == 50)
        app.advance(by: 0.2)
        let growing = b.layer.presentation()?.bounds.width ?? 0
        #expect(growing > 10 && growing < 40)
        app.settle()
        #expect(!b.layer.isHidden)
    }

    @Test("Stack view: a view that is being hidden can be shown again")
    func reversedHiding() {
        let (a, b) = (Block(40, 10), Block(50, 10))
        let stack = UIStackView(arrangedSubviews: [a, b])
        let app = HeadlessApp(
            size: CGSize(width: 200, height: 100),
            rootViewController: {
                let controller = UIViewController()
                controller.view.addSubview(stack)
                return controller
            }())
        UIView.animate(withDuration: 0.4) { b.isHidden = true }
        app.advance(by: 0.2)
        b.isHidden = false
        app.settle()
        #expect(!b.isHidden && !b.layer.isHidden)
    }

    // MARK: Sizes

    @Test("Stack view: has the size of its views and spacings by default")
    func fitting() {
        let stack = UIStackView(arrangedSubviews: [Block(40, 10), Block(50, 30), Block(30, 20)])
        stack.spacing = 5
        let small = UIView.layoutFittingCompressedSize
        for distribution in [UIStackView.Distribution.fill, .equalSpacing] {
            stack.distribution = distribution
            for alignment in [UIStackView.Alignment.leading, .center, .trailing] {
                stack.alignment = alignment
                #expect(
                    stack.systemLayoutSizeFitting(small) == CGSize(width: 130, height: 30),
                    "\(distribution) \(alignment)")
            }
        }
        stack.axis = .vertical
        stack.distribution = .fill
        #expect(stack.systemLayoutSizeFitting(small) == CGSize(width: 50, height: 70))
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(stack.systemLayoutSizeFitting(small) == CGSize(width: 56, height: 74))
    }

    @Test("Stack view: takes the size of its views inside other views")
    func inside() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let views = [Block(40, 10), Block(50, 30)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: container.centerXAnchor),
            stack.topAnchor.constraint(equalTo: container.topAnchor, constant: 20),
        ])
        container.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 105, y: 20, width: 90, height: 30))
        #expect(views[0].frame == CGRect(x: 0, y: 10, width: 40, height: 10))
        views[0].content.width = 60
        container.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 95, y: 20, width: 110, height: 30))
    }

    @Test("Stack view: nests")
    func nested() {
        let (a, b, c) = (Block(40, 10), Block(50, 30).yielding(1), Block(30, 20).yielding(2))
        let column = UIStackView(arrangedSubviews: [b, c])
        column.axis = .vertical
        column.spacing = 4
        column.setContentHuggingPriority(.required, for: .horizontal)
        let row = UIStackView([a, column], size: CGSize(width: 200, height: 100)) { $0.spacing = 6 }
        #expect(column.frame.maxX == 200 && column.frame.height == 100)
        #expect(a.frame.minX == 0 && a.frame.maxX + 6 == column.frame.minX)
        #expect(b.frame.width == column.frame.width && b.frame.maxY + 4 == c.frame.minY)
        #expect(c.frame == CGRect(x: 0, y: 80, width: column.frame.width, height: 20))
        #expect(row.arrangedSubviews.count == 2)
    }

    @Test("Stack view: proportional filling follows contents that change")
    func proportionsAnew() {
        let (a, b) = (Block(100, 10), Block(200, 10))
        let stack = UIStackView([a, b], size: CGSize(width: 330, height: 50)) {
            $0.distribution = .fillProportionally
            $0.spacing = 30
        }
        #expect(stack.frames.map(\.width) == [100, 200])
        a.content.width = 200
        stack.layoutIfNeeded()
        #expect(stack.frames.map(\.width) == [150, 150])
    }

    @Test(
        "Stack view: hidden views keep the edge of their alignment and their width",
        arguments: [
            (UIStackView.Alignment.fill, CGFloat(0), CGFloat(100)), (.leading, 0, 40),
            (.center, 30, 40), (.trailing, 60, 40),
        ])
    func hiddenAlignment(alignment: UIStackView.Alignment, start: CGFloat, width: CGFloat) {
        let (a, b) = (Block(100, 10), Block(40, 10))
        let stack = UIStackView([a, b], size: CGSize(width: 100, height: 50)) {
            $0.axis = .vertical
            $0.alignment = alignment
        }
        b.isHidden = true
        stack.layoutIfNeeded()
        #expect(b.frame.minX == start)
        #expect(b.frame.width == width)
        #expect(b.frame.height == 0)
    }

    @Test(
        "Stack view: baselines follow a changed font, in inner stacks too",
        arguments: [false, true])
    func otherFont(isNested: Bool) {
        let (small, large) = (UILabel(), UILabel())
        for label in [small, large] { label.text = "Text" }
        let second = isNested ? UIStackView(arrangedSubviews: [large]) : large
        let stack = UIStackView(arrangedSubviews: [small, second])
        stack.alignment = .firstBaseline
        let outside = UILabel()
        outside.text = "Text"
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        for view in [stack, outside] {
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
        }
        stack.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
        outside.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor).isActive = true
        container.layoutIfNeeded()
        #expect(small.frame.minY == 0)
        large.font = .systemFont(ofSize: 50)
        container.layoutIfNeeded()
        #expect(small.frame.minY > 20)
        #expect(outside.frame.minY == small.frame.minY)
        let gap = small.frame.minY
        small.font = .systemFont(ofSize: 10)
        container.layoutIfNeeded()
        #expect(small.frame.minY > gap)
    }

    @Test("Stack view: a hidden view keeps its lines, and does not widen the stack")
    func hiddenText() {
        let label = UILabel()
        label.text = "A text that is wrapped in a narrow column"
        label.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [Block(100, 10), label])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.translatesAutoresizingMaskIntoConstraints = false
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        container.addSubview(stack)
        let width = stack.widthAnchor.constraint(equalToConstant: 120)
        width.isActive = true
        container.layoutIfNeeded()
        let shown = label.frame.width
        #expect(shown > 50 && shown <= 120)
        label.isHidden = true
        container.layoutIfNeeded()
        #expect(label.frame.width == shown && label.frame.height == 0)
        width.isActive = false
        container.layoutIfNeeded()
        #expect(stack.frame.width == 100)
        label.isHidden = false
        width.isActive = true
        container.layoutIfNeeded()
        #expect(label.frame.width == shown)
    }

    @Test("Stack view: margins-relative arrangement keeps views within the margins")
    func margins() {
        let view = Block(10, 10)
        let stack = UIStackView([view], size: CGSize(width: 100, height: 50)) {
            $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            $0.isLayoutMarginsRelativeArrangement = true
        }
        #expect(view.frame == CGRect(x: 2, y: 1, width: 94, height: 46))
        stack.layoutMargins.left = 20
        stack.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 1, width: 76, height: 46))
    }

    @Test("Stack view: keeps required sizes of its views")
    func requiredSizes() {
        let (a, b) = (UIView(), UIView())
        a.widthAnchor.constraint(equalToConstant: 30).isActive = true
        let stack = UIStackView([a, b], size: CGSize(width: 100, height: 50))
        #expect(stack.frames.map(\.width) == [30, 70])
        a.isHidden = true
        stack.layoutIfNeeded()
        #expect(b.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    // MARK: Directions and borders

    @Test("Stack view: starts at the right in right-to-left languages")
    func rightToLeft() {
        let views = [Block(30, 10).yielding(1), Block(20, 10)]
        let stack = UIStackView(views, size: CGSize(width: 100, height: 10)) {
            $0.semanticContentAttribute = .forceRightToLeft
            $0.spacing = 10
        }
        #expect(stack.frames.map(\.minX) == [70, 0])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.frame.size = CGSize(width: 100, height: 40)
        stack.layoutIfNeeded()
        #expect(stack.frames.map(\.maxX) == [100, 100])
    }

    @Test("Stack view: obeys constraints across its border")
    func crossing() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let (a, b, outside) = (Block(30, 10), Block(40, 10), UIView())
        let stack = UIStackView(arrangedSubviews: [a, b])
        for view in [stack, outside] {
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
        }
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -20),
            stack.topAnchor.constraint(equalTo: container.topAnchor),
            outside.leadingAnchor.constraint(equalTo: b.leadingAnchor),
            outside.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 5),
            outside.widthAnchor.constraint(equalToConstant: 60),
            outside.heightAnchor.constraint(equalTo: a.heightAnchor, multiplier: 2),
            outside.centerXAnchor.constraint(equalTo: container.centerXAnchor),
        ])
        container.layoutIfNeeded()
        // Outside's left edge, at 120, decides where the second view begins.
        #expect(outside.frame == CGRect(x: 120, y: 15, width: 60, height: 20))
        #expect(a.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
        #expect(b.frame == CGRect(x: 100, y: 0, width: 160, height: 10))
    }

    @Test("Stack view: baseline-relative columns are spaced from baseline to baseline")
    func baselineRelative() {
        let views = [Block(30, 20, baseline: 15), Block(30, 30, baseline: 22)]
        let stack = UIStackView(views, size: CGSize(width: 30, height: 100)) {
            $0.axis = .vertical
            $0.isBaselineRelativeArrangement = true
            $0.spacing = 40
            views[1].setContentHuggingPriority(.defaultLow - 1, for: .vertical)
        }
        // The second baseline is 40 below the first one at 15: its view's top is at 55 − 22.
        #expect(stack.frames.map(\.minY) == [0, 33])
    }

    @Test("Stack view: changed properties change the arrangement")
    func changes() {
        let views = [Block(30, 10), Block(40, 20)]
        let stack = UIStackView(views, size: CGSize(width: 100, height: 100)) {
            $0.distribution = .fillEqually
        }
        #expect(stack.frames.map(\.width) == [50, 50])
        stack.axis = .vertical
        stack.layoutIfNeeded()
        #expect(stack.frames.map(\.height) == [50, 50] && stack.frames[1].width == 100)
        stack.distribution = .equalSpacing
        stack.alignment = .trailing
        stack.layoutIfNeeded()
        #expect(
            stack.frames == [
                CGRect(x: 70, y: 0, width: 30, height: 10),
                CGRect(x: 60, y: 80, width: 40, height: 20),
            ])
        stack.distribution = .fill
        stack.spacing = 20
        stack.layoutIfNeeded()
        #expect(stack.frames[1].maxY == 100 && stack.frames[1].minY - stack.frames[0].maxY == 20)
        stack.spacing = .nan
        #expect(stack.spacing == 20)
    }

    @Test("Stack view: arranges none, one and a thousand views")
    func extremes() {
        let stack = UIStackView([], size: CGSize(width: 100, height: 100))
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
        for distribution in UIStackView.Distribution.allCases {
            let one = UIStackView([Block(10, 10)], size: CGSize(width: 100, height: 100)) {
                $0.distribution = distribution
            }
            #expect(one.frames[0].height == 100 && one.frames[0].minX == 0)
        }
        let many = UIStackView(
            (0..<1000).map { _ in Block(1, 1) }, size: CGSize(width: 4000, height: 10)
        ) { $0.distribution = .fillEqually }
        #expect(many.frames[999] == CGRect(x: 3996, y: 0, width: 4, height: 10))
    }
}
