import UIKit
import UIKitCore

extension UIView {
    /// `true` if the view is neither hidden nor transparent, regardless of its superviews.
    var isShownInSuperview: Bool { !isHidden && alpha >= 0.01 }

    /// `true` if neither the view nor a superview is hidden or transparent.
    var isShownInSuperviews: Bool {
        sequence(first: self, next: \.superview).allSatisfy(\.isShownInSuperview)
    }

    /// The outermost control or accessibility element of that label around this view, which screen
    /// readers announce instead of its parts; the view itself if there is none.
    func outermostElement(labelled label: String) -> UIView {
        var element = self
        for view in sequence(first: self, next: \.superview).dropFirst()
        where view is UIControl || view.isAccessibilityElement {
            if view.accessibilityLabel == label { element = view }
        }
        return element
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
