import UIKit

/// The palette as a screen of its own, for narrow windows.
final class PaletteViewController: UIViewController {
    private let palette: PaletteView
    private let header: HeaderView
    private weak var mediator: (any ScreenMediator)?

    init(palette: PaletteView, mediator: any ScreenMediator) {
        self.palette = palette
        header = HeaderView(title: String(localized: "Palette", bundle: .module))
        self.mediator = mediator
        super.init(nibName: nil, bundle: nil)
        header.leading = [HeaderView.doneItem(mediator)]
    }

    /// Controllers of this class are not loaded from archives: `nil`.
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(palette)
        view.addSubview(header)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        (header.frame, palette.frame) = HeaderView.divide(view)
    }

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(
                title: String(localized: "Done", bundle: .module),
                action: Selector(PaletteViewController.done, name: "done"),
                input: UIKeyCommand.inputEscape, modifierFlags: [])
        ]
    }

    private func done() { mediator?.request(.done) }
}
