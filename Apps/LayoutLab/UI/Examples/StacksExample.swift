import LayoutDSL
import UIKit

/// A stack view with every distribution and alignment.
final class StacksExample: Example {
    private let distributions: [(ControlName, UIStackView.Distribution)] = [
        (ControlName(localized: "fill"), .fill),
        (ControlName(localized: "equally"), .fillEqually),
        (ControlName(localized: "by size"), .fillProportionally),
        (ControlName(localized: "spacing"), .equalSpacing),
        (ControlName(localized: "centering"), .equalCentering),
    ]
    private let alignments: [(ControlName, UIStackView.Alignment)] = [
        (ControlName(localized: "fill"), .fill),
        (ControlName(localized: "leading"), .leading),
        (ControlName(localized: "center"), .center),
        (ControlName(localized: "trailing"), .trailing),
    ]

    private let stack = UIStackView()
    private let frameView = Tile("", .systemGray)

    override func build() {
        [frameView, stack].forEach(addSubview)
        let sizes: [(String, UIColor, CGSize)] = [
            ("A", .systemRed, CGSize(width: 40, height: 40)),
            ("B", .systemGreen, CGSize(width: 80, height: 64)),
            ("C", .systemBlue, CGSize(width: 56, height: 96)),
        ]
        for (name, color, size) in sizes {
            stack.addArrangedSubview(Tile(name, color, intrinsicSize: size))
        }
        stack.spacing = 8
        stack.layout.make { $0.edges.equal(to: self).inset(20) }
        frameView.layout.make { $0.edges.equal(to: stack).inset(-4) }
    }

    override func makeControls() -> [UIView] {
        [
            Segments(distributions.map { name($0.0, "distribution") }) { [weak self] in
                guard let self else { return }
                stack.distribution = distributions[$0].1
                showChange()
            },
            Segments(alignments.map { name($0.0, "alignment") }) { [weak self] in
                guard let self else { return }
                stack.alignment = alignments[$0].1
                showChange()
            },
            Segments([ControlName(localized: "Horizontal"), ControlName(localized: "Vertical")]) {
                [weak self] in
                self?.stack.axis = $0 == 0 ? .horizontal : .vertical
                self?.showChange()
            },
        ]
    }

    private func showChange() {
        codeDidChange()
        animateLayout()
    }

    /// The name of a value; values of both kinds share texts, but not identifiers.
    private func name(_ name: ControlName, _ kind: String) -> ControlName {
        ControlName(text: name.text, identifier: "\(name.identifier) \(kind)")
    }

    override var code: String {
        """
        stack.axis = .\(stack.axis)
        stack.distribution = .\(stack.distribution)
        stack.alignment = .\(stack.alignment)
        stack.layout.make { $0.edges.equal(to: superview).inset(20) }
        """
    }
}
