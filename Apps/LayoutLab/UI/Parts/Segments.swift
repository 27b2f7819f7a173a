import LayoutDSL
import UIKit

/// Buttons of which one is selected.
final class Segments: UIView {
    private let buttons: [UIButton]
    private let trough = UIView()
    private let marker = UIView()
    private let onSelection: (Int) -> Void

    /// The index of the selected button.
    private(set) var chosen: Int

    /// Creates a row of buttons.
    ///
    /// - Parameters:
    ///   - names: Their titles, in reading order.
    ///   - chosen: The index of the initially selected one.
    ///   - onSelection: Called with the index when the user selects another one.
    init(_ names: [ControlName], chosen: Int = 0, onSelection: @escaping (Int) -> Void) {
        self.chosen = chosen
        self.onSelection = onSelection
        buttons = names.map { name in
            let button = UIButton(type: .custom)
            button.setTitle(name.text, for: .normal)
            button.setTitleColor(.label, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 13, weight: .medium)
            button.titleLabel?.adjustsFontSizeToFitWidth = true
            button.titleLabel?.minimumScaleFactor = 0.7
            button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4)
            button.accessibilityIdentifier = name.identifier
            return button
        }
        super.init(frame: .zero)
        trough.backgroundColor = .tertiarySystemFill
        trough.layer.cornerRadius = 9
        addSubview(trough)
        trough.layout.make {
            $0.leading.trailing.equal(to: self)
            $0.top.bottom.equal(to: self).inset(4)
        }
        marker.layer.cornerRadius = 7
        marker.backgroundColor = .segmentMarker
        marker.layer.shadowColor = UIColor.black.cgColor
        marker.layer.shadowOpacity = 0.12
        marker.layer.shadowRadius = 2
        marker.layer.shadowOffset = CGSize(width: 0, height: 1)
        addSubview(marker)
        for (index, button) in buttons.enumerated() {
            addSubview(button)
            button.layout.make {
                $0.top.bottom.equal(to: trough)
                if index == 0 {
                    $0.leading.equal(to: self)
                } else {
                    $0.leading.equal(to: buttons[index - 1].trailing)
                    $0.width.equal(to: buttons[0])
                }
                if index == buttons.count - 1 { $0.trailing.equal(to: self) }
            }
            button.setContentCompressionResistancePriority(.low, for: .horizontal)
            button.addAction(
                UIAction { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
        }
        layout.make { $0.height.equal(to: 40) }
        showChoice()
    }

    required init?(coder: NSCoder) { nil }

    private func choose(_ index: Int) {
        guard index != chosen else { return }
        chosen = index
        showChoice()
        UIView.animate(withDuration: 0.2) { self.layoutIfNeeded() }
        onSelection(index)
    }

    private func showChoice() {
        marker.layout.remake { $0.edges.equal(to: buttons[chosen]).inset(2) }
        for (index, button) in buttons.enumerated() {
            button.accessibilityValue = index == chosen ? "1" : "0"
        }
    }
}
