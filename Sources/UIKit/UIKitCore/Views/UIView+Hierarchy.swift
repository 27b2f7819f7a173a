@_spi(UIKitInternals) import QuartzCore

extension UIView {
    /// `true` if this view is `view` or one of its descendants.
    public func isDescendant(of view: UIView) -> Bool {
        isInSubtree(of: view)
    }

    final func firstView(withTag tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in storedSubviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// Returns the last view in drawing order that matches, of this one and those below it.
    package final func frontMostView(where matches: (UIView) -> Bool) -> UIView? {
        guard !storedSubviews.isEmpty else { return matches(self) ? self : nil }
        // One reference to the list keeps all subviews alive, should `matches` remove some.
        let subviews = storedSubviews
        return withExtendedLifetime(subviews) {
            for index in stride(from: subviews.count - 1, through: 0, by: -1) {
                let found = subviews.unretained(at: index).withGuaranteed {
                    $0.frontMostView(where: matches)
                }
                if let found { return found }
            }
            return matches(self) ? self : nil
        }
    }

    // MARK: Inserting

    func insert(_ view: UIView, nextTo sibling: UIView, offset: Int) {
        guard view !== sibling else { return }
        let others = storedSubviews.filter { $0 !== view }
        let index = others.firstIndex { $0 === sibling }
        insert(view, at: index.map { $0 + offset } ?? others.count)
    }

    /// Inserts `view` at an index counted among the *other* subviews.
    func insert(_ view: UIView, at index: Int) {
        requires(
            view !== self && (view.storedSubviews.isEmpty || !isInSubtree(of: view)),
            "\(view) cannot be added to \(self), which is inside it. Remove \(self) from it first.")
        if isSuperview(of: view) {
            reorder(view, to: index)
            return
        }
        let oldWindow = view.windowLink?.toOpaque()
        let oldTint = view.tint
        view.willMove(toSuperview: self)
        if oldWindow != windowLink?.toOpaque() { view.notifyWillMove(to: storedWindow) }
        if let oldSuperview = view.superview {
            oldSuperview.willRemoveSubview(view)
            oldSuperview.detach(view)
        }
        insertLayer(of: view, at: max(index, 0))
        storedSubviews.insert(view, at: max(index, 0))
        view.superview = self
        view.propagateInheritance(inheritance)
        view.joinTree()
        extras?.hitIndex = nil
        view.setWindow(windowLink)
        view.updateTraits()
        if view.preservesSuperviewLayoutMargins { view.updateMargins() }
        if oldWindow != view.windowLink?.toOpaque() { view.notifyDidMoveToWindow() }
        view.didMoveToSuperview()
        didAddSubview(view)
        if isSuperview(of: view) { view.notifyTintChange(from: oldTint) }
        // The inherited `layoutSubviews()` has nothing to do until layout is requested.
        if view.overrides.contains(.layoutSubviews) { view.setNeedsLayout() }
        if layer.noteSublayersChanged() { setNeedsLayout() }
    }

    private func reorder(_ view: UIView, to index: Int) {
        storedSubviews.remove(view)
        let place = min(max(index, 0), storedSubviews.count)
        insertLayer(of: view, at: place)
        storedSubviews.insert(view, at: place)
        extras?.hitIndex = nil
    }

    /// Inserts the layer of `view` at the matching position, leaving layers without a view where
    /// they are.
    private func insertLayer(of view: UIView, at index: Int) {
        if layer.sublayerCount == storedSubviews.count, index >= storedSubviews.count {
            layer.addSublayer(view.layer)
        } else if index < storedSubviews.count {
            layer.insertSublayer(view.layer, below: storedSubviews[index].layer)
        } else if let last = storedSubviews.last {
            layer.insertSublayer(view.layer, above: last.layer)
        } else {
            layer.addSublayer(view.layer)
        }
    }

    func exchange(_ first: Int, _ second: Int) {
        requires(
            storedSubviews.indices.contains(first) && storedSubviews.indices.contains(second),
            """
            Subviews \(first) and \(second) of \(self) cannot be exchanged: it has \(storedSubviews.count). \
            Pass indexes below that.
            """)
        guard first != second else { return }
        let lower = storedSubviews[min(first, second)]
        let upper = storedSubviews[max(first, second)]
        reorder(lower, to: max(first, second))
        reorder(upper, to: min(first, second))
    }

    // MARK: Removing

    func detachFromSuperview() {
        guard let superview else { return }
        let hadWindow = window != nil
        resignFirstResponderInside()
        let oldTint = tint
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        if hadWindow { notifyWillMove(to: nil) }
        superview.detach(self)
        setWindow(nil)
        if hadWindow { notifyDidMoveToWindow() }
        didMoveToSuperview()
        notifyTintChange(from: oldTint)
    }

    private func detach(_ view: UIView) {
        view.leaveTree()
        storedSubviews.remove(view)
        view.layer.removeFromSuperlayer()
        view.superview = nil
        extras?.hitIndex = nil
        if layer.noteSublayersChanged() { setNeedsLayout() }
    }

    /// Resigns a first responder inside this view, because it has to leave with its window.
    private func resignFirstResponderInside() {
        guard let window, let responder = window.firstResponder else { return }
        // The chain of a presented controller does not pass through its container.
        let isInside =
            responder.chain.contains { $0 === self }
            || (responder as? UIView)?.isDescendant(of: self) == true
        guard isInside, self !== window else { return }
        if !responder.resignFirstResponder() { window.setFirstResponder(nil) }
    }

    // MARK: Notifying

    private func notifyWillMove(to newWindow: UIWindow?) {
        owningController?.viewWillMove(toWindow: newWindow)
        willMove(toWindow: newWindow)
        for subview in storedSubviews { subview.notifyWillMove(to: newWindow) }
    }

    private func notifyDidMoveToWindow() {
        for recognizer in recognizers { recognizer.stop() }
        if window != nil { AppearanceRules.apply(to: self) }
        didMoveToWindow()
        owningController?.viewDidMoveToWindow()
        for subview in storedSubviews { subview.notifyDidMoveToWindow() }
    }

    func setWindow(_ window: Unmanaged<UIWindow>?) {
        guard windowLink?.toOpaque() != window?.toOpaque() else { return }
        windowLink = window
        if let window { adoptScale(of: window.takeUnretainedValue()) }
        for subview in storedSubviews { subview.setWindow(window) }
    }

    /// Clears the window links of all descendants; called by the window's `deinit`.
    nonisolated final func clearWindowLinks() {
        for subview in storedSubviews {
            subview.windowLink = nil
            subview.clearWindowLinks()
        }
    }

    /// Adopts the window's scale for drawing.
    func adoptScale(of window: UIWindow) {
        let scale = window.contentScaleFactor
        guard layer.contentsScale != scale else { return }
        contentScaleFactor = scale
        setNeedsDisplay()
    }
}
