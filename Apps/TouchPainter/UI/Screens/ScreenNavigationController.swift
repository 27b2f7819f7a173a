import FoundationGaps
import TouchPainterCore
import UIKit

/// A screen over the canvas, below a bar with its title and the button that leads back.
final class ScreenNavigationController: UINavigationController {
    private weak var mediator: (any ScreenMediator)?

    init(_ screen: UIViewController, mediator: any ScreenMediator) {
        self.mediator = mediator
        super.init(rootViewController: screen)
        let item = CommandBarButtonItem(
            identifier: "Done", label: String(localized: "Done", bundle: .module),
            tag: ScreenRequest.done.rawValue
        ) { [weak self] in self?.done() }
        item.style = .done
        screen.navigationItem.leftBarButtonItem = item
    }

    /// Controllers of this class are not loaded from archives: `nil`.
    required init?(coder: NSCoder) { nil }

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(
                title: String(localized: "Done", bundle: .module),
                action: Selector(ScreenNavigationController.done, name: "done"),
                input: UIKeyCommand.inputEscape, modifierFlags: [])
        ]
    }

    private func done() { mediator?.request(.done) }
}

extension ScreenNavigationController: UIAdaptivePresentationControllerDelegate {
    /// The user has dragged the sheet away.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        mediator?.screenDidClose()
    }
}
