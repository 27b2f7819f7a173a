public import Foundation
public import FoundationGaps
public import Observing

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
    /// Creates a controller whose view a nib file describes.
    ///
    /// Without a name, the view comes from a nib of the class's name in the bundle, if there is
    /// one: `BookView` or `BookViewController` for a `BookViewController`. Else it is plain.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Creates the controller that a storyboard describes; a plain one with another coder.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        nibCoder = coder as? NibCoder
        super.init()
        if let nibCoder { decode(nibCoder) }
    }

    /// The name of the nib file with the view; `nil` if none was given.
    public final let nibName: String?

    /// The bundle with the nib file; `nil` for the main bundle.
    public final let nibBundle: Bundle?

    /// The element of the storyboard that describes the controller.
    @_spi(UIKitInternals) public final var nibCoder: NibCoder?

    /// Sets what an element of a storyboard states. UIKit's own controllers override it.
    @_spi(UIKitInternals) open func decode(_ nib: NibCoder) { decodeController(nib) }

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { controllerTable }
    open override class var nibConnections: NibConnections {
        super.nibConnections.outlet("view") { (controller: UIViewController, view: UIView) in
            controller.view = view
        }
    }

    // MARK: The view

    /// The view, whose `owningController` this controller clears in `deinit`.
    nonisolated(unsafe) private var storedView: UIView?

    nonisolated deinit { storedView?.owningController = nil }

    /// `true` while a presented view covers this controller's, which is then in no window.
    final var isViewCovered = false

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
    open var viewIfLoaded: UIView? { storedView }
    open var isViewLoaded: Bool { storedView != nil }

    /// Creates the root view and sets `view`. The default reads the nib file or the storyboard,
    /// or creates a plain view. An override does not call `super`.
    open func loadView() {
        if !loadViewFromNib() { view = makeDefaultView() }
    }

    /// Loads the view if it is not loaded.
    open func loadViewIfNeeded() {
        guard storedView == nil else { return }
        loadView()
        requires(
            storedView != nil,
            "\(type(of: self)).loadView() left view nil. Set view there, and do not call super.")
        traitCollection.performAsCurrent { viewDidLoad() }
    }

    /// Called after the view was loaded. Add subviews here.
    open func viewDidLoad() {}

    final var addedKeyCommands: [UIKeyCommand] = []

    // MARK: Segues

    /// Called before a segue from this controller is performed. Pass data to its destination here.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Returns `true` (the default) if a segue that a control starts is performed.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Returns `true` (the default) if an unwind segue may return to this controller, which has
    /// the action.
    open func canPerformUnwindAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { true }

    /// Shows a child to which an unwind segue returns. Containers override it; a plain controller
    /// shows its children already.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    /// Performs the segue with a name from this controller's scene.
    ///
    /// - Precondition: The scene has such a segue.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        performNow(segueWithIdentifier: identifier, sender: sender)
    }

    // MARK: Editing

    private var storedIsEditing = false

    /// `true` while the user edits the content. `false` by default.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends the editing of the content. Override it to change the content, and call
    /// `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != storedIsEditing else { return }
        storedIsEditing = editing
        containerState?.editingDidChange(editing)
    }

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

    /// Called when the system runs out of memory. Free what can be made again.
    open func didReceiveMemoryWarning() {}

    /// Called after the safe area insets of the view changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// Called after the margins of the view changed.
    open func viewLayoutMarginsDidChange() {}

    /// The minimum margins of the view: 0 above and below, 16 points at the sides, or 20 where the
    /// view is at least 414 points wide.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMarginsForWidth }

    /// `true` (the default) if ``systemMinimumLayoutMargins`` are the minimum of the view's
    /// margins, and their default.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet {
            if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.updateMargins() }
        }
    }

    /// The insets that this controller adds to the safe area of its view.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { safeAreaAdditionsDidChange() } }
    }

    /// The insets that a parent's bars add to the safe area of the view.
    package final var barInsets = UIEdgeInsets.zero {
        didSet {
            guard barInsets != oldValue else { return }
            safeAreaAdditionsDidChange()
            viewIfLoaded?.updateSafeArea()
        }
    }

    // MARK: Unavailable content

    /// See ``requestUnavailableUpdate()``.
    final var needsUnavailableUpdate = true

    /// The text of the search of which this controller's content is searched.
    package final var unavailableSearchText: String? {
        didSet { if unavailableSearchText != oldValue { requestUnavailableUpdate() } }
    }

    /// The state on which the configuration of unavailable content depends.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        currentUnavailableState
    }

    /// Sets `contentUnavailableConfiguration` for a state; does nothing by default.
    ///
    /// It is called before the first layout, after ``contentUnavailableConfigurationState``
    /// changed, and after ``setNeedsUpdateContentUnavailableConfiguration()``.
    open func updateContentUnavailableConfiguration(
        using state: UIContentUnavailableConfigurationState
    ) {}

    /// Requests a call of ``updateContentUnavailableConfiguration(using:)`` before next layout.
    open func setNeedsUpdateContentUnavailableConfiguration() { requestUnavailableUpdate() }

    // MARK: Changes of size

    /// Called before the traits of the view change, because the window's size does.
    ///
    /// An override calls `super`, which calls the method of the children.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in storedChildren { child.willTransition(to: newCollection, with: coordinator) }
    }

    /// Called before the size of the view changes, because the window's does.
    ///
    /// An override calls `super`, which calls the method of the children whose sizes change; see
    /// ``size(forChildContentContainer:withParentContainerSize:)``.
    ///
    /// - Parameters:
    ///   - size: The new size.
    ///   - coordinator: The change, to which closures can be added.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        passOn(size, with: coordinator)
    }

    /// Returns the size that a child will have once the view has the size `parentSize`; the default
    /// is `parentSize`.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    // MARK: Containment and presentation

    package internal(set) final var storedChildren: [UIViewController] = []

    /// The parent controller, if any.
    open internal(set) weak var parent: UIViewController?

    /// The child controllers, in the order in which they were added.
    open var children: [UIViewController] { storedChildren }

    /// Makes `child` a child of this controller instead of its current parent, and notifies it with
    /// `willMove(toParent:)`. The caller adds its view and calls `child.didMove(toParent: self)`.
    ///
    /// - Precondition: `child` is neither this controller nor one of its ancestors.
    open func addChild(_ child: UIViewController) { addNow(child) }

    /// Removes this controller from its parent, and notifies it with `didMove(toParent: nil)`.
    ///
    /// The caller has called `willMove(toParent: nil)` and removed the view.
    open func removeFromParent() { removeFromParentNow() }

    /// The controller that presents this one or one of its ancestors, if any.
    open var presentingViewController: UIViewController? {
        sequence(first: self, next: \.parent).lazy.compactMap(\.presenter).first
    }

    /// The controller that this one or its nearest presenting ancestor presents, if any.
    open var presentedViewController: UIViewController? { presentingAncestor?.ownPresented }

    /// The controller presented by this one itself; see ``presentedViewController``.
    final var ownPresented: UIViewController?
    /// The transition in which this controller participates, if one is in progress.
    package final var transition: ViewTransition?
    /// The transition between two children of this container, if one is in progress.
    package final var contentTransition: ViewTransition?
    package internal(set) final weak var presenter: UIViewController?
    /// The storage of ``presentationController``.
    final var ownPresentation: UIPresentationController?
    /// The window of which this is the root controller.
    final weak var rootOfWindow: UIWindow?
    final var traitObservers: [TraitObserver] = []

    /// The way the view covers that of the presenting controller; a page sheet by default.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
        didSet {
            if modalPresentationStyle != oldValue, presenter == nil { ownPresentation = nil }
        }
    }

    /// Presents `controller` in its ``modalPresentationStyle``.
    ///
    /// The presenter is this controller's outermost ancestor, or for context styles the nearest
    /// that defines a presentation context. Writes a warning to standard error and does nothing
    /// when it is in no window or already presents another one.
    ///
    /// - Parameters:
    ///   - controller: The controller to present.
    ///   - flag: `true` if the presentation is animated.
    ///   - completion: A closure called after its `viewDidAppear`.
    /// - Precondition: `controller` is neither this one nor presented.
    open func present(
        _ controller: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        presentNow(controller, animated: flag, completion: completion)
    }

    /// Dismisses the controller that this one presents or, if it presents none, this one.
    ///
    /// Writes a warning to standard error and does nothing while a presentation or dismissal is in
    /// progress.
    ///
    /// - Parameters:
    ///   - flag: `true` if the dismissal is animated.
    ///   - completion: A closure called after the controller's `viewDidDisappear`.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissNow(animated: flag, completion: completion)
    }

    /// The motion with which the view is presented and dismissed, where the style does not define
    /// its own. A slide from below by default.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// The motion with which the controller is presented and pushed, instead of the standard one.
    open var preferredTransition: Transition?

    /// An object that provides the animations and the presentation controller, instead of the
    /// standard ones.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// `true` if presentations in the current context cover this controller's view, rather than
    /// that of an ancestor. `false` by default.
    open var definesPresentationContext = false

    /// `true` if the presented controllers take this controller's `modalTransitionStyle` when it is
    /// their context. `false` by default.
    open var providesPresentationContextTransitionStyle = false

    /// `true` if the controller decides on the status bar although it does not fill the screen; a
    /// desktop has no status bar. `false` by default.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// `true` if the user cannot dismiss the presented controller by a swipe, a tap next to it or
    /// the Escape key. `false` by default.
    open var isModalInPresentation = false

    open internal(set) var isBeingPresented = false

    open internal(set) var isBeingDismissed = false

    open package(set) var isMovingToParent = false

    open package(set) var isMovingFromParent = false

    /// Called before this controller moves to `parent`, or leaves its parent when `nil`.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called after this controller moved to `parent`, or left its parent when `nil`.
    open func didMove(toParent parent: UIViewController?) {}

    /// `true` to forward changes of the appearance to the children automatically.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Notifies this controller that its view is about to appear or disappear. A container that
    /// forwards appearance itself calls it, and after its transition
    /// ``endAppearanceTransition()``.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginTransition(isAppearing, animated: animated)
    }

    /// Notifies this controller that the last transition has ended.
    open func endAppearanceTransition() { endTransition() }

    // MARK: Bars and orientation of a phone

    // A desktop has no status bar and no home indicator, and its windows have any shape. Members
    // from here to the next mark are not consulted: code for phones overrides them.

    /// The look of the status bar.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// `true` to hide the status bar.
    open var prefersStatusBarHidden: Bool { false }
    /// The motion with which the status bar hides.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that decides the look of the status bar.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that decides if the status bar is hidden.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Requests that the status bar be updated.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// `true` to hide the home indicator.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that decides if the home indicator is hidden.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Requests that the home indicator be updated.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// The edges at which the app's gestures come before the system's.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that decides which edges defer the system's gestures.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Requests that the edges that defer the system's gestures be updated.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// The orientations of the content: by default all, on a phone all but upside down.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
    }
    /// The orientation in which the content is best shown.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// `true` to rotate the content with the device.
    open var shouldAutorotate: Bool { true }
    /// Requests that the orientation be updated.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Requests that the windows follow the orientation of the device; a desktop's keep theirs.
    open class func attemptRotationToDeviceOrientation() {}

    // MARK: Description

    /// The name of the controller for restoring its state.
    open var restorationIdentifier: String?
    /// The class that makes the controller again; as in apps with scenes, only the app calls it.
    open var restorationClass: (any UIViewControllerRestoration.Type)?

    /// Writes the state that ``decodeRestorableState(with:)`` reads. As in apps with scenes, only
    /// the app itself calls it: a scene restores its `stateRestorationActivity`.
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Reads the state that ``encodeRestorableState(with:)`` wrote.
    open func decodeRestorableState(with coder: NSCoder) {}

    /// Called by the app after the state of all controllers was read.
    open func applicationFinishedRestoringState() {}

    /// A short name of the controller's content.
    @Observed open var title: String? {
        didSet { if title != oldValue { titleDidChange() } }
    }

    /// The preferred size of the view, for containers, popovers and form sheets.
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { reportPreferredContentSize() } }
    }

    /// Called after the preferred size of a child changed. Does nothing by default.
    open func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {}

    /// The child that receives keys while nothing is the first responder; none by default.
    @_spi(UIKitInternals) open var childForKeys: UIViewController? { nil }

    /// `true` if the top of the controller's view shows its title.
    @_spi(UIKitInternals) open var showsTitle: Bool { childForKeys?.showsTitle ?? false }

    /// `true` if the window's title bar may be a part of the controller's view.
    @_spi(UIKitInternals) open var canShareTitleBar: Bool { false }

    /// The height of the bar at the top that can be the window's title bar; `nil` without one.
    @_spi(UIKitInternals) open var titleBarHeight: CGFloat? { nil }

    // MARK: Traits

    /// The traits that the parent sets for this controller.
    final var overrideTraits: UITraitCollection?
    /// Sets traits of a child, in addition to those that it inherits.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) { childViewController.setOverrideTraits(collection) }
    /// Returns the traits of a child that override those it inherits: the ones that were set.
    open func overrideTraitCollection(
        forChild childViewController: UIViewController
    ) -> UITraitCollection? { childViewController.overrideTraits }
    /// The storage of ``traitOverrides``.
    final var storedTraitOverrides = UITraitOverrides()

    /// The light or dark style of this controller's view, overriding the desktop's.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { viewIfLoaded?.updateTraits() } }
    }

    /// The traits of the view, or of the parent while the view is not loaded.
    open var traitCollection: UITraitCollection {
        viewIfLoaded?.traitCollection
            ?? (parent?.traitCollection ?? UIScreen.main.predictedTraits)
            .merging(storedTraitOverrides)
    }

    /// Called after a trait of the view changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Containers

    final var barItems = ControllerBarItems()
    /// The title and buttons of this controller in a navigation bar; with its `title` at first.
    open var navigationItem: UINavigationItem { ownNavigationItem }
    /// The button of this controller in a tab bar; with its `title` at first.
    open var tabBarItem: UITabBarItem! {
        get { ownTabBarItem }
        set {
            barItems.tabBarItem = newValue
            tabBarItemsDidChange()
        }
    }
    /// The title that a new ``tabBarItem`` gets.
    @_spi(UIKitInternals) open var titleForTabBarItem: String? { title }
    /// Called when this controller or one that it contains got another ``tabBarItem``.
    @_spi(UIKitInternals) open func tabBarItemsDidChange() { parent?.tabBarItemsDidChange() }
    /// State that navigation containers keep for this controller.
    package final var containerState: (any ContainerState)?
    /// `true` if the bar at the bottom of a container hides while this controller is shown in a
    /// navigation stack. `false` by default.
    open var hidesBottomBarWhenPushed = false

    /// The edges at which the view extends under the bars of its container; all by default.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { containerState?.extendedEdgesDidChange(of: self) }
    }

    /// `true` if the view extends under bars that are not translucent too. `false` by default.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { containerState?.extendedEdgesDidChange(of: self) }
    }

    /// Shows another controller in the nearest container that can; presents it without one.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// Shows another controller as the detail of the nearest split; presents it without one.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        guard let parent else { return present(vc, animated: true) }
        parent.showDetailViewController(vc, sender: sender)
    }

    // MARK: The responder chain

    /// The view.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        if let view = viewIfLoaded { [view] } else { [] }
    }

    /// Dismisses this controller, if it is presented in a way that the user may dismiss, as the
    /// Escape key does.
    open override func accessibilityPerformEscape() -> Bool { escapesPresentation() }

    /// The controller that presents this one; otherwise the superview of its view, which for a root
    /// controller is the window.
    open override var next: UIResponder? {
        presenter ?? viewIfLoaded?.superview
    }
}
