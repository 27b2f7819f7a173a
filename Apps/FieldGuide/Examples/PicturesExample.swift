import LayoutDSL
import UIKit

/// Four pictures that stay centred as a group while each comes and goes.
final class PicturesExample: UIViewController {
    private let symbols = ["heart.fill", "star.fill", "camera", "book"]
    private var widths: [LayoutConstraint] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let group = UIView()
        group.backgroundColor = .tertiarySystemFill
        group.accessibilityIdentifier = "Group"
        view.addSubview(group)
        group.layout.make {
            $0.centerX.equal(to: view)
            $0.top.equal(to: view).offset(20)
            $0.height.equal(to: 32)
        }
        var previous: UIView?
        for symbol in symbols {
            let picture = UIImageView(image: UIImage(systemName: symbol))
            picture.contentMode = .center
            picture.clipsToBounds = true
            group.addSubview(picture)
            picture.layout.make {
                $0.leading.equal(to: previous?.trailing ?? group.leading)
                $0.top.bottom.equal(to: group)
                if symbol == symbols.last { $0.trailing.equal(to: group) }
                widths.append($0.width.equal(to: 32).constraint)
            }
            previous = picture
        }
        let toggles = UIStackView(
            arrangedSubviews: symbols.indices.map { index in
                let toggle = UISwitch()
                toggle.isOn = true
                toggle.accessibilityLabel = symbols[index]
                toggle.accessibilityIdentifier = "Picture \(index + 1)"
                toggle.addAction(
                    UIAction { [weak self, weak toggle] _ in
                        self?.widths[index].equal(to: toggle?.isOn == true ? 32 : 0)
                    }, for: .valueChanged)
                return toggle
            })
        toggles.spacing = 10
        view.addSubview(toggles)
        toggles.layout.make {
            $0.centerX.equal(to: view)
            $0.top.equal(to: group.bottom).offset(20)
        }
    }
}
