import LayoutDSL
import UIKit

/// An invisible guide that divides the safe area.
final class GuidesExample: Example {
    private let divider = UILayoutGuide()
    private let line = UIView()
    private let start = Tile("1", .systemTeal)
    private let end = Tile("2", .systemIndigo)
    private let safe = Tile("", .systemGray)

    override func build() {
        addLayoutGuide(divider)
        [safe, start, end, line].forEach(addSubview)
        safe.layout.make { $0.edges.equal(to: safeAreaLayoutGuide).inset(8) }
        show(share: 0.5)
        line.backgroundColor = .separator
        line.layout.make {
            $0.centerX.equal(to: divider.trailing)
            $0.top.bottom.equal(to: divider)
            $0.width.equal(to: 2)
        }
        start.layout.make {
            $0.leading.top.bottom.equal(to: divider).inset(10)
            $0.trailing.equal(to: divider).offset(-10)
        }
        end.layout.make {
            $0.leading.equal(to: divider.trailing).offset(10)
            $0.trailing.top.bottom.equal(to: safe).inset(10)
        }
    }

    private func show(share: CGFloat) {
        divider.layout.remake {
            $0.leading.top.bottom.equal(to: safe)
            $0.width.equal(to: safe).multiplied(by: share)
        }
    }

    override func makeControls() -> [UIView] {
        [
            SliderRow(
                ControlName(localized: "Share"), 20...80, value: 50, format: { "\(Int($0)) %" }
            ) {
                [weak self] in
                self?.show(share: $0 / 100)
            }
        ]
    }

    override var code: String {
        """
        divider.layout.make {
            $0.leading.top.bottom.equal(to: safe)
            $0.width.equal(to: safe).multiplied(by: 0.5)
        }
        end.layout.make { $0.leading.equal(to: divider.trailing) }
        """
    }
}
