import CoreGraphics

extension UIView {
    /// The subviews that the user can reach, in reading order: rows from top to bottom, and in a
    /// row from the leading side. Only the front-most modal subview, if there is one.
    package var subviewsInReadingOrder: [UIView] {
        let visible = subviews.filter { !$0.isHidden && $0.alpha >= 0.01 }
        if let modal = visible.last(where: \.accessibilityViewIsModal) { return [modal] }
        guard visible.count > 1 else { return visible }
        return rows(of: visible).flatMap { row in row.sorted(by: isBefore) }
    }

    /// Returns views in rows: a row consists of the views whose middle is above the lower edge of
    /// the row's first view.
    private func rows(of views: [UIView]) -> [[UIView]] {
        var rows: [[UIView]] = []
        for view in views.sorted(by: { $0.frame.minY < $1.frame.minY }) {
            if let first = rows.last?.first, view.frame.midY < first.frame.maxY {
                rows[rows.count - 1].append(view)
            } else {
                rows.append([view])
            }
        }
        return rows
    }

    /// Returns `true` if a view comes before another one of its row.
    private func isBefore(_ a: UIView, _ b: UIView) -> Bool {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (start, other) =
            isMirrored ? (-a.frame.maxX, -b.frame.maxX) : (a.frame.minX, b.frame.minX)
        return start != other ? start < other : a.frame.midY < b.frame.midY
    }
}
