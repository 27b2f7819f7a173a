import CoreGraphics
import Foundation
import UIKitCore

/// The vertical place of a line whose font was reduced.
public nonisolated enum UIBaselineAdjustment: Int, Hashable, Sendable {
    /// The baseline stays where that of the full size is.
    case alignBaselines = 0
    /// The middle of the line stays where that of the full size is.
    case alignCenters
    /// The top of the line stays where that of the full size is.
    case none
}

/// The tooltip of a label whose text does not fit.
final class ExpansionText: UIToolTipInteractionDelegate {
    let interaction = UIToolTipInteraction()

    init() { interaction.delegate = self }

    func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? {
        guard let label = interaction.view as? UILabel, label.isTruncated, let text = label.text
        else { return nil }
        return UIToolTipConfiguration(toolTip: text)
    }
}

extension UILabel {
    func updateExpansionText() {
        guard showsExpansionTextWhenTruncated != (expansionText != nil) else { return }
        if let expansionText {
            removeInteraction(expansionText.interaction)
            self.expansionText = nil
        } else {
            let expansion = ExpansionText()
            expansionText = expansion
            addInteraction(expansion.interaction)
        }
    }
}
