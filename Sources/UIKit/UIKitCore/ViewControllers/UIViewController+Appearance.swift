/// A controller that changes its content after ``UIViewController/viewWillAppear(_:)`` has
/// returned and before ``UIViewController/viewIsAppearing(_:)``.
@MainActor
package protocol PreparesToAppear: UIViewController {
    func prepareToAppear(animated: Bool)
}

extension UIViewController {
    /// A phase in the appearance of a view.
    package enum Appearance: Hashable, Sendable {
        case disappeared
        case appearing(animated: Bool)
        case appeared
        case disappearing(animated: Bool)
    }

    /// Begins a transition, as ``beginAppearanceTransition(_:animated:)`` does unless overridden.
    ///
    /// One reversed midway is reported as on Apple's systems: the first one never ends.
    final func beginTransition(_ isAppearing: Bool, animated: Bool) {
        guard begin(isAppearing, animated: animated) else { return }
        if viewIfLoaded?.window != nil { notifyIsAppearing() }
    }

    /// Ends the last transition, as ``endAppearanceTransition()`` does unless overridden.
    final func endTransition() {
        if case .appearing = appearance {
            notifyIsAppearing()
            if viewIfLoaded?.window != nil { viewIfLoaded?.layoutIfNeeded() }
        }
        end()
    }

    /// Begins a transition.
    ///
    /// - Returns: `true` if it was not in progress or complete.
    @discardableResult
    private func begin(_ isAppearing: Bool, animated: Bool) -> Bool {
        switch (appearance, isAppearing) {
        case (.appeared, true), (.appearing, true), (.disappeared, false), (.disappearing, false):
            return false
        case (_, true):
            loadViewIfNeeded()
            appearance = .appearing(animated: animated)
            needsIsAppearingCall = true
            traitCollection.performAsCurrent { viewWillAppear(animated) }
        case (_, false):
            appearance = .disappearing(animated: animated)
            needsIsAppearingCall = false
            traitCollection.performAsCurrent { viewWillDisappear(animated) }
        }
        forEachForwardedChild { $0.begin(isAppearing, animated: animated) }
        return true
    }

    private func end() {
        switch appearance {
        case .appearing(let animated):
            appearance = .appeared
            traitCollection.performAsCurrent { viewDidAppear(animated) }
            isMovingToParent = false
        case .disappearing(let animated):
            appearance = .disappeared
            traitCollection.performAsCurrent { viewDidDisappear(animated) }
        case .appeared, .disappeared:
            return
        }
        forEachForwardedChild { $0.end() }
    }

    /// Calls ``viewIsAppearing(_:)`` once per appearance, first here and then in the children.
    private func notifyIsAppearing() {
        if needsIsAppearingCall, case .appearing(let animated) = appearance {
            needsIsAppearingCall = false
            traitCollection.performAsCurrent {
                (self as? any PreparesToAppear)?.prepareToAppear(animated: animated)
                viewIsAppearing(animated)
            }
        }
        forEachForwardedChild { $0.notifyIsAppearing() }
    }

    /// Calls `body` with the children that share this controller's appearance: those whose views
    /// have a superview.
    private func forEachForwardedChild(_ body: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in storedChildren where child.viewIfLoaded?.superview != nil { body(child) }
    }

    /// Begins and ends a transition at once.
    func setAppearing(_ isAppearing: Bool, animated: Bool) {
        beginAppearanceTransition(isAppearing, animated: animated)
        endAppearanceTransition()
    }

    // MARK: Moves between windows

    /// Handles that the controller's view is about to move to another window, or none.
    ///
    /// A child appears when its view enters the tree of a parent that is on screen, and disappears
    /// when it leaves it; with a parent that is currently appearing it appears together. Without a
    /// parent, only the window counts. The window notifies root controllers, and the presentation
    /// notifies presented ones.
    package final func viewWillMove(toWindow window: UIWindow?) {
        guard rootOfWindow == nil, presenter == nil else { return }
        guard let window else {
            transitionEndsWithMove = begin(false, animated: false)
            return
        }
        guard let parent else {
            if !window.isHidden { transitionEndsWithMove = begin(true, animated: false) }
            return
        }
        guard parent.shouldAutomaticallyForwardAppearanceMethods else { return }
        switch parent.appearance {
        case .appeared: transitionEndsWithMove = begin(true, animated: false)
        case .appearing(let animated): begin(true, animated: animated)
        case .disappearing, .disappeared: break
        }
    }

    /// Handles that the controller's view has moved to another window, or none.
    package final func viewDidMoveToWindow() {
        if viewIfLoaded?.window != nil { notifyIsAppearing() }
        guard transitionEndsWithMove else { return }
        transitionEndsWithMove = false
        end()
    }
}
