import Foundation
import FoundationGaps
import Toasts
import TouchPainterCore
import UIKit

/// The screen with the saved drawings.
///
/// A tap opens one. “Edit” offers to rename, tag, duplicate and delete; deleting can be undone. A
/// menu has the search, the order and what was deleted.
final class GalleryViewController: UIViewController {
    private let studio: Studio
    private let store: ScribbleStore
    private weak var mediator: (any ScreenMediator)?

    private let gallery = GalleryView()
    private let searchBar = UISearchBar()
    private let emptyLabel = UILabel()
    private var entries: [ScribbleStore.Entry] = []
    private var proxies: [ScribbleStore.Entry: ThumbnailProxy] = [:]

    /// The deletions, newest last.
    private var deletions: [DeleteScribbleCommand] = []

    /// The toast that offers to undo the last deletion.
    private weak var toast: UIView?

    private lazy var undoItem = CommandBarButtonItem(
        symbol: "arrow.uturn.backward", identifier: "Undo Delete",
        label: String(localized: "Undo", bundle: .module)
    ) { [weak self] in self?.undoDelete() }

    private lazy var moreItem: UIBarButtonItem = {
        let item = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: makeMenu())
        item.accessibilityIdentifier = "More"
        item.accessibilityLabel = String(localized: "Search and Order", bundle: .module)
        return item
    }()

    private lazy var editItem = CommandBarButtonItem(
        identifier: "Edit", label: String(localized: "Edit", bundle: .module)
    ) { [weak self] in self?.toggleEditing() }

    init(studio: Studio, store: ScribbleStore, mediator: any ScreenMediator) {
        self.studio = studio
        self.store = store
        self.mediator = mediator
        super.init(nibName: nil, bundle: nil)
    }

    /// Controllers of this class are not loaded from archives: `nil`.
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        gallery.accessibilityIdentifier = "Scribbles"
        gallery.configure = { [weak self] in self?.configure($0, $1) }
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.font = .preferredFont(forTextStyle: .body)
        emptyLabel.textAlignment = .center
        view.addSubview(gallery)
        searchBar.placeholder = String(localized: "Names and tags", bundle: .module)
        searchBar.accessibilityIdentifier = "Search"
        searchBar.showsCancelButton = true
        searchBar.delegate = self
        searchBar.isHidden = true
        view.addSubview(emptyLabel)
        view.addSubview(searchBar)
        studio.onFolderChange = { [weak self] in self?.reload() }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(
            by: UIEdgeInsets(top: view.safeAreaInsets.top, left: 0, bottom: 0, right: 0))
        gallery.frame = searchBar.isHidden ? view.bounds : room
        emptyLabel.frame = room
        if !searchBar.isHidden {
            (searchBar.frame, gallery.frame) = room.divided(
                atDistance: Self.searchHeight, from: .minYEdge)
            emptyLabel.frame = gallery.frame
        }
    }

    private static let searchHeight: CGFloat = 52

    // MARK: Entries

    /// The words to search for.
    private var words: String { searchBar.isHidden ? "" : searchBar.text ?? "" }

    private var order: ScribbleStore.Order { studio.settings.order ?? .age }

    private func reload() {
        // What was restored from the trash cannot be undone here any more.
        let trashed = Set(store.trashed().map(\.file))
        deletions.removeAll { $0.trashed.map { trashed.contains($0.file) } != true }
        entries = store.entries(matching: words, in: order)
        let sources: [any ThumbnailSource] = entries.map { entry in
            let url = store.thumbnailURL(of: entry)
            if let proxy = proxies[entry], proxy.isCurrent { return proxy }
            let proxy = ThumbnailProxy(url: url) { [store] in
                (try? store.scribble(of: entry)).flatMap(ScribbleThumbnail.pngData)
            }
            proxies[entry] = proxy
            return proxy
        }
        gallery.sources = sources
        title =
            entries.count == 1
            ? String(localized: "\(entries.count) item", bundle: .module)
            : String(localized: "\(entries.count) items", bundle: .module)
        emptyLabel.text =
            words.isEmpty
            ? String(localized: "No scribbles yet", bundle: .module)
            : String(localized: "No scribble has this name or tag", bundle: .module)
        emptyLabel.isHidden = !entries.isEmpty
        editItem.isEnabled = !entries.isEmpty || !deletions.isEmpty
        navigationItem.rightBarButtonItems =
            [editItem, moreItem] + (deletions.isEmpty ? [] : [undoItem])
    }

    private func configure(_ cell: ThumbnailCell, _ index: Int) {
        let entry = entries[index]
        cell.accessibilityIdentifier = entry.name
        cell.accessibilityLabel = entry.name
        cell.accessibilityHint = store.tags(of: entry).joined(separator: ", ")
        cell.name = entry.name
        cell.removeAction(identifiedBy: Self.openIdentifier, for: .touchUpInside)
        cell.addAction(
            UIAction(identifier: Self.openIdentifier) { [weak self] _ in
                guard let self, !self.gallery.isEditing else { return }
                self.mediator?.open(entry)
            }, for: .touchUpInside)
        cell.onDelete = { [weak self] in self?.delete(entry) }
        cell.onDuplicate = { [weak self] in self?.duplicate(entry) }
        cell.onRename = { [weak self] in self?.askName(of: entry) }
        cell.onTag = { [weak self] in self?.askTags(of: entry) }
    }

    private static let openIdentifier = UIAction.Identifier("open")

    // MARK: Editing

    private func toggleEditing() {
        gallery.isEditing.toggle()
        editItem.title =
            gallery.isEditing
            ? String(localized: "Finish", bundle: .module)
            : String(localized: "Edit", bundle: .module)
    }

    private func delete(_ entry: ScribbleStore.Entry) {
        let command = DeleteScribbleCommand(entry, in: store)
        command.execute()
        if report(command.error) {
            deletions.append(command)
            let name = entry.name
            toast = view.makeToast(
                String(localized: "“\(name)” was deleted", bundle: .module),
                action: UIAction(title: String(localized: "Undo", bundle: .module)) {
                    [weak self] _ in self?.undoDelete()
                })
        }
        reload()
    }

    private func undoDelete() {
        guard let command = deletions.popLast() else { return }
        if let toast { view.hideToast(toast) }
        command.unexecute()
        if !report(command.error) { deletions.append(command) }
        reload()
    }

    private func duplicate(_ entry: ScribbleStore.Entry) {
        attempt { () throws(PaintingFileError) in try studio.duplicate(entry) }
    }

    private func askName(of entry: ScribbleStore.Entry) {
        ask(String(localized: "Name of the Scribble", bundle: .module), text: entry.name) {
            [weak self] name in
            self?.attempt { () throws(PaintingFileError) in
                try self?.studio.rename(entry, to: name)
            }
        }
    }

    private func askTags(of entry: ScribbleStore.Entry) {
        ask(
            String(localized: "Tags, Separated by Commas", bundle: .module),
            text: store.tags(of: entry).joined(separator: ", ")
        ) { [weak self] text in
            self?.attempt { () throws(PaintingFileError) in
                let tags = text.split { $0 == "," || $0 == "，" || $0 == "、" }
                try self?.store.setTags(tags.map(String.init), of: entry)
            }
        }
    }

    /// Asks for a text.
    private func ask(_ title: String, text: String, then body: @escaping (String) -> Void) {
        TextPrompt.show(
            title, text: text, identifier: "Text",
            confirmation: String(localized: "OK", bundle: .module), over: self, then: body)
    }

    private func attempt(_ body: () throws(PaintingFileError) -> Void) {
        do throws(PaintingFileError) {
            try body()
        } catch {
            report(error)
        }
        reload()
    }

    /// Shows an error.
    ///
    /// - Returns: `true` if there was none.
    @discardableResult
    private func report(_ error: PaintingFileError?) -> Bool {
        guard let error else { return true }
        MessageView(error.localizedText).show(in: view, top: emptyLabel.frame)
        return false
    }

    // MARK: Keys

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(
                title: String(localized: "Undo", bundle: .module),
                action: Selector(GalleryViewController.undoDelete, name: "undoDelete"),
                input: "z", modifierFlags: .command),
            UIKeyCommand(
                title: String(localized: "Search", bundle: .module),
                action: Selector(GalleryViewController.beginSearch, name: "beginSearch"),
                input: "f", modifierFlags: .command),
        ]
    }
}

// MARK: - Search and order

extension GalleryViewController: UISearchBarDelegate {
    private func makeMenu() -> UIMenu {
        let search = UIAction(
            title: String(localized: "Search", bundle: .module),
            image: UIImage(systemName: "magnifyingglass")
        ) { [weak self] _ in self?.beginSearch() }
        let orders = ScribbleStore.Order.allCases.map { order in
            UIAction(
                title: Self.title(of: order), state: order == self.order ? .on : .off
            ) { [weak self] _ in self?.sort(by: order) }
        }
        let trash = UIAction(
            title: String(localized: "Recently Deleted", bundle: .module),
            image: UIImage(systemName: "trash")
        ) { [weak self] _ in self?.mediator?.request(.trash) }
        return UIMenu(children: [
            search, UIMenu(options: [.displayInline, .singleSelection], children: orders),
            UIMenu(options: .displayInline, children: [trash]),
        ])
    }

    private static func title(of order: ScribbleStore.Order) -> String {
        switch order {
        case .age: String(localized: "Oldest First", bundle: .module)
        case .name: String(localized: "By Name", bundle: .module)
        case .change: String(localized: "Last Saved First", bundle: .module)
        }
    }

    private func sort(by order: ScribbleStore.Order) {
        studio.settings.order = order
        moreItem.menu = makeMenu()
        reload()
    }

    private func beginSearch() {
        searchBar.isHidden = false
        view.setNeedsLayout()
        searchBar.becomeFirstResponder()
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { reload() }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        searchBar.text = ""
        searchBar.resignFirstResponder()
        searchBar.isHidden = true
        view.setNeedsLayout()
        reload()
    }
}
