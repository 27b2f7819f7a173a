import LayoutDSL
import UIKit

/// A label with several lower bounds on one edge: the tightest one decides.
final class SeveralBoundsExample: Example {
    private let box = Tile("", .systemGray)
    private let third = UIView()
    private let green = UILabel()
    private var widths: [LayoutConstraint] = []

    private static let colors: [UIColor] = [.systemBlue, .systemPurple, .systemOrange]
    private static let start: [CGFloat] = [50, 140, 90]

    override func build() {
        addSubview(box)
        box.layout.make {
            $0.center.equal(to: self)
            // Below the priority with which the page is as wide as it may be.
            $0.width.equal(to: self).offset(-32).priority(.medium)
            $0.width.lessThanOrEqual(to: 300)
            $0.height.equal(to: 132)
        }
        third.backgroundColor = .separator
        box.addSubview(third)
        third.layout.make {
            $0.top.bottom.equal(to: box)
            $0.width.equal(to: 1)
            $0.right.equal(to: box.right).multiplied(by: 1.0 / 3)
        }
        var previous: UIView?
        var bars: [UIView] = []
        for (color, width) in zip(Self.colors, Self.start) {
            let bar = Tile("", color)
            box.addSubview(bar)
            bar.layout.make {
                $0.left.equal(to: box)
                $0.height.equal(to: 28)
                $0.top.equal(to: previous?.bottom ?? box.top).offset(12)
                widths.append($0.width.equal(to: width).constraint)
            }
            previous = bar
            bars.append(bar)
        }
        green.text = " \(String(localized: "green label", bundle: .module)) "
        green.textColor = .systemGreen
        green.backgroundColor = .systemGreen.withAlphaComponent(0.18)
        box.addSubview(green)
        green.layout.make {
            $0.centerY.equal(to: box)
            $0.right.lessThanOrEqual(to: box)
            $0.left.greaterThanOrEqual(to: box.right).multiplied(by: 1.0 / 3)
            for bar in bars { $0.left.greaterThanOrEqual(to: bar.right).offset(8) }
            $0.left.equal(to: box).priority(.low)
        }
        green.setContentCompressionResistancePriority(.required, for: .horizontal)
    }

    private func barName(_ number: Int) -> ControlName {
        ControlName(
            text: String(localized: "Bar \(number)", bundle: .module), identifier: "Bar \(number)")
    }

    override func makeControls() -> [UIView] {
        widths.enumerated().map { index, width in
            SliderRow(barName(index + 1), 10...160, value: Self.start[index]) {
                width.equal(to: $0)
            }
        }
    }

    override var code: String {
        """
        green.layout.make {
            $0.right.lessThanOrEqual(to: box)
            $0.left.greaterThanOrEqual(to: box.right).multiplied(by: 1 / 3)
            for bar in bars {
                $0.left.greaterThanOrEqual(to: bar.right).offset(8)
            }
        }
        """
    }
}
