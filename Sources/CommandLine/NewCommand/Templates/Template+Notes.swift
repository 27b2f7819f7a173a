extension Template {
    /// The model.
    static let notebook = #"""
        /// The notes, newest first, kept in a file after each change.
        final class Notebook {
            struct Note: Codable, Hashable, Identifiable {
                let id: UUID
                var text: String

                /// The first line.
                var title: String {
                    let line = text.split(separator: "\n").first.map(String.init) ?? ""
                    return line.isEmpty ? "New Note" : line
                }
            }

            private(set) var notes: [Note] = []

            /// Called when a note cannot be kept.
            var didFail: (any Error) -> Void = { _ in }

            private let file: URL?

            /// Opens the notes of a file; without one, notes are not kept.
            init(file: URL?) {
                self.file = file
                guard let file, let data = try? Data(contentsOf: file) else { return }
                notes = (try? JSONDecoder().decode([Note].self, from: data)) ?? []
            }

            func add() -> Note {
                let note = Note(id: UUID(), text: "")
                notes.insert(note, at: 0)
                save()
                return note
            }

            func change(_ id: Note.ID, to text: String) {
                guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
                notes[index].text = text
                save()
            }

            func remove(at index: Int) {
                notes.remove(at: index)
                save()
            }

            private func save() {
                guard let file else { return }
                do {
                    try FileManager.default.createDirectory(
                        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try JSONEncoder().encode(notes).write(to: file, options: .atomic)
                } catch {
                    didFail(error)
                }
            }
        }

        """#

    /// The list.
    static let noteList = #"""
        /// The list of notes.
        final class NotesViewController: UITableViewController {
            private let notebook: Notebook

            init(notebook: Notebook) {
                self.notebook = notebook
                super.init(style: .plain)
            }

            required init?(coder: NSCoder) { fatalError("This list has no nib.") }

            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Notes"
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
                let add = UIBarButtonItem(
                    systemItem: .add, primaryAction: UIAction { [unowned self] _ in addNote() })
                add.accessibilityLabel = "Add"
                navigationItem.rightBarButtonItem = add
                notebook.didFail = { [weak self] error in self?.show(error) }
            }

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                tableView.reloadData()
            }

            private func addNote() { open(notebook.add()) }

            private func open(_ note: Notebook.Note) {
                let page = NoteViewController(note: note, notebook: notebook)
                navigationController?.pushViewController(page, animated: true)
            }

            private func show(_ error: any Error) {
                let alert = UIAlertController(
                    title: "The notes are not kept", message: "\(error)", preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                (navigationController ?? self).present(alert, animated: true)
            }

            // MARK: Rows

            override func tableView(
                _ tableView: UITableView, numberOfRowsInSection section: Int
            ) -> Int {
                notebook.notes.count
            }

            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
                var content = cell.defaultContentConfiguration()
                content.text = notebook.notes[indexPath.row].title
                cell.contentConfiguration = content
                return cell
            }

            override func tableView(
                _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
            ) {
                open(notebook.notes[indexPath.row])
            }

            override func tableView(
                _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            ) {
                guard editingStyle == .delete else { return }
                notebook.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .automatic)
            }
        }

        """#

    /// The page.
    static let note = #"""
        /// The page on which a note is written.
        final class NoteViewController: UIViewController, UITextViewDelegate {
            private let note: Notebook.Note
            private let notebook: Notebook
            private let editor = UITextView()

            init(note: Notebook.Note, notebook: Notebook) {
                self.note = note
                self.notebook = notebook
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) { fatalError("This page has no nib.") }

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
                editor.text = note.text
                editor.font = .preferredFont(forTextStyle: .body)
                editor.accessibilityLabel = "Text"
                editor.delegate = self
                editor.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(editor)
                let area = view.safeAreaLayoutGuide
                NSLayoutConstraint.activate([
                    editor.topAnchor.constraint(equalTo: area.topAnchor),
                    editor.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 12),
                    editor.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -12),
                    editor.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
                ])
            }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                editor.becomeFirstResponder()
            }

            func textViewDidChange(_ textView: UITextView) {
                notebook.change(note.id, to: textView.text)
            }
        }

        """#

    static let noteTests = #"""
            @Test("__Name__: a note is added, written, and in the list")
            func add() throws {
                try app.finger.tap(on: "Add")
                app.settle()
                app.keyboard.type("Milk")
                try app.finger.tap(on: "Notes")
                app.settle()
                let row = try app.query(UITableViewCell.self).containing("Milk").require()
                #expect(row.isHittable)
            }

            @Test("__Name__: opening a note leaves nothing behind")
            func leaks() throws {
                try add()
                try app.expectNoLeaks {
                    try app.finger.tap(on: app.query(UITableViewCell.self).require())
                    app.settle()
                    try app.finger.tap(on: "Notes")
                    app.settle()
                }
            }

        """#
}
