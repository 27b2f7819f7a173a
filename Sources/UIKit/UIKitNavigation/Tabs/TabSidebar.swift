import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore
import UIKitLists

/// The words and images of tabs that the system has.
@MainActor
enum SystemTab {
    static var searchTitle: String { SystemText.localized("Search") }

    static var toggleTitle: String { SystemText.localized("Sidebar") }

    /// Returns a button that shows or hides the sidebar.
    static func toggle(_ action: @escaping () -> Void) -> UIButton {
        let button = UIButton(type: .system, primaryAction: UIAction { _ in action() })
        button.setImage(UIImage(systemName: "sidebar.leading"), for: .normal)
        button.accessibilityLabel = toggleTitle
        return button
    }
}

/// The list of tabs beside the content, with groups as sections.
final class TabSidebar: UIView {
    /// The usual width, in points.
    static let width: CGFloat = 280
    private static let topHeight: CGFloat = 44

    private typealias Section = (title: String?, tabs: [UITab])

    private weak var owner: UITabBarController?
    private let list = UITableView(frame: .zero, style: .insetGrouped)
    private let line = UIView()
    private let toggle: UIButton
    private var sections: [Section] = []

    init(_ owner: UITabBarController) {
        self.owner = owner
        toggle = SystemTab.toggle { [weak owner] in owner?.sidebar.isHidden = true }
        super.init(frame: .zero)
        accessibilityIdentifier = "TabSidebar"
        backgroundColor = .systemGroupedBackground
        line.backgroundColor = .separator
        list.dataSource = self
        list.delegate = self
        for view in [list, line, toggle] { addSubview(view) }
        update()
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the current tabs and the selected one. Tabs that follow each other share a section.
    func update() {
        sections = []
        guard let owner else { return list.reloadData() }
        for tab in owner.tabs where !tab.isHidden {
            if let group = tab as? UITabGroup {
                let children = group.children.filter { !$0.isHidden }
                let own = group.viewController == nil ? [] : [group as UITab]
                sections.append((group.title, own + children))
            } else if let last = sections.last, last.title == nil {
                sections[sections.count - 1].tabs.append(tab)
            } else {
                sections.append((nil, [tab]))
            }
        }
        list.reloadData()
        list.layoutIfNeeded()
        for (section, content) in sections.enumerated() {
            guard let row = content.tabs.firstIndex(where: { $0 === owner.selectedTab }) else {
                continue
            }
            list.selectRow(
                at: IndexPath(row: row, section: section), animated: false, scrollPosition: .none)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let top = safeAreaInsets.top
        let side: CGFloat = 44
        toggle.frame = CGRect(
            x: isMirrored ? bounds.width - side - 8 : 8, y: top, width: side, height: side)
        list.frame = CGRect(
            x: 0, y: top + Self.topHeight, width: bounds.width,
            height: max(0, bounds.height - top - Self.topHeight))
        let thickness = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(
            x: isMirrored ? 0 : bounds.width - thickness, y: 0, width: thickness,
            height: bounds.height)
    }
}

extension TabSidebar: UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].tabs.count
    }

    func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sections[section].title }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let tab = sections[indexPath.section].tabs[indexPath.row]
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "tab")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "tab")
        cell.textLabel?.text = tab.title
        cell.detailTextLabel?.text = tab.subtitle
        cell.imageView?.image = tab.image
        let badge = UILabel()
        badge.text = tab.badgeValue
        badge.textColor = .secondaryLabel
        badge.sizeToFit()
        cell.accessoryView = tab.badgeValue == nil ? nil : badge
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        owner?.userSelected(sections[indexPath.section].tabs[indexPath.row])
        update()
    }
}
