public import Foundation

/// A controller of a tree of views: it loads the views on demand, is notified of their appearance
/// and layout, and participates in the responder chain.
///
///     final class CanvasViewController: UIViewController {
///         override func viewDidLoad() {
///             super.viewDidLoad()
///             view.backgroundColor = .systemBackground
///         }
///     }
///
/// The life cycle of a controller is `loadView`, `viewDidLoad` (once); then, each time its view
/// comes on screen, `viewWillAppear`, `viewIsAppearing`, layout, `viewDidAppear`; and when it
/// leaves, `viewWillDisappear`, `viewDidDisappear`. Controllers can contain others
/// (``addChild(_:)``) and present others over themselves (``present(_:animated:completion:)``).
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    /// Creates a controller.
    ///
    /// - Precondition: `nibName` is `nil`: there are no nib files on Linux. Build the view in
    ///   `loadView()` or `viewDidLoad()`.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        precondition(
            nibNameOrNil == nil,
            """
            The nib “\(nibNameOrNil ?? "")” cannot be loaded: there are no nib files on Linux. \
            Pass nil, and build the view in loadView() or viewDidLoad().
            """)
        super.init()
    }

    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Returns `nil`: nib files are not read on Linux.
    public required init?(coder: NSCoder) { return nil }

    // MARK: The view

    /// The view, whose `owningController` this controller clears in `deinit`.
    nonisolated(unsafe) private var storedView: UIView?

    nonisolated deinit { storedView?.owningController = nil }

    /// The root view of the controller. Reading it loads it.
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
            if additionalSafeAreaInsets != .zero { newValue?.propagateInheritance(.safeArea) }
            newValue?.setNeedsUpdateConstraints()
            newValue?.updateTraits()
        }
    }

    /// The view, if it is loaded.
    public final var viewIfLoaded: UIView? { storedView }

    public final var isViewLoaded: Bool { storedView != nil }

    /// Creates the root view and sets ``view``. The default creates a plain view. An override does
    /// not call `super`.
    open func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
    }

    /// Loads the view if it is not loaded.
    public final func loadViewIfNeeded() {
        guard storedView == nil else { return }
        loadView()
        precondition(
            storedView != nil,
            "\(type(of: self)).loadView() left view nil. Set view there, and do not call super.")
        viewDidLoad()
    }

    /// Called after the view was loaded. Add subviews here.
    open func viewDidLoad() {}

    // MARK: Appearing

    /// The phase in the appearance of the view.
    package internal(set) final var appearance = Appearance.disappeared

    /// `true` if ``viewIsAppearing(_:)`` is still to be called for this appearance.
    final var needsIsAppearingCall = false

    /// `true` if the current transition began because the view moves between windows, and ends with
    /// that move.
    final var transitionEndsWithMove = false

    /// Called before the view comes on screen.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called when the view is in its window, with its traits and size, but not visible yet.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called after the view came on screen.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view leaves the screen.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called after the view left the screen.
    open func viewDidDisappear(_ animated: Bool) {}

    // MARK: Layout

    /// Creates or updates the constraints of the view. An override calls `super` last.
    ///
    /// It runs before the first layout, and again after `view.setNeedsUpdateConstraints()`.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}

    /// Called after the view laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// Called after the safe area insets of the view changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// Called after the margins of the view changed.
    open func viewLayoutMarginsDidChange() {}

    /// The minimum margins of the view: 0 above and below, 16 points at the sides, or 20 where the
    /// view is at least 414 points wide.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
        let side = width < Self.minimumWideWidth ? 16.0 : 20
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// The width in points from which the side margins are wide.
    private static var minimumWideWidth: CGFloat { 414 }

    /// `true` (the default) if ``systemMinimumLayoutMargins`` are the minimum of the view's
    /// margins, and their default.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet {
            if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.updateMargins() }
        }
    }

    /// The insets that this controller adds to the safe area of its view.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            guard additionalSafeAreaInsets != oldValue else { return }
            viewIfLoaded?.propagateInheritance(.safeArea)
            viewIfLoaded?.setNeedsLayout()
        }
    }

    // MARK: Containment and presentation

    package internal(set) final var storedChildren: [UIViewController] = []

    /// The parent controller, if any.
    public internal(set) final weak var parent: UIViewController?

    /// The controller presented by this one itself; see ``presentedViewController``.
    final var ownPresented: UIViewController?

    /// The presentation or dismissal in progress over this controller, retained by its animation.
    final weak var transition: PresentationTransition?

    package internal(set) final weak var presenter: UIViewController?

    /// The window of which this is the root controller.
    final weak var rootOfWindow: UIWindow?

    final var traitObservers: [TraitObserver] = []

    /// The way this controller's view covers that of its presenting controller.
    open var modalPresentationStyle: UIModalPresentationStyle = .fullScreen

    public internal(set) final var isBeingPresented = false

    public internal(set) final var isBeingDismissed = false

    public internal(set) final var isMovingToParent = false

    public internal(set) final var isMovingFromParent = false

    /// Called before this controller moves to `parent`, or leaves its parent when `nil`.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called after this controller moved to `parent`, or left its parent when `nil`.
    open func didMove(toParent parent: UIViewController?) {}

    /// `true` if changes of this controller's appearance are forwarded to its children
    /// automatically.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    // MARK: Description

    /// A short name of the controller's content.
    open var title: String?

    /// The preferred size of the view, for containers.
    open var preferredContentSize = CGSize.zero

    // MARK: Traits

    /// The light or dark style of this controller's view, overriding the desktop's.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { viewIfLoaded?.updateTraits() } }
    }

    /// The traits of the view, or of the parent while the view is not loaded.
    open var traitCollection: UITraitCollection {
        viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? UIScreen.main.traitCollection
    }

    /// Called after a trait of the view changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: The responder chain

    /// The controller that presents this one; otherwise the superview of its view, which for a root
    /// controller is the window.
    open override var next: UIResponder? {
        presenter ?? viewIfLoaded?.superview
    }
}

/// The way a presented view covers the one below it. Raw values are Apple's.
public nonisolated enum UIModalPresentationStyle: Int, Hashable, Sendable {
    /// Covers the view below fully, which leaves the screen.
    case fullScreen = 0

    /// Covers the view below fully, which stays on screen, for translucent views.
    case overFullScreen = 5
}
