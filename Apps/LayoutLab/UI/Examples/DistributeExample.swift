import LayoutDSL
import UIKit

/// Views along an axis, with fixed gaps or with a fixed length.
final class DistributeExample: Example {
    private let tiles = (1...4).map {
        Tile("\($0)", [.systemRed, .systemOrange, .systemGreen, .systemBlue][$0 - 1])
    }
    private var axis = NSLayoutConstraint.Axis.horizontal
    private var hasFixedLength = false

    override func build() {
        tiles.forEach(addSubview)
        show()
    }

    private func show() {
        tiles.forEach { $0.layout.removeAll() }
        if hasFixedLength {
            tiles.layout.distribute(
                along: axis, fixedItemLength: 40, leadSpacing: 16, tailSpacing: 16)
        } else {
            tiles.layout.distribute(along: axis, fixedSpacing: 16, leadSpacing: 16, tailSpacing: 16)
        }
        tiles.layout.make {
            if axis == .horizontal {
                $0.top.bottom.equal(to: self).inset(16)
            } else {
                $0.leading.trailing.equal(to: self).inset(16)
            }
        }
    }

    override func layoutSubviews() {
        // Distances from the left depend on the direction at the time of the call.
        if hasFixedLength, effectiveUserInterfaceLayoutDirection != shownDirection { show() }
        shownDirection = effectiveUserInterfaceLayoutDirection
        super.layoutSubviews()
    }

    private var shownDirection = UIUserInterfaceLayoutDirection.leftToRight

    override func makeControls() -> [UIView] {
        [
            Segments([ControlName(localized: "Fixed gap"), ControlName(localized: "Fixed length")])
            { [weak self] in
                self?.hasFixedLength = $0 == 1
                self?.showChange()
            },
            Segments([ControlName(localized: "Horizontal"), ControlName(localized: "Vertical")]) {
                [weak self] in
                self?.axis = $0 == 0 ? .horizontal : .vertical
                self?.showChange()
            },
        ]
    }

    private func showChange() {
        codeDidChange()
        show()
        animateLayout()
    }

    override var code: String {
        """
        tiles.layout.distribute(
            along: .\(axis), \(hasFixedLength ? "fixedItemLength: 40" : "fixedSpacing: 16"),
            leadSpacing: 16, tailSpacing: 16)
        """
    }
}
