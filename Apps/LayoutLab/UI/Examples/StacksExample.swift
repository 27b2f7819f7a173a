import LayoutDSL
import UIKit

/// A stack view with every distribution and alignment.
final class StacksExample: Example {
    private static let distributions: [(KeyPath<LabWords, String>, UIStackView.Distribution)] = [
        (\.fill, .fill), (\.equally, .fillEqually), (\.bySize, .fillProportionally),
        (\.spacing, .equalSpacing), (\.centering, .equalCentering),
    ]
    private static let alignments: [(KeyPath<LabWords, String>, UIStackView.Alignment)] = [
        (\.fill, .fill), (\.leading, .leading), (\.center, .center), (\.trailing, .trailing),
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
            Segments(Self.distributions.map { name($0.0, "distribution") }) { [weak self] in
                self?.stack.distribution = Self.distributions[$0].1
                self?.showChange()
            },
            Segments(Self.alignments.map { name($0.0, "alignment") }) { [weak self] in
                self?.stack.alignment = Self.alignments[$0].1
                self?.showChange()
            },
            Segments([words(\.horizontal), words(\.vertical)]) { [weak self] in
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
    private func name(_ value: KeyPath<LabWords, String>, _ kind: String) -> ControlName {
        let name = words(value)
        return ControlName(text: name.text, identifier: "\(name.identifier) \(kind)")
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
