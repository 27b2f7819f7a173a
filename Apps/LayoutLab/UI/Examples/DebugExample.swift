import LayoutDSL
import UIKit

/// Descriptions of constraints, with keys and without.
final class DebugExample: Example {
    private let title = Tile("title", .systemBlue)
    private let card = Tile("card", .systemGreen)
    private let text = UILabel()
    private var handles: [LayoutConstraint] = []

    override func build() {
        [card, title, text].forEach(addSubview)
        // Messages name views without keys by their identifiers.
        [card, title].forEach { $0.accessibilityIdentifier = nil }
        text.accessibilityIdentifier = "Descriptions"
        text.font = .monospacedSystemFont(ofSize: 11, weight: .regular)
        text.numberOfLines = 0
        text.semanticContentAttribute = .forceLeftToRight
        handles += card.layout.make {
            $0.leading.trailing.top.equal(to: self).inset(16).key("card edges")
            $0.height.equal(to: 96)
        }
        handles += title.layout.make {
            $0.top.equal(to: card.bottom).offset(-24)
            $0.centerX.equal(to: card)
            $0.width.lessThanOrEqual(to: card).multiplied(by: 0.5).priority(.high)
            $0.width.equal(to: 120).priority(.low).key("title width")
            $0.height.equal(to: 48)
        }
        text.layout.make {
            $0.top.equal(to: title.bottom).offset(16)
            $0.leading.trailing.equal(to: self).inset(16)
        }
        show(keys: true)
    }

    override var wrappingLabels: [UILabel] { [text] }

    private func show(keys: Bool) {
        layoutKey = keys ? "stage" : nil
        title.layoutKey = keys ? "title" : nil
        card.layoutKey = keys ? "card" : nil
        text.text = handles.map(\.description).joined(separator: "\n")
    }

    override func makeControls() -> [UIView] {
        [
            ToggleRow(ControlName(localized: "Keys"), isOn: true) { [weak self] in
                self?.show(keys: $0)
            }
        ]
    }

    override var code: String {
        """
        title.layoutKey = "title"
        $0.width.equal(to: 120).priority(.low).key("title width")
        """
    }
}
