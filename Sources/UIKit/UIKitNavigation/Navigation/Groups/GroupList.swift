import Foundation
import UIKitControls
import UIKitCore
import UIKitLists

/// The screen on which the user orders, removes and adds groups of a navigation bar.
final class GroupList: UITableViewController {
    private var groups: [UIBarButtonItemGroup]
    private var choice: GroupChoice
    private let onEnd: (GroupChoice) -> Void

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - groups: The groups that may be changed, in their order.
    ///   - choice: The choice until now.
    ///   - onEnd: Receives the new choice.
    init(
        _ groups: [UIBarButtonItemGroup], choice: GroupChoice,
        onEnd: @escaping (GroupChoice) -> Void
    ) {
        self.groups = groups
        self.choice = choice
        self.onEnd = onEnd
        super.init(style: .insetGrouped)
        title = SystemText.localized("Customize Toolbar")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.end() })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.isEditing = true
        isModalInPresentation = true
    }

    private func end() {
        choice.order = groups.compactMap(\.customizationIdentifier)
        onEnd(choice)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        groups.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "group")
            ?? UITableViewCell(style: .default, reuseIdentifier: "group")
        let group = groups[indexPath.row]
        let names = group.barButtonItems.map(\.menuTitle).filter { !$0.isEmpty }
        var content = UIListContentConfiguration.cell()
        content.text = group.representativeItem?.menuTitle ?? names.joined(separator: ", ")
        content.image = group.representativeItem?.image ?? group.barButtonItems.first?.image
        cell.contentConfiguration = content
        cell.editingAccessoryView = group.isOptional ? makeSwitch(for: group) : nil
        return cell
    }

    private func makeSwitch(for group: UIBarButtonItemGroup) -> UISwitch {
        let control = UISwitch()
        control.isOn = choice.shows(group)
        control.accessibilityLabel = group.barButtonItems.first?.menuTitle
        control.addAction(
            UIAction { [weak self, weak control] _ in
                guard let self, let control, let name = group.customizationIdentifier else {
                    return
                }
                if control.isOn { choice.shown.insert(name) } else { choice.shown.remove(name) }
            }, for: .valueChanged)
        return control
    }

    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .none }

    override func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { false }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        true
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        groups.insert(groups.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
}
