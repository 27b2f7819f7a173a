import BookshelfCore
import BookshelfLists
import UIKit

/// The books as a row of covers, and everything about the one in the middle.
final class DetailsController: UIViewController, CoverScrollerDelegate, UITableViewDataSource {
    /// Called when another book is in the middle.
    var onSelect: ((BookAPI.Entry.ID) -> Void)?

    let scroller = CoverScroller()
    let reading = ReadingView()
    let table = UITableView(frame: .zero, style: .plain)
    let undoItem: UIBarButtonItem
    let trashItem: UIBarButtonItem
    let editItem: UIBarButtonItem

    private let editor: ShelfEditor
    private let covers: CoverLoader
    let toolbar = UIToolbar()
    private var entries: [BookAPI.Entry] = []
    private var selected: BookAPI.Entry.ID?

    private let camera: CameraFeed

    /// Creates the page.
    ///
    /// - Parameter camera: The camera that reads the number on a book's back.
    init(editor: ShelfEditor, covers: CoverLoader, camera: @escaping CameraFeed) {
        self.camera = camera
        self.editor = editor
        self.covers = covers
        undoItem = UIBarButtonItem(
            image: UIImage(systemName: "arrow.uturn.backward"), style: .plain, target: nil,
            action: nil)
        trashItem = UIBarButtonItem(
            image: UIImage(systemName: "trash"), style: .plain, target: nil, action: nil)
        editItem = UIBarButtonItem(
            image: UIImage(systemName: "pencil"), style: .plain, target: nil, action: nil)
        super.init(nibName: nil, bundle: nil)
        undoItem.primaryAction = UIAction(image: undoItem.image) { [weak self] _ in self?.undo() }
        trashItem.primaryAction = UIAction(image: trashItem.image) { [weak self] _ in
            self?.delete()
        }
        editItem.primaryAction = UIAction(image: editItem.image) { [weak self] _ in self?.edit() }
        undoItem.accessibilityLabel = String(localized: "Undo", bundle: .module)
        trashItem.accessibilityLabel = String(localized: "Delete", bundle: .module)
        editItem.accessibilityLabel = String(localized: "Edit book", bundle: .module)
        NotificationCenter.default.addObserver(
            self, selector: Selector(DetailsController.updateItems),
            name: ShelfEditor.stepsDidChange, object: editor)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroller.backgroundColor = ShelfColors.wall
        scroller.delegate = self
        reading.onTurn = { [weak self] page in self?.turn(to: page) }
        reading.onToggle = { [weak self] in self?.toggleReading() }
        table.dataSource = self
        table.allowsSelection = false
        toolbar.items = [undoItem, .flexibleSpace(), editItem, .flexibleSpace(), trashItem]
        for part in [scroller, reading, table, toolbar] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
            NSLayoutConstraint.activate([
                part.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
                part.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            ])
        }
        NSLayoutConstraint.activate([
            scroller.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scroller.heightAnchor.constraint(equalToConstant: 132),
            reading.topAnchor.constraint(equalTo: scroller.bottomAnchor, constant: 12),
            table.topAnchor.constraint(equalTo: reading.bottomAnchor, constant: 4),
            table.bottomAnchor.constraint(equalTo: toolbar.topAnchor),
            toolbar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
        update()
    }

    /// Shows books with one of them in the middle: the one that was there, or the next, if no other
    /// is named.
    func show(_ newEntries: [BookAPI.Entry], selected id: BookAPI.Entry.ID? = nil) {
        let before = entries.map(\.id)
        let place = index ?? 0
        entries = newEntries
        if let id {
            selected = id
        } else if !entries.contains(where: { $0.id == selected }) {
            selected = entries.isEmpty ? nil : entries[min(place, entries.count - 1)].id
        }
        guard isViewLoaded else { return }
        if before == entries.map(\.id), id == nil {
            updateDetails()
        } else {
            update()
        }
    }

    /// The book in the middle.
    var selectedBook: BookAPI.Entry.ID? { selected }

    /// The cover in the middle.
    var cover: UIView? { index.flatMap { scroller.views[$0]?.subviews.first } }

    /// The index of the book in the middle.
    private var index: Int? { entries.firstIndex { $0.id == selected } }

    private func update() {
        scroller.reload()
        updateDetails()
    }

    private func updateDetails() {
        let book = index.map { entries[$0].book }
        title = book?.name
        reading.isHidden = book == nil
        if let book { reading.show(book) }
        table.reloadData()
        updateItems()
    }

    private func updateItems() {
        undoItem.isEnabled = editor.canUndo
        trashItem.isEnabled = index != nil
        editItem.isEnabled = index != nil
    }

    // MARK: Actions

    private func turn(to page: Int) {
        guard let selected else { return }
        do throws(BookError) {
            try editor.api.update(selected) { $0.turn(to: page) }
        } catch {
            report(error)
        }
    }

    private func toggleReading() {
        guard let selected else { return }
        do throws(BookError) {
            try editor.api.update(selected) { $0.toggleReading(at: Date()) }
        } catch {
            report(error)
        }
    }

    private func undo() {
        do throws(BookError) {
            guard let id = try editor.undo() else { return }
            if let index = entries.firstIndex(where: { $0.id == id }) {
                selected = id
                scroller.select(index, animated: true)
                updateDetails()
            }
        } catch {
            report(error)
        }
    }

    private func delete() {
        guard let selected else { return }
        editor.askToDelete(selected, over: self)
    }

    private func edit() {
        guard let index else { return }
        let form = BookFormController(
            api: editor.api, entry: entries[index], camera: camera, drafts: editor.drafts)
        present(UINavigationController(rootViewController: form), animated: true)
    }

    // MARK: The row of covers

    func numberOfViews(for scroller: CoverScroller) -> Int { entries.count }

    func coverScroller(_ scroller: CoverScroller, viewAt index: Int) -> UIView {
        let view = UIView()
        let book = entries[index].book
        let cover = CoverView()
        let size = CoverView.size(of: book.orientation)
        cover.frame = CGRect(
            x: (CoverScroller.side - size.width) / 2, y: (CoverScroller.side - size.height) / 2,
            width: size.width, height: size.height)
        cover.show(book, from: covers)
        view.addSubview(cover)
        view.accessibilityLabel = book.name
        return view
    }

    func coverScroller(_ scroller: CoverScroller, clickedViewAt index: Int) {
        selected = entries[index].id
        updateDetails()
        onSelect?(entries[index].id)
    }

    func initialViewIndex(for scroller: CoverScroller) -> Int { index ?? 0 }

    // MARK: The table

    private var rows: [Book.Row] { index.map { entries[$0].book.tableRepresentation } ?? [] }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "field")
            ?? UITableViewCell(style: .value1, reuseIdentifier: "field")
        let row = rows[indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        (content.text, content.secondaryText) = (row.title, row.value)
        cell.contentConfiguration = content
        return cell
    }
}
