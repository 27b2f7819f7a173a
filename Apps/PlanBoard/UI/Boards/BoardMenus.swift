import PlanBoardCore
import UIKit

extension PlanRootController {
    /// The boards, and what can be done with the open one.
    func boardsMenu() -> UIMenu {
        let boards = library.boards.map { entry in
            UIAction(title: entry.title, state: entry.id == session.id ? .on : .off) {
                [weak self] _ in self?.open(entry.id)
            }
        }
        return UIMenu(children: [
            UIMenu(options: .displayInline, children: boards), templatesMenu(),
            UIMenu(options: .displayInline, children: boardActions(session.id)),
        ])
    }

    /// The kinds of new boards.
    func templatesMenu() -> UIMenu {
        UIMenu(
            title: String(localized: "New board", bundle: .module),
            image: UIImage(systemName: "plus"),
            children: BoardTemplate.allCases.map { template in
                UIAction(title: template.title, image: UIImage(systemName: template.symbol)) {
                    [weak self] _ in self?.add(template)
                }
            })
    }

    func boardActions(_ id: BoardEntry.ID) -> [UIMenuElement] {
        [
            UIAction(
                title: String(localized: "Rename…", bundle: .module),
                image: UIImage(systemName: "pencil")
            ) { [weak self] _ in self?.rename(id) },
            UIAction(
                title: String(localized: "Duplicate", bundle: .module),
                image: UIImage(systemName: "doc.on.doc")
            ) { [weak self] _ in self?.duplicate(id) },
            UIAction(
                title: String(localized: "Delete board", bundle: .module),
                image: UIImage(systemName: "trash"),
                attributes: library.boards.count > 1 ? .destructive : [.destructive, .disabled]
            ) { [weak self] _ in self?.delete(id) },
        ]
    }
}

extension BoardViewController {
    /// The title with a menu of the boards.
    func titleButton(_ root: PlanRootController) -> UIView {
        var configuration = UIButton.Configuration.plain()
        configuration.title = title
        configuration.image = .symbol("chevron.down", size: 10, weight: .semibold)
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 4
        configuration.baseForegroundColor = .label
        configuration.titleLineBreakMode = .byTruncatingTail
        configuration.titleTextAttributesTransformer = .init { attributes in
            var attributes = attributes
            attributes.font = .systemFont(ofSize: 17, weight: .semibold)
            return attributes
        }
        let button = UIButton(configuration: configuration)
        button.menu = root.boardsMenu()
        button.showsMenuAsPrimaryAction = true
        button.accessibilityIdentifier = "Boards"
        button.accessibilityLabel = title
        button.sizeToFit()
        button.frame.size.width = min(button.frame.width, 190)
        return button
    }

    /// The labels, due dates and marks that can be looked at alone.
    func filterMenu() -> UIMenu {
        func choice(
            _ title: String, isOn: Bool, _ change: @escaping (inout CardFilter) -> Void
        ) -> UIAction {
            UIAction(title: title, state: isOn ? .on : .off) { [weak self] _ in
                guard let self else { return }
                change(&filter)
            }
        }
        let dues = CardFilter.Due.allCases.map { due in
            choice(Self.title(of: due), isOn: filter.due == due) {
                $0.due = $0.due == due ? nil : due
            }
        }
        let important = choice(
            String(localized: "Important", bundle: .module), isOn: filter.isImportant
        ) { $0.isImportant.toggle() }
        let labels = session.board.labels.map { label in
            choice("#\(label)", isOn: filter.labels.contains(label)) {
                $0.labels.formSymmetricDifference([label])
            }
        }
        let all = UIAction(
            title: String(localized: "Show all cards", bundle: .module),
            attributes: filter.isEmpty ? .disabled : []
        ) { [weak self] _ in self?.filter = CardFilter() }
        return UIMenu(children: [
            UIMenu(options: .displayInline, children: dues + [important]),
            UIMenu(options: .displayInline, children: labels),
            UIMenu(options: .displayInline, children: [all]),
        ])
    }

    private static func title(of due: CardFilter.Due) -> String {
        switch due {
        case .overdue: String(localized: "Overdue", bundle: .module)
        case .today: String(localized: "Due today", bundle: .module)
        case .thisWeek: String(localized: "Due this week", bundle: .module)
        }
    }
}
