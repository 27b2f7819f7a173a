import EmptyState
import ScannerCore
import Toasts
import UIKit

/// The whole window: the home next to a screen, or one screen at a time in a narrow window.
final class RootController: UISplitViewController, UISplitViewControllerDelegate {
    let services: ScannerServices
    private let home: HomeController

    init(services: ScannerServices) {
        self.services = services
        home = HomeController(history: services.history)
        super.init(style: .doubleColumn)
        delegate = self
        let main = UINavigationController(rootViewController: home)
        main.navigationBar.prefersLargeTitles = true
        setViewController(main, for: .primary)
        setViewController(WelcomeController(), for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addInteraction(UIDropInteraction(delegate: self))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let error = services.history.loadingError, !hasReported {
            hasReported = true
            tell(error.text)
        }
    }

    private var hasReported = false

    /// The view finder, while it is on the screen.
    weak var camera: ScanController?

    /// A narrow window begins at home.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        viewController(for: .secondary) is WelcomeController ? .primary : proposedTopColumn
    }

    // MARK: Keys

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        // A sheet and an alert have keys of their own.
        guard presentedViewController == nil else { return [] }
        let commands = HomeController.Action.allCases.map { action in
            UIKeyCommand(
                title: action.title, action: Selector(RootController.keyPressed, name: "key"),
                input: action.key, modifierFlags: .command)
        }
        guard let camera, camera.isScanning else { return commands }
        let read = UIKeyCommand(
            title: ScanController.readingTitle,
            action: Selector(RootController.readPicture, name: "readPicture"), input: "r",
            modifierFlags: .command)
        return commands + [read]
    }

    private func readPicture(_ command: UIKeyCommand) { camera?.readWholePicture() }

    private func keyPressed(_ command: UIKeyCommand) {
        guard let action = HomeController.Action.allCases.first(where: { $0.key == command.input })
        else { return }
        start(action)
    }

    // MARK: Screens

    /// Does what a row of the home says.
    func start(_ action: HomeController.Action) {
        switch action {
        case .scan: showDetailViewController(ScanController(services: services), sender: self)
        case .file: pickFiles()
        case .paste: paste()
        case .screen: pickScreen()
        case .make: showDetailViewController(MakeController(services: services), sender: self)
        }
    }

    /// Shows a code that was read, after it was added to the history.
    func show(_ code: FoundCode, from origin: ScannedCode.Origin, sender: UIViewController? = nil) {
        let result = ResultController(code: keep(code, from: origin), services: services)
        if let navigation = sender?.navigationController {
            navigation.pushViewController(result, animated: true)
        } else {
            showDetailViewController(result, sender: self)
        }
    }

    private func keep(_ code: FoundCode, from origin: ScannedCode.Origin) -> ScannedCode {
        do throws(ScanHistoryError) {
            return try services.history.add(kind: code.kind, text: code.text, origin: origin)
        } catch {
            view.makeToast(error.text)
            return ScannedCode(kind: code.kind, text: code.text, date: Date(), origin: origin)
        }
    }

    /// Shows the only code of pictures, or the pictures with their codes to choose from.
    func show(_ pictures: [ReadPicture], from origin: ScannedCode.Origin) {
        let codes = pictures.flatMap(\.codes)
        if codes.count == 1 {
            show(codes[0], from: origin)
        } else {
            showDetailViewController(
                PictureController(pictures: pictures, origin: origin), sender: self)
        }
    }
}

extension UIViewController {
    /// The window's controller.
    var root: RootController? {
        view.window?.rootViewController as? RootController
    }

    /// Shows a message until the user has read it.
    func tell(_ title: String, message: String? = nil) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: String(localized: "OK", bundle: .module), style: .default))
        present(alert, animated: true)
    }
}

/// What a wide window shows before a screen is open.
final class WelcomeController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.showEmptyState(
            EmptyStateView(
                image: UIImage(systemName: "qrcode.viewfinder"),
                title: String(localized: "Scan, read or make a code", bundle: .module),
                message: String(
                    localized: "Drop a picture, a PDF or a film anywhere in this window.",
                    bundle: .module)))
    }
}
