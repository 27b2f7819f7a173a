import LayoutDSL
import UIKit

/// Three tiles that share the room: two above, one below.
final class BasicExample: Example {
    private let green = Tile("green", .systemGreen)
    private let red = Tile("red", .systemRed)
    private let blue = Tile("blue", .systemBlue)

    override func build() {
        [green, red, blue].forEach(addSubview)
        show(padding: 10)
    }

    private func show(padding: CGFloat) {
        green.layout.remake {
            $0.top.leading.equal(to: self).inset(padding)
            $0.bottom.equal(to: blue.top).offset(-padding)
            $0.trailing.equal(to: red.leading).offset(-padding)
            $0.size.equal(to: red)
            $0.height.equal(to: blue)
        }
        red.layout.remake {
            $0.top.trailing.equal(to: self).inset(padding)
            $0.bottom.equal(to: blue.top).offset(-padding)
            $0.height.equal(to: [green, blue])
        }
        blue.layout.remake {
            $0.leading.trailing.bottom.equal(to: self).inset(padding)
            $0.height.equal(to: [green, red])
        }
    }

    override func makeControls() -> [UIView] {
        [
            SliderRow(ControlName(localized: "Gap"), 0...40, value: 10) { [weak self] in
                self?.show(padding: $0)
            }
        ]
    }

    override var code: String {
        """
        green.layout.make {
            $0.top.leading.equal(to: superview).inset(10)
            $0.bottom.equal(to: blue.top).offset(-10)
            $0.trailing.equal(to: red.leading).offset(-10)
            $0.size.equal(to: red)
            $0.height.equal(to: blue)
        }
        """
    }
}
