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
        guard begin(isAppearing, animated: animated) else { return }
        if viewIfLoaded?.window != nil { tellIsAppearing() }
    }

    /// Tells this controller that the transition that began last has ended.
    public final func endAppearanceTransition() {
        if case .appearing = appearance {
            tellIsAppearing()
            if viewIfLoaded?.window != nil { viewIfLoaded?.layoutIfNeeded() }
        }
        end()
    }

    /// - Returns: Whether that was news.
    @discardableResult
    private func begin(_ isAppearing: Bool, animated: Bool) -> Bool {
        switch (appearance, isAppearing) {
        case (.appeared, true), (.appearing, true), (.disappeared, false), (.disappearing, false):
            return false
        case (_, true):
            loadViewIfNeeded()
            appearance = .appearing(animated: animated)
            owesIsAppearing = true
            viewWillAppear(animated)
        case (_, false):
            appearance = .disappearing(animated: animated)
            owesIsAppearing = false
            viewWillDisappear(animated)
        }
        forEachShownChild { $0.begin(isAppearing, animated: animated) }
        return true
    }

    private func end() {
        switch appearance {
        case .appearing(let animated):
            appearance = .appeared
            viewDidAppear(animated)
            isMovingToParent = false
        case .disappearing(let animated):
            appearance = .disappeared
            viewDidDisappear(animated)
        case .appeared, .disappeared:
            return
        }
        forEachShownChild { $0.end() }
    }

    /// Says once in each appearing that the view is in its window, first here and then to the children.
    private func tellIsAppearing() {
        if owesIsAppearing, case .appearing(let animated) = appearance {
            owesIsAppearing = false
            viewIsAppearing(animated)
        }
        forEachShownChild { $0.tellIsAppearing() }
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

    // MARK: Controllers whose views come and go

    /// The controller's view is about to get another window, or none.
    ///
    /// A child appears when its view enters the tree of a parent that is on the screen, and disappears when it leaves
    /// it; with a parent that is just appearing it appears together. Without a parent, the window alone counts. Roots
    /// and presented controllers are told by the window and by the presentation.
    package final func viewWillMove(toWindow window: UIWindow?) {
        guard rootOfWindow == nil, presenter == nil else { return }
        guard let window else {
            appearanceEndsWithMove = begin(false, animated: false)
            return
        }
        guard let parent else {
            if !window.isHidden { appearanceEndsWithMove = begin(true, animated: false) }
            return
        }
        guard parent.shouldAutomaticallyForwardAppearanceMethods else { return }
        switch parent.appearance {
        case .appeared: appearanceEndsWithMove = begin(true, animated: false)
        case .appearing(let animated): begin(true, animated: animated)
        case .disappearing, .disappeared: break
        }
    }

    /// The controller's view has got another window, or none.
    package final func viewDidMoveToWindow() {
        if viewIfLoaded?.window != nil { tellIsAppearing() }
        guard appearanceEndsWithMove else { return }
        appearanceEndsWithMove = false
        end()
    }
}
