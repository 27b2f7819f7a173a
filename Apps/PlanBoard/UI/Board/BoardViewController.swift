import FoundationGaps
import KeyboardAvoiding
import PageControlling
import PlanBoardCore
import UIKit

/// The board: its columns side by side, below a hint or the field for searching.
final class BoardViewController: UIViewController {
    static let hintHeight: CGFloat = 35

    /// The space below the columns.
    static let bottomInset: CGFloat = 27

    let session: BoardSession
    let layout = ColumnsLayout()
    private(set) lazy var collection = UICollectionView(
        frame: .zero, collectionViewLayout: layout)
    let hint = UILabel()
    let searchBar = UISearchBar()
    let createBar = CreateBar()

    /// Shows where something from another program would be dropped.
    let dropMark = UIView()

    private(set) lazy var createBarBottom = createBar.bottomAnchor.constraint(
        equalTo: view.bottomAnchor, constant: CreateBar.height)
    private lazy var topHeight = top.heightAnchor.constraint(equalToConstant: Self.hintHeight)
    private let top = UIView()

    /// Follows the software keyboard while the board is shown.
    var keyboardObserver: KeyboardObserver?

    /// The move of a keyboard that ends the text of a new card, while it does.
    var hidingKeyboard: KeyboardChange?

    /// What is looked for.
    var search = CardSearch("")

    /// The cards that are shown.
    var filter = CardFilter() {
        didSet {
            reload()
            if drag == nil { showUsualHint() }
        }
    }

    /// The controller that switches between boards; `nil` for a board that stands alone.
    weak var root: PlanRootController?

    /// The column that the card being written is for.
    var columnOfNewCard: Column.ID?

    /// Keeps the text of the card being written until it is created or cancelled.
    private(set) lazy var autosave = Autosave { [weak self] in self?.keepNewCard() }

    private lazy var ownUndoToast = UndoToast()

    /// The toast that takes back the latest deletion.
    var undoToast: UndoToast { root?.undoToast ?? ownUndoToast }

    /// The cards that keys, menus and drags act on.
    var selection = CardSelection() { didSet { selectionDidChange(from: oldValue) } }

    /// `true` while taps select cards instead of opening them.
    var isSelecting = false { didSet { if isSelecting != oldValue { showSelection() } } }

    /// The drag of cards, from the moment they are picked up until their picture has landed.
    var drag: DragController?

    init(session: BoardSession) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
        updateTitle()
        navigationItem.backButtonTitle = String(localized: "Back", bundle: .module)
        session.didChange = { [weak self] in self?.boardDidChange() }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Views

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        collection.backgroundColor = .clear
        collection.showsHorizontalScrollIndicator = false
        collection.showsVerticalScrollIndicator = false
        collection.alwaysBounceHorizontal = true
        collection.contentInsetAdjustmentBehavior = .never
        collection.decelerationRate = UIScrollView.DecelerationRate(rawValue: 0)
        collection.register(ColumnCell.self, forCellWithReuseIdentifier: "column")
        collection.dataSource = self
        collection.delegate = self
        collection.addGestureRecognizer(
            UILongPressGestureRecognizer(
                target: self, action: BoardViewController.longPressed))
        let click = UITapGestureRecognizer(
            target: self, action: BoardViewController.clickedWithModifier)
        click.delegate = self
        collection.addGestureRecognizer(click)
        hint.font = .systemFont(ofSize: 12)
        hint.adjustsFontSizeToFitWidth = true
        hint.minimumScaleFactor = 0.7
        hint.accessibilityIdentifier = "Hint"
        searchBar.placeholder = String(localized: "Search", bundle: .module)
        searchBar.searchBarStyle = .minimal
        searchBar.showsCancelButton = true
        searchBar.delegate = self
        searchBar.isHidden = true
        searchBar.searchTextField.accessibilityIdentifier = "SearchField"
        createBar.didCreate = { [weak self] in self?.create($0) }
        createBar.didType = { [weak self] in
            guard let self, createBar.text.isFirstResponder else { return }
            autosave.schedule()
        }
        createBar.isHidden = true
        view.addInteraction(UIDropInteraction(delegate: self))
        dropMark.isHidden = true
        dropMark.isUserInteractionEnabled = false
        dropMark.accessibilityIdentifier = "DropMark"
        for child in [hint, searchBar] {
            child.translatesAutoresizingMaskIntoConstraints = false
            top.addSubview(child)
        }
        for child in [top, collection, createBar] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        top.insetsLayoutMarginsFromSafeArea = false
        let guide = view.safeAreaLayoutGuide
        let columns = top.layoutMarginsGuide
        NSLayoutConstraint.activate([
            top.topAnchor.constraint(equalTo: guide.topAnchor),
            top.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            top.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            topHeight,
            hint.leadingAnchor.constraint(equalTo: columns.leadingAnchor),
            hint.trailingAnchor.constraint(equalTo: columns.trailingAnchor),
            hint.centerYAnchor.constraint(equalTo: top.centerYAnchor),
            searchBar.leadingAnchor.constraint(
                equalTo: columns.leadingAnchor, constant: -8),
            searchBar.trailingAnchor.constraint(
                equalTo: columns.trailingAnchor, constant: 8),
            searchBar.centerYAnchor.constraint(equalTo: top.centerYAnchor),
            collection.topAnchor.constraint(equalTo: top.bottomAnchor),
            collection.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collection.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collection.bottomAnchor.constraint(
                equalTo: guide.bottomAnchor, constant: -Self.bottomInset),
            createBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            createBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            createBarBottom,
        ])
        view.addSubview(dropMark)
        showUsualHint()
        updateItems()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        alignHint()
    }

    /// Lets hint and search field begin where the columns do: in the middle of a very wide window.
    private func alignHint() {
        let inset = layout.paging.leadingInset
        top.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 0, leading: inset, bottom: 0, trailing: inset)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        startObservingKeyboard()
        refresh()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
        stopObservingKeyboard()
        drag?.cancel()
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        drag?.cancel()
        let page = layout.page
        coordinator.animate { _ in
            self.layout.invalidateLayout()
            self.collection.layoutIfNeeded()
            self.layout.showPage(page, animated: false)
        }
    }

    // MARK: Keys

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        shortcuts.map { shortcut in
            UIKeyCommand(
                title: shortcut.title,
                action: Selector(BoardViewController.keyPressed, name: "keyPressed"),
                input: shortcut.input, modifierFlags: shortcut.modifiers)
        }
    }

    // MARK: Content

    /// Reads what other programs have changed.
    func refresh() { attempt { try session.refresh() } }

    /// Shows the board's title, in narrow windows as a button with a menu of the boards.
    func updateTitle() {
        title =
            root?.library.entry(session.id)?.title
            ?? String(localized: "Plan Board", bundle: .module)
        navigationItem.titleView = root.flatMap { $0.isSidebarVisible ? nil : titleButton($0) }
    }

    private func boardDidChange() {
        root?.boardDidChange()
        for case let page as any BoardPage in navigationController?.viewControllers ?? [] {
            page.boardDidChange()
        }
        guard isViewLoaded, drag == nil else { return }
        reload()
    }

    /// Shows the board as it is now.
    func reload() {
        forgetHiddenSelection()
        collection.reloadData()
        collection.layoutIfNeeded()
        alignHint()
        updateItems()
        if selection.current == nil, !isSelectionShown { showUsualHint() }
    }

    /// The cards of a column that are shown: all, or those that are looked for.
    func shownCards(_ column: Column) -> [Card] {
        let cards = session.board.cards(in: column.id)
        return isFiltered ? cards.filter(isShown) : cards
    }

    /// `true` for a card of a column that is looked for.
    func isShown(_ card: Card) -> Bool {
        !isFiltered || filter.matches(card, now: session.date) && search.matches(card)
    }

    /// `true` if some cards may be hidden: then no card is moved.
    var isFiltered: Bool { !search.isEmpty || !filter.isEmpty }

    func columnCell(_ index: Int) -> ColumnCell? {
        collection.cellForItem(at: IndexPath(item: index, section: 0)) as? ColumnCell
    }

    func updateLooks() {
        for case let cell as ColumnCell in collection.visibleCells { cell.updateLooks() }
    }

    /// Shows or hides the field for searching instead of the hint.
    func setSearching(_ isSearching: Bool) {
        searchBar.isHidden = !isSearching
        hint.isHidden = isSearching
        topHeight.constant = isSearching ? 56 : Self.hintHeight
        view.layoutIfNeeded()
        layout.invalidateLayout()
    }

    /// Scrolls a column into view.
    func showColumn(_ index: Int, animated: Bool = true) {
        layout.showColumn(index, animated: animated)
    }

    // MARK: Errors

    /// Runs a change, and reports why it failed.
    func attempt(_ change: () throws -> Void) {
        do { try change() } catch {
            reload()
            present(UIAlertController(failure: error), animated: true)
        }
    }
}

// MARK: - The columns

extension BoardViewController: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { session.numberOfColumns }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "column", for: indexPath)
        guard let cell = cell as? ColumnCell else { return cell }
        let column = session.board.columns[indexPath.item]
        cell.delegate = self
        cell.show(
            column, cards: shownCards(column), board: session.board, isFirst: indexPath.item == 0,
            menu: menu(of: column, at: indexPath.item))
        return cell
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { view.endEditing(true) }
}
