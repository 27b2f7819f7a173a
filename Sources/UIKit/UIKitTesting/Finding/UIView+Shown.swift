import UIKit
import UIKitCore

extension UIView {
    /// `true` if the view is neither hidden nor transparent, regardless of its superviews.
    var isShownInSuperview: Bool { !isHidden && alpha >= 0.01 }

    /// `true` if neither the view nor a superview is hidden or transparent.
    var isShownInSuperviews: Bool {
        sequence(first: self, next: \.superview).allSatisfy(\.isShownInSuperview)
    }

    /// The outermost control of that label around this view, which knows whether it is enabled and
    /// selected; the view itself if there is none.
    func outermostControl(labelled label: String) -> UIView {
        sequence(first: self, next: \.superview).reversed()
            .first { $0 is UIControl && $0.accessibilityLabel == label } ?? self
    }

    /// The views below this one, back to front, without the parts of controls. The cells of a list
    /// are in the order of its rows.
    func shownSubviews(includingHidden: Bool) -> [UIView] {
        var found: [UIView] = []
        func visit(_ view: UIView) {
            let parts = view is UIControl ? Self.parts(of: view) : []
            for subview in Self.ordered(view.subviews, in: view) where !parts.contains(subview) {
                guard includingHidden || subview.isShownInSuperview else { continue }
                found.append(subview)
                visit(subview)
            }
        }
        visit(self)
        return found
    }

    /// The subviews back to front, but the cells of a list in the order of its rows.
    private static func ordered(_ subviews: [UIView], in view: UIView) -> [UIView] {
        guard view is UITableView || view is UICollectionView else { return subviews }
        let places = subviews.indices.filter { isCell(subviews[$0]) }
        let cells = places.map { subviews[$0] }.sorted {
            ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
        }
        var ordered = subviews
        for (place, cell) in zip(places, cells) { ordered[place] = cell }
        return ordered
    }

    private static func isCell(_ view: UIView) -> Bool {
        view is UITableViewCell || view is UICollectionReusableView
    }

    @inline(never)
    private static func parts(of view: AnyObject) -> [UIView] {
        (view as? any ViewWithParts)?.parts ?? []
    }
}
