// Written by Scripts/delegate-table.

public import CoreGraphics

extension UIToolTipInteractionDelegate {
    /// Returns the interaction's default tooltip.
    public func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? {
        interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
    }
}
