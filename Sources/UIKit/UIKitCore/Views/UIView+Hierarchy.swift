@_spi(UIKitInternals) import QuartzCore

extension UIView {
    /// Whether this view is `view` or lies in it.
    public func isDescendant(of view: UIView) -> Bool {
        lies(in: view)
    }

    /// The first view with a tag among this one and all in it, outer ones first.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in storedSubviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    // MARK: Inserting

    func insert(_ view: UIView, besides sibling: UIView, offset: Int) {
        guard view !== sibling else { return }
        precondition(
            sibling.superview === self,
            """
            \(view) cannot be inserted next to \(sibling), which is not a subview of \(self). \
            Pass one of its subviews.
            """)
        let others = storedSubviews.filter { $0 !== view }
        let index = others.firstIndex { $0 === sibling } ?? others.count
        insert(view, at: index + offset)
    }

    /// Puts `view` at an index among the *other* subviews.
    func insert(_ view: UIView, at index: Int) {
        precondition(
            view !== self && (view.storedSubviews.isEmpty || !lies(in: view)),
            "\(view) cannot be put into \(self), which lies in it. Take it out first.")
        if holds(view) {
            reorder(view, to: index)
            return
        }
        let oldWindow = view.windowLink?.toOpaque()
        let oldTint = view.tint
        view.willMove(toSuperview: self)
        if oldWindow != windowLink?.toOpaque() { view.tellWillMove(to: windowAbove) }
        if let oldSuperview = view.superview {
            oldSuperview.willRemoveSubview(view)
            oldSuperview.detach(view)
        }
        insertLayer(of: view, at: max(index, 0))
        storedSubviews.insert(view, at: max(index, 0))
        view.superview = self
        view.mayInherit(inheritance)
        view.joinTree()
        extras?.hitIndex = nil
        view.setWindow(windowLink)
        view.updateTraits()
        if view.preservesSuperviewLayoutMargins { view.updateMargins() }
        view.didMoveToSuperview()
        if oldWindow != view.windowLink?.toOpaque() { view.tellDidMoveToWindow() }
        didAddSubview(view)
        if holds(view) { view.tellTintChange(from: oldTint) }
        // Others have nothing to lay out unless they are asked to.
        if view.overrides.contains(.layoutSubviews) { view.setNeedsLayout() }
        setNeedsLayout()
    }

    private func reorder(_ view: UIView, to index: Int) {
        storedSubviews.remove(view)
        let place = min(max(index, 0), storedSubviews.count)
        insertLayer(of: view, at: place)
        storedSubviews.insert(view, at: place)
        extras?.hitIndex = nil
    }

    /// Puts the layer of `view` where the view goes, keeping layers that belong to no view where they are.
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
        precondition(
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

    func leaveSuperview() {
        guard let superview else { return }
        let hadWindow = window != nil
        resignFirstResponderInside()
        let oldTint = tint
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        if hadWindow { tellWillMove(to: nil) }
        superview.detach(self)
        setWindow(nil)
        didMoveToSuperview()
        if hadWindow { tellDidMoveToWindow() }
        tellTintChange(from: oldTint)
    }

    private func detach(_ view: UIView) {
        view.leaveTree()
        storedSubviews.remove(view)
        view.layer.removeFromSuperlayer()
        view.superview = nil
        extras?.hitIndex = nil
        setNeedsLayout()
    }

    /// The first responder cannot stay first when it leaves its window.
    private func resignFirstResponderInside() {
        guard let window, let responder = window.firstResponder else { return }
        let isInside = responder.chain.contains { $0 === self }
        guard isInside, self !== window else { return }
        if !responder.resignFirstResponder() { window.setFirstResponder(nil) }
    }

    // MARK: Telling

    private func tellWillMove(to newWindow: UIWindow?) {
        owningController?.viewWillMove(toWindow: newWindow)
        willMove(toWindow: newWindow)
        for subview in storedSubviews { subview.tellWillMove(to: newWindow) }
    }

    private func tellDidMoveToWindow() {
        for recognizer in recognizers { recognizer.stop() }
        didMoveToWindow()
        owningController?.viewDidMoveToWindow()
        for subview in storedSubviews { subview.tellDidMoveToWindow() }
    }

    func setWindow(_ window: Unmanaged<UIWindow>?) {
        guard windowLink?.toOpaque() != window?.toOpaque() else { return }
        windowLink = window
        if let window { adoptScale(of: window.takeUnretainedValue()) }
        for subview in storedSubviews { subview.setWindow(window) }
    }

    /// Cuts the links to the window in everything in this view, as the window is in its `deinit`.
    nonisolated final func cutWindowLinks() {
        for subview in storedSubviews {
            subview.windowLink = nil
            subview.cutWindowLinks()
        }
    }

    /// Draws at the window's density from now on.
    func adoptScale(of window: UIWindow) {
        let scale = window.contentScaleFactor
        guard layer.contentsScale != scale else { return }
        contentScaleFactor = scale
        setNeedsDisplay()
    }
}
