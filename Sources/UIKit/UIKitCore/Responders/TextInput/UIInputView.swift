import CoreGraphics
public import Foundation

/// A view below text, instead of the keyboard or above it, that looks like the keyboard's
/// background.
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// The look of the background.
    public nonisolated enum Style: Int, Hashable, Sendable {
        case `default` = 0
        case keyboard
    }

    /// The look of the background.
    public let inputViewStyle: Style

    /// `true` if constraints define the height; `false`, the default, for that of the frame.
    open var allowsSelfSizing = false

    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        setUp()
    }

    /// Creates a view in the default style.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, inputViewStyle: .default)
    }

    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
        setUp()
    }

    nonisolated deinit {}

    private func setUp() {
        if inputViewStyle == .keyboard { backgroundColor = .secondarySystemBackground }
    }
}

/// A controller whose view stands for the keyboard, as that of a responder's
/// `inputViewController`.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
    /// The view of the controller.
    open override var inputView: UIInputView? {
        get { viewIfLoaded as? UIInputView }
        set { view = newValue }
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    nonisolated deinit {}

    open override func loadView() {
        view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    }
}
