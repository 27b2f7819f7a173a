import CoreGraphics
import UIKitControls
import UIKitCore

/// A group of items as a navigation bar shows it.
final class ShownGroup {
    /// The form in which the group is in the bar.
    enum Form {
        case items
        /// The item that stands for all.
        case representative
        /// Not in the bar, but in its overflow menu.
        case menu
        /// Removed by the app or by the user.
        case absent
    }

    let group: UIBarButtonItemGroup

    /// The views of the items that are not spaces.
    let views: [(item: UIBarButtonItem, view: UIView)]

    /// The view of the representative item.
    let representative: UIView?

    /// The form that the group has while there is room.
    let widestForm: Form

    var form: Form {
        didSet { group.isDisplayingRepresentativeItem = form == .representative }
    }

    /// Creates a group whose views `makeView` makes.
    init(
        _ group: UIBarButtonItemGroup, widest: Form,
        makeView: (UIBarButtonItem) -> UIView?
    ) {
        self.group = group
        views = group.barButtonItems.compactMap { item in makeView(item).map { (item, $0) } }
        representative = group.isCollapsible ? group.representativeItem.flatMap(makeView) : nil
        widestForm = group.isHidden ? .absent : widest
        form = widestForm
    }

    var allViews: [UIView] { views.map(\.view) + [representative].compactMap { $0 } }

    /// The views that are in the bar.
    var shownViews: [UIView] {
        switch form {
        case .items: views.filter { !$0.item.isHidden }.map(\.view)
        case .representative: [representative].compactMap { $0 }
        case .menu, .absent: []
        }
    }
}

/// The groups at one place of a navigation bar, from the leading edge on.
struct BarSection {
    var groups: [ShownGroup] = []

    /// The space between two items, and between two groups, in points.
    static let spacing: CGFloat = 16
    private static let groupSpacing: CGFloat = 24

    private var shownGroups: [[UIView]] { groups.map(\.shownViews).filter { !$0.isEmpty } }

    var shownViews: [UIView] { groups.flatMap(\.shownViews) }

    /// Returns the width of what is shown.
    func width(_ widthOf: (UIView) -> CGFloat) -> CGFloat {
        places(from: 0, widthOf).last.map { $0.x + $0.width } ?? 0
    }

    /// Returns the places of the views that are shown, side by side.
    func places(
        from start: CGFloat, _ widthOf: (UIView) -> CGFloat
    ) -> [(view: UIView, x: CGFloat, width: CGFloat)] {
        var x = start
        var places: [(view: UIView, x: CGFloat, width: CGFloat)] = []
        for group in shownGroups {
            for view in group {
                let width = widthOf(view)
                places.append((view, x, width))
                x += width + Self.spacing
            }
            x += Self.groupSpacing - Self.spacing
        }
        return places
    }
}

/// Decides which groups of a navigation bar give way to others.
struct GroupFitting {
    /// The groups in the order in which they give way.
    let groups: [ShownGroup]

    /// Returns the width that is missing with the groups' forms.
    let missing: () -> CGFloat

    /// Replaces groups by their representative items, or moves them into the overflow menu, until
    /// the others fit.
    func fit() {
        for group in groups { group.form = group.widestForm }
        for group in groups where group.form == .items && missing() > 0 {
            group.form = group.representative == nil ? .menu : .representative
        }
        for group in groups where group.form == .representative && missing() > 0 {
            group.form = .menu
        }
    }
}
