import LayoutDSL
import UIKit

/// Tiles whose distances change with an animation.
final class AnimatedExample: Example {
    private let green = Tile("green", .systemGreen)
    private let red = Tile("red", .systemRed)
    private let blue = Tile("blue", .systemBlue)
    private var outer: [LayoutConstraint] = []
    private var gaps: [LayoutConstraint] = []
    private var isWide = false

    override func build() {
        [green, red, blue].forEach(addSubview)
        green.layout.make {
            outer.append($0.top.leading.equal(to: self).inset(10).constraint)
            gaps.append($0.bottom.equal(to: blue.top).offset(-10).constraint)
            gaps.append($0.trailing.equal(to: red.leading).offset(-10).constraint)
            $0.size.equal(to: red)
        }
        red.layout.make {
            outer.append($0.top.trailing.equal(to: self).inset(10).constraint)
            gaps.append($0.bottom.equal(to: blue.top).offset(-10).constraint)
        }
        blue.layout.make {
            outer.append($0.leading.trailing.bottom.equal(to: self).inset(10).constraint)
            $0.height.equal(to: green)
        }
    }

    private func change() {
        isWide.toggle()
        for constraint in outer { constraint.inset(isWide ? 36 : 10) }
        for constraint in gaps { constraint.offset(isWide ? -36 : -10) }
        animateLayout()
    }

    override func makeControls() -> [UIView] {
        [ButtonRow([(ControlName(localized: "Animate"), { [weak self] in self?.change() })])]
    }

    override var code: String {
        """
        padding.inset(isWide ? 36 : 10)
        UIView.animate(withDuration: 0.35) { view.layoutIfNeeded() }
        """
    }
}
