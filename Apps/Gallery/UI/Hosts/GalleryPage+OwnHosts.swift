import Badges
import EmptyState
import ProgressHUD
import SharedElements
import Toasts
import UIKit
import ValidatedFields

extension GalleryPage {
    /// The places that belong to one component, by the name of its page.
    static var ownHosts: [String: [ComponentHost]] {
        [
            "HUDs": [list { ComponentListController(didAppear: showHUD) }],
            "Toasts": [list { ComponentListController(didAppear: showToast) }],
            "Badges": [list { ComponentListController(fill: addBadge) }],
            "SmartFields": [list { FieldListController() }],
            "Empty states": [
                ComponentHost(
                    name: "Collection",
                    title: String(localized: "In a collection", bundle: .module),
                    symbol: "square.grid.2x2", makeController: { EmptyCollectionController() })
            ],
            "Checks": [
                ComponentHost(
                    name: "Navigation",
                    title: String(localized: "In a navigation stack", bundle: .module),
                    symbol: "chevron.right", makeController: { CheckStackController() },
                    isSheet: true)
            ],
        ]
    }

    /// The pages that begin in another state in other places.
    static var pagesOfHosts: [String: () -> UIViewController] {
        ["Empty states": { EmptyStatePage(isEmpty: true) }]
    }

    private static func list(_ make: @escaping () -> UIViewController) -> ComponentHost {
        ComponentHost(
            name: "List", title: String(localized: "In a list", bundle: .module),
            symbol: "list.bullet", makeController: make)
    }

    private static func showHUD(_ list: UITableView) {
        let hud = HUD.showAdded(to: list, animated: true)
        hud.label.text = String(localized: "Loading…", bundle: .module)
        hud.hide(animated: true, afterDelay: 3)
    }

    private static func showToast(_ list: UITableView) {
        list.makeToast(
            String(localized: "The draft was deleted", bundle: .module),
            action: UIAction(title: String(localized: "Undo", bundle: .module)) { [weak list] _ in
                list?.makeToast(String(localized: "Undone", bundle: .module))
            })
    }

    /// Gives each third row of reused cells a badge.
    private static func addBadge(_ cell: UITableViewCell, _ row: Int) {
        let picture =
            cell.accessoryView as? UIImageView ?? UIImageView(image: UIImage(systemName: "bell"))
        picture.tintColor = .label
        // Room for a badge of two digits, whose middle is the symbol's corner.
        picture.frame.size = CGSize(width: 52, height: 28)
        picture.contentMode = .center
        picture.badge.style = .corner
        picture.badge.style.place = .corner(
            .topTrailing, offset: UIOffset(horizontal: -17, vertical: 5))
        picture.badge.number = row % 3 == 0 ? row * 5 : 0
        picture.badge.showsDot = row % 3 == 1
        cell.accessoryView = picture
    }
}

/// A list of rows that is scrolled to its middle, with a component in its cells or over it.
private final class ComponentListController: UITableViewController {
    private let fill: (UITableViewCell, Int) -> Void
    private let didAppear: (UITableView) -> Void

    init(
        fill: @escaping (UITableViewCell, Int) -> Void = { _, _ in },
        didAppear: @escaping (UITableView) -> Void = { _ in }
    ) {
        self.fill = fill
        self.didAppear = didAppear
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView.scrollToRow(at: IndexPath(row: 20, section: 0), at: .middle, animated: false)
        didAppear(tableView)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        40
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = String(localized: "Row", bundle: .module) + " \(indexPath.row + 1)"
        cell.contentConfiguration = content
        cell.selectionStyle = .none
        fill(cell, indexPath.row)
        return cell
    }
}

/// Validated fields in the cells of a list, which are reused: the texts belong to the rows.
private final class FieldListController: UITableViewController {
    private final class Cell: UITableViewCell {
        let field = ValidatedTextField()
        var textDidChange: (String) -> Void = { _ in }

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            selectionStyle = .none
            field.font = .preferredFont(forTextStyle: .body)
            field.validator = .number(in: 0...150).orEmpty.reason(
                String(localized: "A number from 0 to 150.", bundle: .module))
            field.moment = .whileTyping
            field.placeholder = String(localized: "Age: 0 to 150", bundle: .module)
            let view = ValidatedFieldView(field)
            view.reducesMotion = true
            view.hint = " "
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
            let margins = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: margins.topAnchor),
                view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                view.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            ])
            field.addAction(
                UIAction { [weak self] _ in
                    guard let self else { return }
                    textDidChange(field.text ?? "")
                }, for: .editingChanged)
        }

        required init?(coder: NSCoder) { nil }
    }

    private var texts = (0..<30).map { $0 % 4 == 1 ? "\($0 * 20)" : "" }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = UITableView.automaticDimension
        tableView.register(Cell.self, forCellReuseIdentifier: "field")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        texts.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
        guard let cell = cell as? Cell else { return cell }
        cell.textDidChange = { [weak self] in self?.texts[indexPath.row] = $0 }
        cell.field.text = texts[indexPath.row]
        cell.field.validate()
        return cell
    }
}

/// A collection without items, and what it shows instead.
private final class EmptyCollectionController: UICollectionViewController {
    private var count = 0
    private let empty = EmptyStateView(
        image: UIImage(systemName: "square.grid.2x2")?.withConfiguration(
            UIImage.SymbolConfiguration(pointSize: 52, weight: .light)),
        title: String(localized: "No drafts", bundle: .module),
        message: String(localized: "What you begin to write is kept here.", bundle: .module))

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 80)
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "draft")
        empty.button.accessibilityIdentifier = "Restore"
        empty.setAction(String(localized: "Restore drafts", bundle: .module)) { [weak self] in
            self?.show(6)
        }
        show(0)
    }

    private func show(_ count: Int) {
        self.count = count
        collectionView.reloadData()
        collectionView.showEmptyState(empty, if: count == 0, animated: true)
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "draft", for: indexPath)
        cell.backgroundColor = .tertiarySystemFill
        cell.layer.cornerRadius = 12
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
        show(count - 1)
    }
}

/// A list of checks, each of which becomes the head of the screen that a navigation stack pushes.
private final class CheckStackController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationController?.delegate = SharedElementNavigation.standard
        let rows = Check.all.map { check in
            let row = CheckRow(check: check)
            row.addAction(
                UIAction { [weak self, unowned row] _ in self?.open(row) }, for: .touchUpInside)
            return row
        }
        let column = UIStackView(arrangedSubviews: rows)
        column.axis = .vertical
        column.spacing = 10
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
            column.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
        ])
    }

    private func open(_ row: CheckRow) {
        for case let view as CheckRow in row.superview?.subviews ?? [] {
            view.sharedElementKey = view === row ? "check" : nil
        }
        let page = UIViewController()
        page.title = row.check.payee
        page.view.backgroundColor = .secondarySystemBackground
        let head = CheckRow(check: row.check)
        head.backgroundColor = .systemBackground
        head.sharedElementKey = "check"
        head.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(head)
        let area = page.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            head.centerYAnchor.constraint(equalTo: area.centerYAnchor),
            head.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            head.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
        ])
        navigationController?.pushViewController(page, animated: true)
    }
}
