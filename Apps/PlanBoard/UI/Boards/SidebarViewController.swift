import PlanBoardCore
import UIKit

/// The list of boards next to the open one.
final class SidebarViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private static let rowHeight: CGFloat = 40
    private static let headHeight: CGFloat = 44

    private unowned let root: PlanRootController
    private let heading = UILabel()
    private let list = UITableView(frame: .zero, style: .plain)
    private let add = UIButton(configuration: .plain())
    private let status = UILabel()

    init(root: PlanRootController) {
        self.root = root
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .planColumn
        heading.text = String(localized: "Boards", bundle: .module)
        heading.font = .systemFont(ofSize: 13, weight: .semibold)
        heading.textColor = .planSecondary
        heading.accessibilityTraits = .header
        list.backgroundColor = .clear
        list.separatorStyle = .none
        list.rowHeight = Self.rowHeight
        list.dataSource = self
        list.delegate = self
        list.register(SidebarCell.self, forCellReuseIdentifier: "board")
        add.configuration?.title = String(localized: "New board", bundle: .module)
        add.configuration?.image = .symbol("plus", size: 12, weight: .medium)
        add.configuration?.imagePadding = 6
        add.configuration?.contentInsets = NSDirectionalEdgeInsets(
            top: 0, leading: 8, bottom: 0, trailing: 8)
        add.configuration?.titleTextAttributesTransformer = .init { attributes in
            var attributes = attributes
            attributes.font = .systemFont(ofSize: 14)
            return attributes
        }
        add.contentHorizontalAlignment = .leading
        add.menu = root.templatesMenu()
        add.showsMenuAsPrimaryAction = true
        add.accessibilityIdentifier = "NewBoard"
        status.font = .systemFont(ofSize: 11)
        status.textColor = .planSecondary
        status.numberOfLines = 3
        status.accessibilityIdentifier = "SyncState"
        for child in [heading, list, add, status] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            heading.topAnchor.constraint(equalTo: guide.topAnchor),
            heading.heightAnchor.constraint(equalToConstant: Self.headHeight),
            heading.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 18),
            heading.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -18),
            list.topAnchor.constraint(equalTo: heading.bottomAnchor),
            list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            list.bottomAnchor.constraint(equalTo: add.topAnchor, constant: -8),
            add.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            add.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
            add.heightAnchor.constraint(equalToConstant: 36),
            add.bottomAnchor.constraint(equalTo: status.topAnchor, constant: -6),
            status.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 18),
            status.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -18),
            status.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -14),
        ])
        reload()
    }

    func reload() {
        guard isViewLoaded else { return }
        list.reloadData()
        if let row = root.library.boards.firstIndex(where: { $0.id == root.session.id }) {
            list.selectRow(
                at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        showState()
    }

    /// Shows how the exchange with the team goes. What is wrong with it stands in the bar below the
    /// board.
    func showState() {
        guard isViewLoaded else { return }
        status.text =
            switch root.exchange.state {
            case nil, .failing: nil
            case .connecting: String(localized: "Connecting…", bundle: .module)
            case .upToDate: String(localized: "Shared with the team", bundle: .module)
            }
    }

    // MARK: The list

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        root.library.boards.count
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "board", for: indexPath)
        guard let cell = cell as? SidebarCell else { return cell }
        let entry = root.library.boards[indexPath.row]
        cell.show(entry.title, isOpen: entry.id == root.session.id)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        root.open(root.library.boards[indexPath.row].id)
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let id = root.library.boards[indexPath.row].id
        return UIContextMenuConfiguration(actionProvider: { [root] _ in
            UIMenu(children: root.boardActions(id))
        })
    }
}

/// A board in the list.
final class SidebarCell: UITableViewCell {
    private let back = UIView()
    private let icon = UIImageView(image: .symbol("list.clipboard", size: 14))
    private let title = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        backgroundColor = .clear
        backgroundConfiguration = .clear()
        back.layer.cornerRadius = 8
        icon.contentMode = .center
        title.font = .systemFont(ofSize: 14)
        title.lineBreakMode = .byTruncatingTail
        contentView.addSubview(back)
        for view in [icon, title] { back.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ name: String, isOpen: Bool) {
        title.text = name
        title.font = .systemFont(ofSize: 14, weight: isOpen ? .semibold : .regular)
        icon.tintColor = isOpen ? .planAccent : .planSecondary
        back.backgroundColor = isOpen ? .planSelection : .clear
        accessibilityLabel = name
        accessibilityIdentifier = "Board \(name)"
        accessibilityTraits = .button
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        back.frame = contentView.bounds.insetBy(dx: 10, dy: 2)
        let bounds = back.bounds
        icon.frame = CGRect(x: 8, y: 0, width: 20, height: bounds.height)
        title.frame = CGRect(
            x: 34, y: 0, width: max(bounds.width - 44, 0), height: bounds.height)
    }
}
