import LayoutDSL
import UIKit

/// A tile that moves to the opposite corner, by a layout that is remade.
final class RemakeExample: Example {
    private let tile = Tile("↘︎", .systemPurple)
    private var isAtTop = true

    override func build() {
        addSubview(tile)
        show()
    }

    private func show() {
        tile.layout.remake {
            $0.size.equal(to: 100)
            if isAtTop {
                $0.leading.top.equal(to: self).inset(12)
            } else {
                $0.trailing.bottom.equal(to: self).inset(12)
            }
        }
        tile.name = isAtTop ? "1" : "2"
    }

    override func makeControls() -> [UIView] {
        [
            ButtonRow([
                (
                    ControlName(localized: "Move"),
                    { [weak self] in
                        self?.isAtTop.toggle()
                        self?.show()
                        self?.animateLayout()
                    }
                )
            ])
        ]
    }

    override var code: String {
        """
        tile.layout.remake {
            $0.size.equal(to: 100)
            if isAtTop { $0.leading.top.equal(to: superview).inset(12) }
            else { $0.trailing.bottom.equal(to: superview).inset(12) }
        }
        """
    }
}
