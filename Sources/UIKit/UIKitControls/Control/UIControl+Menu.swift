import CoreGraphics
import UIKitCore

extension UIControl {
    func updateMenuInteraction() {
        if isContextMenuInteractionEnabled {
            let interaction = UIContextMenuInteraction(delegate: self)
            contextMenuInteraction = interaction
            // With the menu as primary action, a touch opens it before a press would.
            interaction.opensByPress = !showsMenuAsPrimaryAction
            addInteraction(interaction)
        } else if let contextMenuInteraction {
            removeInteraction(contextMenuInteraction)
            self.contextMenuInteraction = nil
        }
    }

    var standardMenuPoint: CGPoint { CGPoint(x: bounds.midX, y: bounds.maxY) }

    /// Opens the menu below the control, and returns `true` if there is one.
    func showMenu() -> Bool {
        guard openMenu == nil, let window, let interaction = contextMenuInteraction,
            let configuration = contextMenuInteraction(
                interaction,
                configurationForMenuAtLocation: CGPoint(x: bounds.midX, y: bounds.midY)),
            let menu = configuration.makeMenu(), !menu.children.isEmpty
        else { return false }
        contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: nil)
        let point = menuAttachmentPoint(for: configuration)
        let anchor =
            point == standardMenuPoint ? bounds : CGRect(origin: point, size: .zero)
        let source = MenuOverlay.Source(
            view: self, anchor: convert(anchor, to: nil), sender: self,
            order: configuration.preferredMenuElementOrder,
            didPerform: { [weak self] in self?.menuDidPerform($0) },
            willClose: { [weak self] in
                guard let self else { return }
                contextMenuInteraction(interaction, willEndFor: configuration, animator: nil)
                isHighlighted = isTracking && isTouchInside
            })
        let overlay = MenuOverlay(menu, source: source)
        openMenu = overlay
        overlay.open(in: window)
        return true
    }
}
