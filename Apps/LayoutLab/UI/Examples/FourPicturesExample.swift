import LayoutDSL
import UIKit

/// Four pictures that stay centred as a group while each comes and goes.
final class FourPicturesExample: Example {
    private static let side: CGFloat = 32
    private static let symbols = ["heart.fill", "star.fill", "camera", "book"]
    private static let colors: [UIColor] = [
        .systemPink, .systemYellow, .systemTeal, .systemIndigo,
    ]

    private let group = UIView()
    private var widths: [LayoutConstraint] = []

    override func build() {
        addSubview(group)
        group.accessibilityIdentifier = "Group"
        group.backgroundColor = .tertiarySystemFill
        group.layout.make {
            $0.center.equal(to: self)
            $0.height.equal(to: Self.side)
        }
        var previous: UIView?
        for (symbol, color) in zip(Self.symbols, Self.colors) {
            let picture = UIImageView(image: UIImage(systemName: symbol))
            picture.tintColor = color
            picture.contentMode = .center
            picture.clipsToBounds = true
            group.addSubview(picture)
            picture.layout.make {
                $0.leading.equal(to: previous?.trailing ?? group.leading)
                $0.centerY.equal(to: group)
                if symbol == Self.symbols.last { $0.trailing.equal(to: group) }
                widths.append($0.width.equal(to: Self.side).constraint)
                $0.height.equal(to: Self.side)
            }
            previous = picture
        }
    }

    override func makeControls() -> [UIView] {
        let row = UIView()
        let toggles = zip(Self.symbols, widths).map { symbol, width in
            let toggle = UISwitch()
            toggle.isOn = true
            toggle.accessibilityIdentifier = symbol
            toggle.addAction(
                UIAction { [weak self, weak toggle] _ in
                    width.equal(to: toggle?.isOn == true ? Self.side : 0)
                    self?.animateLayout()
                }, for: .valueChanged)
            row.addSubview(toggle)
            return toggle
        }
        toggles.layout.distribute(along: .horizontal, fixedItemLength: 51)
        toggles.layout.make {
            $0.height.equal(to: 31)
            $0.centerY.equal(to: row)
        }
        row.layout.make { $0.height.equal(to: 48) }
        return [row]
    }

    override var code: String {
        """
        widths.append($0.width.equal(to: 32).constraint)
        // …
        widths[index].equal(to: toggle.isOn ? 32 : 0)
        """
    }
}
