import UIKit

/// The list of notes.
final class NoteListController: UITableViewController, UISearchResultsUpdating {
    private let book: NoteBook
    private var shown: [Note] = []
    private let search = UISearchController(searchResultsController: nil)

    init(_ book: NoteBook) {
        self.book = book
        super.init(style: .plain)
        title = String(localized: "Notes", bundle: .module)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = String(localized: "Search", bundle: .module)
        navigationItem.searchController = search
        let write = UIBarButtonItem(
            image: UIImage(systemName: "square.and.pencil"),
            primaryAction: UIAction { [weak self] _ in self?.write() })
        write.accessibilityLabel = String(localized: "New Note", bundle: .module)
        navigationItem.rightBarButtonItem = write
        book.didChange = { [weak self] in self?.update() }
        shown = book.notes
    }

    required init?(coder: NSCoder) { nil }

    private func update() {
        shown = book.matching(search.searchBar.text ?? "")
        tableView.reloadData()
    }

    func updateSearchResults(for searchController: UISearchController) { update() }

    private func write() { open(book.add(NSAttributedString(string: ""))) }

    private func open(_ id: Int) {
        let editor = NoteEditorController(book, id)
        showDetailViewController(editor, sender: self)
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "note")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "note")
        let note = shown[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text =
            note.title.isEmpty ? String(localized: "New Note", bundle: .module) : note.title
        content.secondaryText = note.preview
        content.secondaryTextProperties.color = .secondaryLabel
        content.textProperties.numberOfLines = 1
        content.secondaryTextProperties.numberOfLines = 1
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        open(shown[indexPath.row].id)
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete { book.remove(shown[indexPath.row].id) }
    }
}
