import BookshelfCore
import EmptyState
import UIKit

/// The shelf: boards of books, above them a field that searches.
final class ShelfController: UIViewController, UISearchBarDelegate, UICollectionViewDelegate {
    /// A place on the shelf.
    nonisolated enum Place: Hashable, Sendable {
        case book(BookAPI.Entry.ID)

        /// An empty place, counted from the last book.
        case empty(Int)
    }

    /// Called with the book that the user opens.
    var onOpen: ((BookAPI.Entry.ID) -> Void)?

    /// Called when other books are shown, or their contents changed.
    var onUpdate: (() -> Void)?

    /// The books that are shown, and their order.
    var query = ShelfQuery() {
        didSet { if query != oldValue { update(animated: false) } }
    }

    /// The books that are shown.
    private(set) var shown: [BookAPI.Entry] = []

    /// `true` while a tap deletes a book instead of opening it.
    private(set) var isTidying = false

    let list: UICollectionView
    let searchBar = UISearchBar()
    private let editor: ShelfEditor
    private let covers: CoverLoader
    private let exports: URL?
    private let sync: ShelfSync
    private let importer: FileImporter
    private let camera: CameraFeed
    private let layout = UICollectionViewFlowLayout()
    private let nothingFound = EmptyStateView()

    /// Says that the server cannot be reached, and how many changes wait. A touch tries at once.
    private let syncLine = UIButton(configuration: .plain())
    private lazy var syncLineHeight = syncLine.heightAnchor.constraint(equalToConstant: 0)
    private var source: UICollectionViewDiffableDataSource<Int, Place>?
    private var books: [BookAPI.Entry.ID: BookAPI.Entry] = [:]

    /// Made at the first search after a change.
    private var index: SearchIndex?

    /// Made at the first use after a change.
    private var filters: FilterList?

    private var api: BookAPI { editor.api }

    /// Creates the shelf.
    ///
    /// - Parameters:
    ///   - exports: The folder that files are written to.
    ///   - own: The covers that come with books' files.
    ///   - camera: The camera that reads the number on a book's back.
    init(
        editor: ShelfEditor, covers: CoverLoader, exports: URL?, sync: ShelfSync, own: CoverFile,
        camera: @escaping CameraFeed
    ) {
        self.camera = camera
        self.sync = sync
        importer = FileImporter(api: editor.api, covers: own)
        self.editor = editor
        self.covers = covers
        self.exports = exports
        list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
        title = String(localized: "Bookshelf", bundle: .module)
        NotificationCenter.default.addObserver(
            self, selector: Selector(ShelfController.booksChanged), name: BookAPI.booksDidChange,
            object: editor.api)
        NotificationCenter.default.addObserver(
            self, selector: Selector(ShelfController.syncChanged),
            name: ShelfSync.statusDidChange, object: sync)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = ShelfColors.wall
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        list.backgroundColor = ShelfColors.wall
        list.delegate = self
        list.alwaysBounceVertical = true
        list.keyboardDismissMode = .onDrag
        searchBar.searchTextField.attributedPlaceholder = NSAttributedString(
            string: String(localized: "Title, author, tag or pinyin", bundle: .module),
            attributes: [.foregroundColor: ShelfColors.hint])
        searchBar.searchTextField.accessibilityIdentifier = "Search"
        searchBar.searchBarStyle = .minimal
        searchBar.searchTextField.backgroundColor = ShelfColors.field
        searchBar.searchTextField.layer.cornerRadius = 10
        searchBar.delegate = self
        nothingFound.title = String(localized: "No books here", bundle: .module)
        nothingFound.titleLabel.textColor = UIColor(white: 1, alpha: 0.85)
        syncLine.configuration?.buttonSize = .small
        syncLine.configuration?.image = UIImage(systemName: "exclamationmark.triangle")
        syncLine.configuration?.imagePadding = 6
        syncLine.tintColor = .white
        syncLine.backgroundColor = ShelfColors.board
        syncLine.accessibilityIdentifier = "Sync line"
        syncLine.addAction(
            UIAction { [weak self] _ in self?.sync.tryNow() }, for: .touchUpInside)
        for part in [searchBar, syncLine, list] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            searchBar.topAnchor.constraint(equalTo: safe.topAnchor),
            searchBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            searchBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            syncLine.topAnchor.constraint(equalTo: searchBar.bottomAnchor),
            syncLine.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            syncLine.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            syncLineHeight,
            list.topAnchor.constraint(equalTo: syncLine.bottomAnchor),
            list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        importer.attach(to: self) { [weak self] in self?.book(at: $0) }
        makeSource()
        showSync()
        update(animated: false)
    }

    /// The book at a point of the view, if there is one.
    private func book(at point: CGPoint) -> BookAPI.Entry.ID? {
        guard let path = list.indexPathForItem(at: list.convert(point, from: view)),
            case .book(let id)? = source?.itemIdentifier(for: path)
        else { return nil }
        return id
    }

    /// The cover of a book, if it is in sight.
    func cover(of id: BookAPI.Entry.ID?) -> UIView? {
        guard let id, let path = source?.indexPath(for: .book(id)) else { return nil }
        return (list.cellForItem(at: path) as? BookCell)?.cover
    }

    private func makeSource() {
        let cells = BookCellFactory(covers: covers).registration { [weak self] (place: Place) in
            guard case .book(let id) = place else { return nil }
            return self?.books[id]?.book
        } isTidying: { [weak self] in
            self?.isTidying == true
        }
        source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, place in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: place)
        }
    }

    // MARK: Layout

    /// The number of places on a board: three on a phone, more in a wide window.
    static func columns(inWidth width: CGFloat) -> Int { max(3, Int(width / 125)) }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = list.bounds.width
        guard width > 0 else { return }
        let columns = CGFloat(Self.columns(inWidth: width))
        let size = CGSize(width: (width / columns * 2).rounded(.down) / 2, height: BookCell.height)
        guard size != layout.itemSize || shelf != lastShelf else { return }
        layout.itemSize = size
        showPlaces(animated: false)
    }

    private var shelf: PaddedShelf {
        let boards = (list.bounds.height / BookCell.height).rounded(.up)
        return PaddedShelf(
            count: shown.count, columns: Self.columns(inWidth: list.bounds.width),
            boards: Int(boards))
    }

    private var lastShelf: PaddedShelf?

    // MARK: Updating

    private func booksChanged(_ notification: Notification) {
        index = nil
        filters = nil
        update(animated: true)
        if isViewLoaded { showSync() }
    }

    private func syncChanged(_ notification: Notification) {
        if isViewLoaded { showSync() }
    }

    /// Shows what keeps the shelf from its server, if something does.
    private func showSync() {
        let failure = sync.account == nil ? nil : sync.failure
        syncLine.isHidden = failure == nil
        syncLineHeight.constant = failure == nil ? 0 : 44
        guard let failure else { return }
        syncLine.configuration?.title = failure.line(pending: sync.pendingCount)
    }

    private func update(animated: Bool) {
        guard isViewLoaded else { return }
        let before = books
        shown = query.result(in: api.entries, index: searchIndex())
        books = Dictionary(uniqueKeysWithValues: shown.map { ($0.id, $0) })
        let changed = before.filter { id, entry in books[id].map { $0 != entry } == true }
        showPlaces(changed: changed.keys.map { .book($0) }, animated: animated)
        list.showEmptyState(nothingFound, if: shown.isEmpty)
        updateItems()
        onUpdate?()
    }

    /// Puts the books on boards, as many next to each other as the list is wide.
    private func showPlaces(changed: [Place] = [], animated: Bool) {
        // Boards are built in the first layout.
        guard list.bounds.width > 0 else { return }
        let shelf = shelf
        lastShelf = shelf
        var snapshot = NSDiffableDataSourceSnapshot<Int, Place>()
        snapshot.appendSections([0])
        snapshot.appendItems(
            (0..<shelf.places).map { place in
                shelf.book(at: place).map { .book(shown[$0].id) } ?? .empty(place - shelf.count)
            })
        snapshot.reconfigureItems(changed)
        source?.apply(snapshot, animatingDifferences: animated && view.window != nil)
    }

    private func searchIndex() -> SearchIndex {
        if let index { return index }
        let made = SearchIndex(api.books)
        index = made
        return made
    }

    /// The choices of books, and how many each has.
    func filterList() -> FilterList {
        if let filters { return filters }
        let made = FilterList(api.entries)
        filters = made
        return made
    }

    // MARK: The bar

    private func updateItems() {
        let tidy = UIBarButtonItem(
            title: isTidying
                ? String(localized: "Done", bundle: .module)
                : String(localized: "Tidy up", bundle: .module),
            style: isTidying ? .done : .plain, target: self, action: ShelfController.toggleTidying)
        tidy.accessibilityIdentifier = "Tidy"
        navigationItem.leftBarButtonItem = tidy
        let add = UIBarButtonItem(
            image: UIImage(systemName: "plus"), style: .plain, target: self,
            action: ShelfController.addBook)
        add.accessibilityLabel = String(localized: "Add a book", bundle: .module)
        let more = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: menu())
        more.accessibilityLabel = String(localized: "More", bundle: .module)
        // Symbols are narrower than a finger.
        for item in [add, more] { item.width = 44 }
        navigationItem.rightBarButtonItems = [add, more]
    }

    private func menu() -> UIMenu {
        let orders = ShelfQuery.Order.allCases.map { order in
            UIAction(title: order.title, state: query.order == order ? .on : .off) {
                [weak self] _ in self?.query.order = order
            }
        }
        let filters = filterList().filters.map { filter in
            UIAction(title: filter.title, state: query.filter == filter ? .on : .off) {
                [weak self] _ in self?.query.filter = filter
            }
        }
        let file = UIAction(
            title: String(localized: "Add files…", bundle: .module),
            image: UIImage(systemName: "doc.badge.plus")
        ) { [weak self] _ in self?.importer.pick() }
        let statistics = UIAction(
            title: String(localized: "Statistics", bundle: .module),
            image: UIImage(systemName: "chart.bar")
        ) { [weak self] _ in
            guard let self else { return }
            show(StatisticsController(books: api.books))
        }
        let synchronise = UIAction(
            title: String(localized: "Synchronise…", bundle: .module),
            image: UIImage(systemName: "arrow.triangle.2.circlepath")
        ) { [weak self] _ in
            guard let self else { return }
            show(SyncController(sync: sync))
        }
        let trash = UIAction(
            title: String(localized: "Recently deleted…", bundle: .module),
            image: UIImage(systemName: "trash")
        ) { [weak self] _ in
            guard let self else { return }
            show(TrashController(editor: editor))
        }
        let transfer = UIAction(
            title: String(localized: "Import and export…", bundle: .module),
            image: UIImage(systemName: "square.and.arrow.up")
        ) { [weak self] _ in self?.showTransfer() }
        return UIMenu(children: [
            UIMenu(
                title: String(localized: "Sort by", bundle: .module),
                image: UIImage(systemName: "arrow.up.arrow.down"), children: orders),
            UIMenu(
                title: String(localized: "Show", bundle: .module),
                image: UIImage(systemName: "line.3.horizontal.decrease.circle"), children: filters),
            file, transfer, trash, statistics, synchronise,
        ])
    }

    private func toggleTidying() { setTidying(!isTidying) }

    /// Makes taps delete books, or open them again.
    func setTidying(_ isOn: Bool) {
        isTidying = isOn
        updateItems()
        guard let source else { return }
        var snapshot = source.snapshot()
        snapshot.reconfigureItems(snapshot.itemIdentifiers)
        source.apply(snapshot, animatingDifferences: false)
    }

    private func addBook() {
        show(BookFormController(api: api, entry: nil, camera: camera, drafts: editor.drafts))
    }

    func showTransfer() {
        show(TransferController(api: api, folder: exports, drafts: editor.drafts))
    }

    /// The form that was open when the program ended before it was saved.
    func formOfKeptInput() -> UIViewController? {
        guard let drafts = editor.drafts, let input = drafts.takeOver() else { return nil }
        switch input {
        case .book(let draft, let book, let index):
            return BookFormController(
                api: api, restoring: draft, of: book, index: index, camera: camera, drafts: drafts)
        case .list(let text):
            return TransferController(api: api, folder: exports, drafts: drafts, restoring: text)
        }
    }

    private func show(_ screen: UIViewController) {
        present(UINavigationController(rootViewController: screen), animated: true)
    }

    // MARK: Events

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        query.words = searchText
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
    }

    func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
        collectionView.deselectItem(at: indexPath, animated: false)
        guard case .book(let id) = source?.itemIdentifier(for: indexPath) else { return }
        if isTidying {
            editor.askToDelete(id, over: self)
        } else {
            onOpen?(id)
        }
    }
}
