import LayoutDSL
import UIKit

/// A column of tiles, each higher than the one above, that scrolls as far as they reach.
final class ScrollExample: Example {
    private static let colors: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue,
        .systemIndigo, .systemPurple,
    ]

    private let scrollView = UIScrollView()
    private var heights: [LayoutConstraint] = []

    override func build() {
        addSubview(scrollView)
        scrollView.accessibilityIdentifier = "ScrollStage"
        scrollView.layout.make { $0.edges.equal(to: self) }
        let content = UIView()
        scrollView.addSubview(content)
        content.layout.make {
            $0.edges.equal(to: scrollView)
            $0.width.equal(to: scrollView)
        }
        var previous: UIView?
        for (index, color) in Self.colors.enumerated() {
            let tile = Tile("\(index + 1)", color)
            content.addSubview(tile)
            tile.layout.make {
                $0.leading.trailing.equal(to: content).inset(16)
                $0.top.equal(to: previous?.bottom ?? content.top).offset(12)
                heights.append($0.height.equal(to: height(index, 12)).constraint)
            }
            previous = tile
        }
        content.layout.make { $0.bottom.equal(to: previous ?? content).offset(12) }
    }

    private func height(_ index: Int, _ growth: CGFloat) -> CGFloat { 40 + CGFloat(index) * growth }

    override func makeControls() -> [UIView] {
        [
            SliderRow(ControlName(localized: "Gap"), 0...24, value: 12) { [weak self] growth in
                guard let self else { return }
                for (index, constraint) in heights.enumerated() {
                    constraint.equal(to: height(index, growth))
                }
            }
        ]
    }

    override var code: String {
        """
        content.layout.make {
            $0.edges.equal(to: scrollView)
            $0.width.equal(to: scrollView)
            $0.bottom.equal(to: lastTile).offset(12)
        }
        """
    }
}
