import CoreGraphics

extension UIStackView {
    func arrange(_ view: UIView, at index: Int) {
        precondition(
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
        vanishing.removeValue(forKey: ObjectIdentifier(view))?.cancel()
        view.finishVanishing()
        // The view may be about to leave the engine, which then must not have rows about it.
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

    /// The room after a view, in points.
    func spacing(after view: UIView) -> CGFloat {
        let custom = customSpacing(after: view)
        let wanted = custom == Self.spacingUseDefault ? spacing : custom
        return wanted == Self.spacingUseSystem ? LayoutMetrics.systemSpacing : wanted
    }

    /// Hands the engine what the arrangement asks for now.
    func updateRows() {
        var rows = StackRows(self)
        makeGaps(rows.gapCount)
        setLayoutRows(rows.all())
        // Only now no row speaks of the others any more.
        while gaps.count > rows.gapCount { removeLayoutGuide(gaps.removeLast()) }
    }

    /// Makes the guides that are missing of the rooms between `count` views.
    private func makeGaps(_ count: Int) {
        while gaps.count < count {
            let gap = UILayoutGuide()
            gap.identifier = "UISV-distributing"
            addLayoutGuide(gap)
            gaps.append(gap)
        }
    }
}
