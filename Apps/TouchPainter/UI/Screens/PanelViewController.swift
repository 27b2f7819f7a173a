import TouchPainterCore
import UIKit

/// A sheet with a title and one view, such as the layers in a narrow window.
final class PanelViewController: UIViewController {
    private let content: UIView
    private let header: HeaderView
    private weak var mediator: (any ScreenMediator)?

    init(title: String, content: UIView, mediator: any ScreenMediator) {
        self.content = content
        self.mediator = mediator
        header = HeaderView(title: title)
        super.init(nibName: nil, bundle: nil)
        header.leading = [HeaderView.doneItem(mediator)]
    }

    /// Controllers of this class are not loaded from archives: `nil`.
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(content)
        view.addSubview(header)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // Room for the grabber.
        let bounds = view.bounds.inset(by: UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0))
        let parts = bounds.divided(atDistance: HeaderView.height, from: .minYEdge)
        header.frame = parts.slice
        content.frame = parts.remainder
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { mediator?.screenDidClose() }
    }

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(
                title: String(localized: "Done", bundle: .module),
                action: Selector(PanelViewController.done, name: "done"),
                input: UIKeyCommand.inputEscape, modifierFlags: [])
        ]
    }

    private func done() { mediator?.request(.done) }
}
