import CoreGraphics

extension UIStackView {
    func arrange(_ view: UIView, at index: Int) {
        requires(
            view !== self, "A stack cannot arrange itself. Pass another view.")
        if let old = arranged.firstIndex(where: { $0 === view }) {
            arranged.remove(at: old)
            arranged.insert(view, at: min(index, arranged.count))
            return arrangementDidChange()
        }
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        arranged.insert(view, at: min(index, arranged.count))
        arrangementDidChange()
    }

    func stopArranging(_ view: UIView) {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        collapsing.removeValue(forKey: ObjectIdentifier(view))?.cancel()
        view.finishCollapsing()
        // The view may be about to leave the engine, which then must not have rows that reference
        // it.
        updateRows()
        arrangementDidChange()
    }

    func setSpacing(_ spacing: CGFloat, after view: UIView) {
        guard !spacing.isNaN, arranged.contains(where: { $0 === view }) else { return }
        let old = customSpacing(after: view)
        customSpacings[ObjectIdentifier(view)] =
            spacing == Self.spacingUseDefault ? nil : spacing
        if customSpacing(after: view) != old { arrangementDidChange() }
    }

    func arrangementDidChange() {
        setNeedsUpdateConstraints()
        setNeedsLayout()
    }

    /// Returns the space after a view, in points.
    func spacing(after view: UIView) -> CGFloat {
        let custom = customSpacing(after: view)
        let wanted = custom == Self.spacingUseDefault ? spacing : custom
        return wanted == Self.spacingUseSystem ? LayoutMetrics.systemSpacing : wanted
    }

    /// Passes the rows of the current arrangement to the engine.
    func updateRows() {
        var rows = StackRows(self)
        makeGaps(rows.gapCount)
        setImplicitRelations(rows.all())
        // Only now no row references the surplus guides.
        while gaps.count > rows.gapCount { removeLayoutGuide(gaps.removeLast()) }
    }

    /// Adds the missing guides for `count` gaps between views.
    private func makeGaps(_ count: Int) {
        while gaps.count < count {
            let gap = UILayoutGuide()
            gap.identifier = "UISV-distributing"
            addLayoutGuide(gap)
            gaps.append(gap)
        }
    }
}
