public import Foundation
import UIKitControls
public import UIKitCore

/// A controller for choosing a colour from a grid or by sliders.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    private let panel = ColorPanel()

    /// Creates a controller.
    public init() {
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 340, height: 400)
        panel.didChoose = { [weak self] color, isContinuous in
            guard let self else { return }
            delegate?.colorPickerViewController(
                self, didSelect: color, continuously: isContinuous)
            delegate?.colorPickerViewControllerDidSelectColor(self)
        }
    }

    nonisolated deinit {}

    public required init?(coder: NSCoder) { return nil }

    /// The delegate, which is notified of the user's choices.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?

    /// The colour; black by default. Setting it does not notify the delegate.
    open var selectedColor: UIColor {
        get { panel.color }
        set { panel.color = newValue }
    }

    /// `true` (the default) if the opacity can be chosen.
    open var supportsAlpha: Bool {
        get { panel.supportsAlpha }
        set { panel.supportsAlpha = newValue }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        panel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(panel)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            panel.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
            panel.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
            panel.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
            panel.heightAnchor.constraint(equalToConstant: panel.sizeThatFits(.zero).height),
        ])
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        delegate?.colorPickerViewControllerDidFinish(self)
    }
}

/// The receiver of the choices of a color picker.
///
/// A method with a default does nothing by default. If a base class conforms without one of them,
/// a subclass that adds it is not called: write it in the class that conforms.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
    /// Called when the user chose a colour; `continuously` is `true` while the finger is down.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor,
        continuously: Bool)

    /// The older form of the method above, which is called after it.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)

    /// Called when the controller was dismissed.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}
