public import Foundation

/// Manages a tree of views: loads it when it is needed, hears when it is shown and laid out, and answers for it in the
/// responder chain.
///
///     final class CanvasViewController: UIViewController {
///         override func viewDidLoad() {
///             super.viewDidLoad()
///             view.backgroundColor = .systemBackground
///         }
///     }
///
/// A controller's life: `loadView`, `viewDidLoad` (once); then, each time its view comes on the screen,
/// `viewWillAppear`, `viewIsAppearing`, layout, `viewDidAppear`; and when it leaves, `viewWillDisappear`,
/// `viewDidDisappear`. Controllers can hold others (``addChild(_:)``) and present others over themselves
/// (``present(_:animated:completion:)``).
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    /// Creates a controller.
    ///
    /// - Precondition: `nibName` is `nil`: there are no nib files on Linux. Build the view in `loadView()` or `viewDidLoad()`.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        precondition(
            nibNameOrNil == nil,
            """
            The nib “\(nibNameOrNil ?? "")” cannot be loaded: there are no nib files on Linux. Pass nil, and build the view \
            in loadView() or viewDidLoad().
            """)
        super.init()
    }

    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Nib files are not read on Linux: gives `nil`.
    public required init?(coder: NSCoder) { return nil }

    // MARK: The view

    /// The view, whose link back ends with the controller.
    nonisolated(unsafe) private var storedView: UIView?

    nonisolated deinit { storedView?.owningController = nil }

    /// The root of the controller's views. Asking for it loads it.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return storedView
        }
        set {
            guard newValue !== storedView else { return }
            storedView?.owningController = nil
            storedView = newValue
            newValue?.owningController = self
            if additionalSafeAreaInsets != .zero { newValue?.mayInherit(.safeArea) }
            newValue?.setNeedsUpdateConstraints()
            newValue?.updateTraits()
        }
    }

    /// The view, if it is loaded.
    public final var viewIfLoaded: UIView? { storedView }

    public final var isViewLoaded: Bool { storedView != nil }

    /// Makes the view and sets ``view``. The default makes a plain one. An override does not call `super`.
    open func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
    }

    /// Loads the view, unless it is loaded.
    public final func loadViewIfNeeded() {
        guard storedView == nil else { return }
        loadView()
        precondition(
            storedView != nil,
            "\(type(of: self)).loadView() left view nil. Set view there, and do not call super.")
        viewDidLoad()
    }

    /// The view was loaded. The place to add subviews.
    open func viewDidLoad() {}

    // MARK: Appearing

    /// Where the view is between off and on the screen.
    package internal(set) final var appearance = Appearance.disappeared

    /// Whether ``viewIsAppearing(_:)`` is still to come in this appearing.
    final var owesIsAppearing = false

    /// Whether the transition that goes on began because the view moves, and ends when it has moved.
    final var appearanceEndsWithMove = false

    /// The view is about to come on the screen.
    open func viewWillAppear(_ animated: Bool) {}

    /// The view is in its window, with its traits and size, and about to be seen.
    open func viewIsAppearing(_ animated: Bool) {}

    /// The view is on the screen.
    open func viewDidAppear(_ animated: Bool) {}

    /// The view is about to leave the screen.
    open func viewWillDisappear(_ animated: Bool) {}

    /// The view has left the screen.
    open func viewDidDisappear(_ animated: Bool) {}

    // MARK: Layout

    /// Makes or changes the constraints of the view. An override calls `super` last.
    ///
    /// It runs before the first layout, and again after `view.setNeedsUpdateConstraints()`.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

    /// The view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}

    /// The view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// The distances that the view's content keeps from its edges because something covers them changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// The margins of the view changed.
    open func viewLayoutMarginsDidChange() {}

    /// The margins that the view has at least: none above and below, at the sides 16 points, or 20 where the view is 414
    /// points wide or wider.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
        let side = width < Self.leastWideWidth ? 16.0 : 20
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// The width in points from which on margins are wide.
    private static var leastWideWidth: CGFloat { 414 }

    /// Whether the view has at least ``systemMinimumLayoutMargins``, and these alone until it is given others. `true` by default.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet {
            if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.updateMargins() }
        }
    }

    /// What this controller adds to the safe area of its view.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            guard additionalSafeAreaInsets != oldValue else { return }
            viewIfLoaded?.mayInherit(.safeArea)
            viewIfLoaded?.setNeedsLayout()
        }
    }

    // MARK: Containment and presentation

    package internal(set) final var storedChildren: [UIViewController] = []

    /// The controller that holds this one, if any.
    public internal(set) final weak var parent: UIViewController?

    /// What this controller itself presents; see ``presentedViewController``.
    final var ownPresented: UIViewController?

    /// The presentation or dismissal over this controller that goes on, kept by its animation.
    final weak var transition: PresentationTransition?

    package internal(set) final weak var presenter: UIViewController?

    /// The window that this controller is the root of.
    final weak var rootOfWindow: UIWindow?

    final var traitObservers: [TraitObserver] = []

    /// How this controller's view covers that of the controller that presents it.
    open var modalPresentationStyle: UIModalPresentationStyle = .fullScreen

    public internal(set) final var isBeingPresented = false

    public internal(set) final var isBeingDismissed = false

    public internal(set) final var isMovingToParent = false

    public internal(set) final var isMovingFromParent = false

    /// This controller is about to move into `parent`, or out of its parent when `nil`.
    open func willMove(toParent parent: UIViewController?) {}

    /// This controller has moved into `parent`, or out of its parent when `nil`.
    open func didMove(toParent parent: UIViewController?) {}

    /// Whether the children hear of this controller's appearing and disappearing by themselves.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    // MARK: Description

    /// What the controller shows, in a word or two.
    open var title: String?

    /// How large the view would like to be, for whoever shows it.
    open var preferredContentSize = CGSize.zero

    // MARK: Traits

    /// Light or dark for this controller's view, whatever the desktop is.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { viewIfLoaded?.updateTraits() } }
    }

    /// The traits of the view, or of the parent's while the view is not loaded.
    open var traitCollection: UITraitCollection {
        viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? UIScreen.main.traitCollection
    }

    /// A trait of the view changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: The responder chain

    /// The controller that presents this one; else the superview of its view, which for a root controller is the window.
    open override var next: UIResponder? {
        presenter ?? viewIfLoaded?.superview
    }
}

/// How a presented view covers the one below it. Raw values are Apple's.
public nonisolated enum UIModalPresentationStyle: Int, Hashable, Sendable {
    /// Covers it fully; the view below leaves the screen.
    case fullScreen = 0

    /// Covers it fully; the view below stays, for views that let it shine through.
    case overFullScreen = 5
}
