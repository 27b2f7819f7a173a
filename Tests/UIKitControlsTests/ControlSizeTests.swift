import Testing
import UIKit
import UIKitTesting

@Suite("Controls in Auto Layout")
struct ControlSizeTests {
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    /// Adds views to the container, positioned by constraints.
    private func add(_ views: UIView...) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
        }
    }

    private func label(_ text: String, size: CGFloat = 17) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        return label
    }

    @Test("Label: has the content priorities of code, not those of Interface Builder")
    func priorities() {
        let label = UILabel()
        #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 250)
        #expect(label.contentHuggingPriority(for: .vertical).rawValue == 250)
        #expect(label.contentCompressionResistancePriority(for: .horizontal).rawValue == 750)
    }

    @Test("Label: its height is that of its lines, in whole pixels", arguments: [1, 2, 3])
    func height(lines: Int) {
        let label = label(Array(repeating: "x", count: lines).joined(separator: "\n"))
        label.numberOfLines = 0
        let exact = CGFloat(lines) * label.font.lineHeight
        let scale = max(1, label.traitCollection.displayScale)
        let height = label.intrinsicContentSize.height
        #expect(abs(height - (exact * scale - 0.001).rounded(.up) / scale) < 0.02)
    }

    @Test("Labels: different font sizes share a baseline")
    func baselines() {
        let (small, large) = (label("small", size: 12), label("large", size: 40))
        add(small, large)
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: container.topAnchor, constant: 20),
            large.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        ])
        container.layoutIfNeeded()
        let difference = small.frame.minY - large.frame.minY
        #expect(abs(difference - (large.font.ascender - small.font.ascender)) <= 1)
        #expect(small.frame.minX == large.frame.maxX)
    }

    @Test("Label: the first baseline is where the letters are drawn")
    func drawnBaseline() throws {
        let label = label("HH", size: 40)
        label.textColor = .black
        label.backgroundColor = .white
        label.sizeToFit()
        let line = UIView()
        line.backgroundColor = .white
        let box = UIView(frame: label.bounds)
        box.addSubview(label)
        box.addSubview(line)
        line.translatesAutoresizingMaskIntoConstraints = false
        // The area more than a point below the baseline is covered, but not the letters, which have
        // no descenders.
        NSLayoutConstraint.activate([
            line.topAnchor.constraint(equalTo: label.firstBaselineAnchor, constant: 1),
            line.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            line.heightAnchor.constraint(equalToConstant: 100),
        ])
        let app = HeadlessApp(
            size: box.bounds.size, scale: 2,
            rootViewController: {
                let controller = UIViewController()
                controller.view.addSubview(box)
                return controller
            }())
        let covered = app.snapshot()
        line.isHidden = true
        app.settle()
        #expect(app.snapshot() == covered)
        line.isHidden = false
        line.transform = CGAffineTransform(translationX: 0, y: -4)
        app.settle()
        #expect(app.snapshot() != covered)
    }

    @Test("Label: lastBaseline is that of the last of several lines")
    func lastBaseline() {
        let (two, one) = (label("one\ntwo"), label("two"))
        two.numberOfLines = 2
        add(two, one)
        NSLayoutConstraint.activate([
            two.topAnchor.constraint(equalTo: container.topAnchor),
            one.lastBaselineAnchor.constraint(equalTo: two.lastBaselineAnchor),
        ])
        container.layoutIfNeeded()
        #expect(abs(one.frame.maxY - two.frame.maxY) <= 0.5)
        #expect(one.frame.minY > two.font.lineHeight - 2)
    }

    @Test("Label: a wrapping one has the height for its width")
    func wrapping() {
        let text = label("one two three four five six seven eight nine ten")
        text.numberOfLines = 0
        add(text)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            text.widthAnchor.constraint(equalToConstant: 100),
            text.topAnchor.constraint(equalTo: container.topAnchor),
        ])
        container.layoutIfNeeded()
        let expected = text.sizeThatFits(CGSize(width: 100, height: 0))
        #expect(text.frame.height == expected.height && expected.height > 3 * text.font.lineHeight)
        text.numberOfLines = 2
        container.layoutIfNeeded()
        #expect(text.frame.height == text.sizeThatFits(CGSize(width: 100, height: 0)).height)
    }

    @Test("Label, button and image view: their sizes follow their content")
    func invalidation() {
        let text = label("a")
        let button = UIButton(type: .system)
        button.setTitle("a", for: .normal)
        let image = UIImageView()
        image.image = Self.image(10)
        add(text, button, image)
        for view in [text, button, image] as [UIView] {
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
            view.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
        }
        func widths() -> [CGFloat] {
            container.layoutIfNeeded()
            return [text, button, image].map(\.frame.width)
        }
        let narrow = widths()
        text.text = "a much longer text"
        button.setTitle("a much longer title", for: .normal)
        image.image = Self.image(30)
        let wide = widths()
        #expect(zip(narrow, wide).allSatisfy { $0 < $1 } && wide[2] == 30)
        text.font = .systemFont(ofSize: 25)
        button.titleLabel?.font = .systemFont(ofSize: 25)
        let large = widths()
        #expect(large[0] > wide[0] && large[1] > wide[1])
    }

    @Test("Button: the title aligns with the baseline of an adjacent label")
    func buttonBaseline() {
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        let text = label("Title")
        add(button, text)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
            text.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
        ])
        container.layoutIfNeeded()
        let title = button.titleLabel.map { $0.convert($0.bounds, to: container) } ?? .zero
        #expect(abs(title.minY - text.frame.minY) <= 0.5)
    }

    @Test("Image view: constraints refer to the rectangle without the image's alignment insets")
    func alignment() {
        let image = UIImageView()
        image.image = Self.image(40).withAlignmentRectInsets(
            UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        add(image)
        NSLayoutConstraint.activate([
            image.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 50),
            image.topAnchor.constraint(equalTo: container.topAnchor, constant: 60),
        ])
        container.layoutIfNeeded()
        #expect(image.intrinsicContentSize == CGSize(width: 34, height: 36))
        #expect(image.frame == CGRect(x: 48, y: 59, width: 40, height: 40))
    }

    @Test("Slider and toolbar: have their own height, and the width of the constraints")
    func heights() {
        let (slider, toolbar) = (UISlider(), UIToolbar())
        add(slider, toolbar)
        for view in [slider, toolbar] as [UIView] {
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
                view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
            ])
        }
        container.layoutIfNeeded()
        #expect(slider.frame == CGRect(x: 0, y: 166, width: 300, height: 34))
        #expect(toolbar.frame == CGRect(x: 0, y: 156, width: 300, height: 44))
    }

    private static func image(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }
}
