import CoreGraphics
public import Foundation
import UIKitControls
public import UIKitCore
import UIKitLists

/// A controller for choosing a font among those that are installed.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
    /// The kinds of fonts that are listed, and how.
    @preconcurrency @MainActor
    public struct Configuration {
        /// `true` if the faces of a family can be chosen; `false` by default.
        public var includeFaces = false

        /// `true` if names are shown in the system font; `false` by default.
        public var displayUsingSystemFont = false

        /// Creates a configuration for all families.
        public init() {}
    }

    /// The configuration with which the controller was created.
    public final let configuration: Configuration

    /// The delegate, which is notified of the choice.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?

    /// The font that is marked, or that the user chose.
    open var selectedFontDescriptor: UIFontDescriptor? {
        didSet { families.selected = selectedFontDescriptor }
    }

    private let families: FontListController

    /// Creates a controller.
    public init(configuration: Configuration = Configuration()) {
        self.configuration = configuration
        families = FontListController(
            title: SystemText.localized("Choose Font"),
            names: UIFont.familyNames, configuration: configuration)
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 375, height: 560)
        families.didChoose = { [weak self] in self?.choose($0) }
    }

    nonisolated deinit {}

    public required init?(coder: NSCoder) { return nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        families.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.fontPickerViewControllerDidCancel(self)
                presentingViewController?.dismiss(animated: true)
            })
        let navigation = UINavigationController(rootViewController: families)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    private func choose(_ descriptor: UIFontDescriptor) {
        selectedFontDescriptor = descriptor
        delegate?.fontPickerViewControllerDidPickFont(self)
    }
}

/// The receiver of the choice of a font.
///
/// A method with a default does nothing by default. If a base class conforms without one of them,
/// a subclass that adds it is not called: write it in the class that conforms.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: AnyObject {
    /// Called after the user chose a font. The delegate dismisses the controller.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)

    /// Called when the user cancelled, before the controller is dismissed.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}
