extension UIViewController {
    /// Where a view is between off and on the screen.
    package enum Appearance: Hashable, Sendable {
        case disappeared
        case appearing(animated: Bool)
        case appeared
        case disappearing(animated: Bool)
    }

    /// Tells this controller that its view is about to appear or disappear.
    ///
    /// A container that forwards appearance itself calls this and, after its transition, ``endAppearanceTransition()``.
    /// Turning round in the middle of a transition is told as on Apple's: the started one never ends.
    public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        switch (appearance, isAppearing) {
        case (.appeared, true), (.appearing, true), (.disappeared, false), (.disappearing, false):
            return
        case (_, true):
            loadViewIfNeeded()
            appearance = .appearing(animated: animated)
            viewWillAppear(animated)
        case (_, false):
            appearance = .disappearing(animated: animated)
            viewWillDisappear(animated)
        }
        forEachShownChild { $0.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    /// Tells this controller that the transition that began last has ended.
    public final func endAppearanceTransition() {
        switch appearance {
        case .appearing(let animated):
            appearance = .appeared
            viewIsAppearing(animated)
            viewDidAppear(animated)
        case .disappearing(let animated):
            appearance = .disappeared
            viewDidDisappear(animated)
        case .appeared, .disappeared:
            return
        }
        forEachShownChild { $0.endAppearanceTransition() }
    }

    /// The children that share this controller's appearance: those whose views are in its tree.
    private func forEachShownChild(_ body: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in storedChildren where child.viewIfLoaded?.superview != nil { body(child) }
    }

    /// Begins and ends a transition in one go.
    func setAppearing(_ isAppearing: Bool, animated: Bool) {
        beginAppearanceTransition(isAppearing, animated: animated)
        endAppearanceTransition()
    }

    // MARK: Children whose views come and go

    /// The controller's view is about to get another window, or none.
    ///
    /// A child appears when its view enters the tree of a parent that is on the screen, and disappears when it leaves
    /// it. Roots and presented controllers are told by the window and by the presentation.
    package final func viewWillMove(toWindow window: UIWindow?) {
        guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods,
            parent.appearance == .appeared
        else { return }
        beginAppearanceTransition(window != nil, animated: false)
    }

    /// The controller's view has got another window, or none.
    package final func viewDidMoveToWindow() {
        guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods,
            parent.appearance == .appeared
        else { return }
        endAppearanceTransition()
    }
}
