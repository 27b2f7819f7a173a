import LayoutDSL
import UIKit

/// Three views, the equations that place them, and the solution.
final class EquationsExample: Example {
    private let plot = UIView()
    private let tiles = [
        Tile("1", .systemOrange), Tile("2", .systemOrange), Tile("3", .systemOrange),
    ]
    private let equations = UILabel()
    private let solution = UILabel()

    private var width: LayoutConstraint?
    private var gaps: [LayoutConstraint] = []
    private var values: (width: CGFloat, gap: CGFloat) = (70, 20)

    /// The names of left, top, width and height in the equations.
    private static let unknowns: [(name: String, value: (CGRect) -> CGFloat)] = [
        ("x", \.minX), ("y", \.minY), ("m", \.width), ("n", \.height),
    ]

    override func build() {
        addSubview(plot)
        tiles.forEach(plot.addSubview)
        plot.layout.make {
            $0.top.equal(to: self).offset(-76)
            $0.leading.equal(to: self).offset(-76)
            $0.size.equal(to: CGSize(width: 375, height: 340))
        }
        tiles[0].layout.make {
            $0.top.equal(to: 100)
            $0.leading.equal(to: 100)
            width = $0.width.equal(to: 70).constraint
            $0.height.equal(to: 65)
        }
        tiles[1].layout.make {
            $0.top.equal(to: tiles[0].top)
            gaps.append($0.leading.equal(to: tiles[0].trailing).offset(20).constraint)
            $0.width.equal(to: tiles[0].width)
            $0.height.equal(to: tiles[0].height)
        }
        tiles[2].layout.make {
            gaps.append($0.top.equal(to: tiles[0].bottom).offset(20).constraint)
            $0.leading.equal(to: tiles[0].leading)
            $0.trailing.equal(to: tiles[1].trailing)
            $0.height.equal(to: tiles[0].height)
        }
        for label in [equations, solution] {
            label.font = .monospacedSystemFont(ofSize: 11, weight: .regular)
            label.numberOfLines = 0
            label.semanticContentAttribute = .forceLeftToRight
            addSubview(label)
        }
        solution.textColor = .systemOrange
        equations.layout.make {
            $0.leading.equal(to: self).offset(16)
            $0.bottom.equal(to: self).offset(-12)
        }
        solution.layout.make {
            $0.leading.equal(to: equations.trailing).offset(40).priority(.medium)
            $0.trailing.lessThanOrEqual(to: self).offset(-16)
            $0.top.equal(to: equations)
        }
        showEquations()
    }

    override func makeControls() -> [UIView] {
        [
            SliderRow(ControlName(localized: "Width"), 40...90, value: 70) { [weak self] in
                self?.values.width = $0
                self?.showEquations()
            },
            SliderRow(ControlName(localized: "Gap"), 0...40, value: 20) { [weak self] in
                self?.values.gap = $0
                self?.showEquations()
            },
        ]
    }

    private func showEquations() {
        let (m, gap) = (Int(values.width), Int(values.gap))
        width?.equal(to: values.width)
        for constraint in gaps { constraint.offset(values.gap) }
        equations.text = """
            x1 = 100    y1 = 100
            m1 = \(m)     n1 = 65
            x2 = x1 + m1 + \(gap)
            y2 = y1
            m2 = m1     n2 = n1
            x3 = x1
            y3 = y1 + n1 + \(gap)
            x3 + m3 = x2 + m2
            n3 = n1
            """
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        plot.layoutIfNeeded()
        let rows = Self.unknowns.map { name, value in
            ([name] + tiles.map { "\(Int(value($0.frame)))" }).map(Self.cell).joined()
        }
        solution.text = ([["", "1", "2", "3"].map(Self.cell).joined()] + rows)
            .joined(separator: "\n")
        fitPlot(above: equations.frame.minY)
    }

    /// Shows the views smaller where there is too little room above the equations, which does not
    /// change the solution.
    private func fitPlot(above bottom: CGFloat) {
        let margin: CGFloat = 24
        let first = tiles[0].frame.origin
        let room = bottom - margin - 12
        let scale = min(1, max(0.25, room / (tiles[2].frame.maxY - first.y)))
        // The transform works about the middle; the first view's corner is to stay where it is.
        let size = plot.bounds.size
        plot.transform = CGAffineTransform(
            translationX: (1 - scale) * (first.x - size.width / 2),
            y: (1 - scale) * (first.y - size.height / 2)
        ).scaledBy(x: scale, y: scale)
    }

    /// A word on the right of four columns.
    private static func cell(_ word: String) -> String {
        String(repeating: " ", count: max(0, 4 - word.count)) + word
    }

    override var code: String {
        """
        v2.layout.make {
            $0.top.equal(to: v1.top)
            $0.leading.equal(to: v1.trailing).offset(20)
            $0.size.equal(to: v1)
        }
        """
    }
}
