import CoreGraphics
public import Foundation
import FoundationGaps
public import UIKitControls
@_spi(UIKitInternals) public import UIKitCore
import UIKitScrolling

/// A stack of controllers, of which the last is shown below a bar that leads back.
///
///     let navigation = UINavigationController(rootViewController: ListController())
///     navigation.pushViewController(DetailController(), animated: true)
///
/// The user goes back by the bar's button, a swipe from the leading edge, the back button of a
/// mouse, alt+Left or Escape.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// The duration of a push or pop, in seconds.
    static let transitionDuration: TimeInterval = 0.35

    /// The duration in which bars hide and show, in seconds.
    public nonisolated static let hideShowBarDuration: CGFloat = 0.2

    final var stack: [UIViewController] = [] {
        didSet { if stack.first !== oldValue.first { tabBarItemsDidChange() } }
    }

    /// `true` once the controller got an item for tab bars of its own.
    private var hasOwnTabBarItem = false

    /// The item that was read before there was a root controller, which an app may have set up.
    private var earlyTabBarItem: UITabBarItem?

    /// The view that contains the controllers' views.
    final let wrapper = UIView()

    /// The push or pop in progress.
    final var running: ViewTransition?

    /// The driver of a pop by the edge gesture.
    final var popDriver: UIPercentDrivenInteractiveTransition?
    private final lazy var popGesture = PopGesture(self)
    final lazy var barFollower = LargeTitleFollower(self)
    private var bar: UINavigationBar
    private let bottomBar: UIToolbar

    // MARK: Creating

    /// Creates a controller with a stack of one.
    public init(rootViewController: UIViewController) {
        bar = UINavigationBar()
        bottomBar = UIToolbar()
        super.init(nibName: nil, bundle: nil)
        prepareBars()
        setViewControllers([rootViewController], animated: false)
    }

    /// Creates a controller whose bars have classes of the app's own.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        bar =
            (navigationBarClass as? UINavigationBar.Type).map { makeInstance(of: $0) }
            ?? UINavigationBar()
        bottomBar = (toolbarClass as? UIToolbar.Type).map { makeInstance(of: $0) } ?? UIToolbar()
        super.init(nibName: nil, bundle: nil)
        prepareBars()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        bar = UINavigationBar()
        bottomBar = UIToolbar()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepareBars()
    }

    public required init?(coder: NSCoder) {
        bar = UINavigationBar()
        bottomBar = UIToolbar()
        super.init(coder: coder)
        prepareBars()
        if let nibCoder { decodeBars(nibCoder) }
        if let root = nibCoder?.related("rootViewController").first {
            setViewControllers([root], animated: false)
        }
    }

    nonisolated deinit {}

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { navigationTable }

    open override class var nibConnections: NibConnections {
        super.nibConnections.outlet("delegate") {
            (controller: UINavigationController, delegate: any UINavigationControllerDelegate) in
            controller.delegate = delegate
        }
    }

    private func prepareBars() {
        bar.onBack = { [weak self] in self?.goBack() }
        bar.onBackTo = { [weak self] index in
            guard let self, self.running == nil, self.stack.indices.contains(index) else { return }
            self.popToViewController(self.stack[index], animated: true)
        }
        bar.heightDidChange = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
    }

    /// Replaces the bar with one of the app's own class, as `setValue(_:forKey: "navigationBar")`
    /// does.
    final func replaceBar(_ bar: UINavigationBar) {
        let old = self.bar
        self.bar = bar
        old.onBack = nil
        old.onBackTo = nil
        old.heightDidChange = nil
        prepareBars()
        guard let place = old.superview else { return }
        place.insertSubview(bar, aboveSubview: old)
        old.removeFromSuperview()
        showItems(.none)
        viewIfLoaded?.setNeedsLayout()
    }

    /// An object that is notified of pushes and pops, and may animate them.
    open weak var delegate: (any UINavigationControllerDelegate)?

    // MARK: The stack

    /// The controllers from bottom to top.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller on top.
    open var topViewController: UIViewController? { stack.last }

    /// The controller on top, or the one that it presents.
    open var visibleViewController: UIViewController? {
        presentedViewController ?? stack.last
    }

    /// Pushes a controller.
    ///
    /// - Precondition: `viewController` is not in the stack, and no navigation controller.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        requires(
            !stack.contains { $0 === viewController },
            "\(type(of: viewController)) is in the stack already. Push another controller.")
        requires(
            !(viewController is UINavigationController),
            "A navigation controller cannot be pushed onto another. Push its root, or present it.")
        change(to: stack + [viewController], .push, animated: animated && !stack.isEmpty)
    }

    /// Pops the controller on top, unless it is the only one.
    ///
    /// - Returns: The popped controller.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        finishRunning()
        guard stack.count > 1, let top = stack.last else { return nil }
        change(to: Array(stack.dropLast()), .pop, animated: animated)
        return top
    }

    /// Pops to a controller of the stack.
    ///
    /// - Returns: The popped controllers from bottom to top; `nil` if none was.
    @discardableResult
    open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        finishRunning()
        guard let index = stack.firstIndex(where: { $0 === viewController }),
            index < stack.count - 1
        else { return nil }
        let popped = Array(stack[(index + 1)...])
        change(to: Array(stack[...index]), .pop, animated: animated)
        return popped
    }

    open override func unwind(
        for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
    ) {
        popToViewController(subsequentVC, animated: true)
    }

    /// Pops to the bottom controller.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Replaces the stack: with the motion of a pop if the new top was in it, else of a push.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        finishRunning()
        let isPop = viewControllers.last.map { top in stack.contains { $0 === top } } ?? true
        let changesTop = viewControllers.last !== stack.last
        change(
            to: viewControllers, isPop ? .pop : .push,
            animated: animated && changesTop && !stack.isEmpty)
    }

    /// Pushes a controller.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    /// Ends the push or pop in progress.
    final func finishRunning() { running?.finishAtOnce() }

    // MARK: Going back

    /// The gesture that goes back by a swipe from the leading edge.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture.recognizer }

    /// Goes back for the user, if the stack and the bar's delegate permit it. A subclass that is a
    /// delegate of bars is that of its own.
    final func goBack() {
        guard running == nil, stack.count > 1 else { return }
        let item = stack[stack.count - 1].navigationItem
        let delegate = bar.delegate ?? self as? any UINavigationBarDelegate
        guard delegate?.navigationBar(bar, shouldPop: item) ?? true else { return }
        popViewController(animated: true)
        delegate?.navigationBar(bar, didPop: item)
    }

    open override var keyCommands: [UIKeyCommand]? {
        guard stack.count > 1 else { return nil }
        return [
            UIKeyCommand(
                title: NavigationBarContent.genericBackTitle,
                action: Selector(UINavigationController.goBack, name: "goBack"),
                input: UIKeyCommand.inputLeftArrow, modifierFlags: .alternate)
        ]
    }

    open override func accessibilityPerformEscape() -> Bool {
        guard stack.count > 1 else { return super.accessibilityPerformEscape() }
        goBack()
        return true
    }

    @_spi(UIKitInternals) open override var childForKeys: UIViewController? { stack.last }

    @_spi(UIKitInternals) open override var titleForTabBarItem: String? {
        title ?? viewControllers.first?.title
    }

    /// The item for tab bars: that of the root controller, unless this controller got an item or a
    /// title of its own.
    open override var tabBarItem: UITabBarItem! {
        get {
            guard !hasOwnTabBarItem, title == nil, let root = stack.first,
                nibCoder?.coder(key: "tabBarItem") == nil
            else {
                let item = super.tabBarItem
                if stack.isEmpty { earlyTabBarItem = item }
                return item
            }
            if let early = earlyTabBarItem, early.title != nil || early.image != nil {
                return early
            }
            return root.tabBarItem
        }
        set {
            hasOwnTabBarItem = true
            super.tabBarItem = newValue
        }
    }

    @_spi(UIKitInternals) open override var showsTitle: Bool { !hidesBar }

    @_spi(UIKitInternals) open override var canShareTitleBar: Bool { true }

    @_spi(UIKitInternals) open override var titleBarHeight: CGFloat? {
        isNavigationBarHidden ? nil : navigationBar.rowHeight
    }

    // MARK: Bars

    /// The bar at the top. The controller manages its items.
    open var navigationBar: UINavigationBar { bar }

    /// The bar at the bottom, which shows the items of the controller on top.
    open var toolbar: UIToolbar! { bottomBar }

    /// `true` if the navigation bar is hidden. `false` by default.
    open var isNavigationBarHidden: Bool {
        get { hidesBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// `true` (the default) if the toolbar is hidden.
    open var isToolbarHidden: Bool {
        get { hidesToolbar }
        set { setToolbarHidden(newValue, animated: false) }
    }

    final var hidesBar = false
    final var hidesToolbar = true

    /// Hides or shows the navigation bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesBar else { return }
        hidesBar = hidden
        layOutBars(animated: animated)
    }

    /// Hides or shows the toolbar.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesToolbar else { return }
        hidesToolbar = hidden
        layOutBars(animated: animated)
    }

    /// `true` if swiping up hides the bars, and swiping down shows them. `false` by default.
    open var hidesBarsOnSwipe = false { didSet { barHiding.swipe.isEnabled = hidesBarsOnSwipe } }

    /// `true` if the bars are hidden while a keyboard is on the screen. `false` by default.
    open var hidesBarsWhenKeyboardAppears = false {
        didSet { barHiding.hidesWithKeyboard = hidesBarsWhenKeyboardAppears }
    }

    /// The swipe and the keyboard's notifications that hide both bars.
    final private(set) lazy var barHiding = BarHiding(self)

    /// `true` if a tap on the content hides the bars, and another one shows them. `false` by
    /// default. Controls keep their taps.
    open var hidesBarsOnTap = false {
        didSet { barHideOnTapGestureRecognizer.isEnabled = hidesBarsOnTap }
    }

    /// The recogniser of ``hidesBarsOnTap``.
    public private(set) final lazy var barHideOnTapGestureRecognizer: UITapGestureRecognizer = {
        let recognizer = UITapGestureRecognizer(
            target: self, action: UINavigationController.contentWasTapped)
        recognizer.cancelsTouchesInView = false
        recognizer.isEnabled = hidesBarsOnTap
        return recognizer
    }()

    private func contentWasTapped(_ recognizer: UITapGestureRecognizer) {
        let isOnBar = [bar, bottomBar].contains { bar in
            bar.point(inside: recognizer.location(in: bar), with: nil)
        }
        if !isOnBar || hidesBar { setBarsHidden(!hidesBar) }
    }

    /// `true` if the bars are hidden while the vertical size class is compact. `false` by default.
    open var hidesBarsWhenVerticallyCompact = false { didSet { hideBarsForHeight() } }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let previous = previousTraitCollection?.verticalSizeClass
        if previous != traitCollection.verticalSizeClass { hideBarsForHeight() }
    }

    private func hideBarsForHeight() {
        guard hidesBarsWhenVerticallyCompact else { return }
        setBarsHidden(traitCollection.verticalSizeClass == .compact)
    }

    /// Hides or shows both bars for a gesture, the keyboard or a height.
    final func setBarsHidden(_ hidden: Bool) {
        guard hidden != hidesBar || hidden != isToolbarSwipedAway else { return }
        hidesBar = hidden
        isToolbarSwipedAway = hidden
        layOutBars(animated: true)
    }

    /// `true` while a gesture or the height has hidden the toolbar.
    private(set) final var isToolbarSwipedAway = false

    /// Lays out the bars, whose height may have changed.
    final func layOutBars(animated: Bool) {
        guard let view = viewIfLoaded else { return }
        view.setNeedsLayout()
        guard animated, view.window != nil else { return }
        UIView.animate(
            withDuration: TimeInterval(Self.hideShowBarDuration), delay: 0,
            options: .layoutSubviews
        ) {
            view.layoutIfNeeded()
        }
    }

    // MARK: View

    /// The controller that was on top at the first appearance; without it once it was shown.
    private struct FirstTop {
        weak var controller: UIViewController?
    }

    private final var firstTop: FirstTop?

    open override func loadView() {
        let view = ContainerView(frame: UIScreen.main.bounds)
        view.onLayout = { [weak self] in self?.arrange() }
        wrapper.clipsToBounds = true
        wrapper.frame = view.bounds
        wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(wrapper)
        view.addSubview(bottomBar)
        view.addSubview(bar)
        view.addGestureRecognizer(popGesture.recognizer)
        view.addGestureRecognizer(popGesture.touchpadRecognizer)
        view.addGestureRecognizer(barHideOnTapGestureRecognizer)
        view.addGestureRecognizer(barHiding.swipe)
        self.view = view
    }

    /// `true` once the views of controllers are loaded and shown: after the own `viewDidLoad`.
    private(set) final var showsControllers = false

    open override func loadViewIfNeeded() {
        guard !isViewLoaded else { return }
        showsControllers = false
        super.loadViewIfNeeded()
        showsControllers = true
        if let top = stack.last { install(top) }
        showItems(.none)
    }

    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        finishRunning()
        super.viewWillTransition(to: size, with: coordinator)
    }

    /// Reports the controller that is on top when the view comes on screen for the first time.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard firstTop == nil, running == nil, let top = topViewController else { return }
        firstTop = FirstTop(controller: top)
        delegate?.navigationController(self, willShow: top, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if running == nil { topViewController?.state.hasAppeared = true }
        guard let top = firstTop?.controller else { return }
        firstTop?.controller = nil
        delegate?.navigationController(self, didShow: top, animated: animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        finishRunning()
    }

    /// The preferred size of the controller on top.
    open override var preferredContentSize: CGSize {
        get {
            let own = super.preferredContentSize
            return own != .zero ? own : stack.last?.preferredContentSize ?? .zero
        }
        set { super.preferredContentSize = newValue }
    }
}
