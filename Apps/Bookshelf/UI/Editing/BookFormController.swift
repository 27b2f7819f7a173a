import BookshelfCore
import BookshelfLists
import KeyboardAvoiding
import UIKit

/// Adds a book, or changes one.
final class BookFormController: UIViewController, UnsavedForm {
    private let api: BookAPI
    private let camera: CameraFeed

    /// The book to change, as the shelf had it last; `nil` for a new one.
    private var entry: BookAPI.Entry?

    /// What the form shows of the book.
    private var original: BookDraft

    /// The book to start from if ``entry`` is not on the shelf.
    private let base: Book

    /// What was typed before the program ended last.
    private let restored: BookDraft?

    private let drafts: DraftFile?

    private let fields = Dictionary(
        uniqueKeysWithValues: BookDraft.Field.allCases.map { ($0, UITextField()) })
    private let wish = UISwitch()
    private let orientation = UISegmentedControl(items: [
        String(localized: "Portrait", bundle: .module),
        String(localized: "Landscape", bundle: .module),
    ])
    private lazy var changes = UnsavedChanges(of: self, drafts: drafts)

    /// The verdict on the check digit, with its calculation.
    let explanation = UILabel()

    /// Creates a form.
    ///
    /// - Parameters:
    ///   - entry: The book to change, or `nil` for a new one.
    ///   - camera: The camera that reads the number on a book's back.
    ///   - drafts: Where the input is kept until it is saved or discarded.
    convenience init(
        api: BookAPI, entry: BookAPI.Entry?, camera: @escaping CameraFeed,
        drafts: DraftFile? = nil
    ) {
        self.init(
            api: api, entry: entry, base: entry?.book ?? Self.newBook, restored: nil,
            camera: camera, drafts: drafts)
    }

    /// Creates a form with what was typed into another one before the program ended.
    ///
    /// - Parameters:
    ///   - book: The book that the other form was opened with.
    ///   - index: Its place on the shelf.
    convenience init(
        api: BookAPI, restoring draft: BookDraft, of book: Book?, index: Int?,
        camera: @escaping CameraFeed, drafts: DraftFile
    ) {
        let entry = book.flatMap { api.entry(of: $0, near: index) }
        let base = book ?? Self.newBook
        var restored = draft
        // What others have changed since is shown, but where the user has typed.
        if let entry { restored.update(from: BookDraft(base), to: BookDraft(entry.book)) }
        self.init(
            api: api, entry: entry, base: base, restored: restored, camera: camera,
            drafts: drafts)
    }

    private init(
        api: BookAPI, entry: BookAPI.Entry?, base: Book, restored: BookDraft?,
        camera: @escaping CameraFeed, drafts: DraftFile?
    ) {
        self.camera = camera
        self.api = api
        self.entry = entry
        self.base = base
        self.restored = restored
        self.drafts = drafts
        original = BookDraft(entry?.book ?? base)
        super.init(nibName: nil, bundle: nil)
        title =
            entry == nil
            ? String(localized: "New book", bundle: .module)
            : String(localized: "Edit book", bundle: .module)
        NotificationCenter.default.addObserver(
            self, selector: Selector(BookFormController.booksChanged),
            name: BookAPI.booksDidChange, object: api)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: String(localized: "Cancel", bundle: .module), style: .plain, target: self,
            action: BookFormController.close)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: String(localized: "Save", bundle: .module), style: .done, target: self,
            action: BookFormController.save)
        show(restored ?? original)
        makeRows()
        for field in fields.values {
            field.addAction(
                UIAction { [weak self] _ in self?.edited() }, for: .editingChanged)
        }
        for control in [wish, orientation] {
            control.addAction(UIAction { [weak self] _ in self?.edited() }, for: .valueChanged)
        }
        edited()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        changes.watch()
    }

    /// A new book, before anything was typed.
    private static var newBook: Book {
        var book = Book()
        book.orientation = .vertical
        return book
    }

    private func show(_ draft: BookDraft) {
        for (field, view) in fields where view.text ?? "" != draft[field] {
            view.text = draft[field]
        }
        wish.isOn = draft.isWished
        orientation.selectedSegmentIndex = draft.orientation == .vertical ? 0 : 1
    }

    /// What the user has typed so far.
    private var draft: BookDraft {
        var draft = original
        for (field, view) in fields { draft[field] = view.text ?? "" }
        draft.isWished = wish.isOn
        draft.orientation = orientation.selectedSegmentIndex == 0 ? .vertical : .horizontal
        return draft
    }

    /// Shows what another client has changed, but where the user has typed.
    private func booksChanged(_ notification: Notification) {
        guard isViewLoaded, let entry, let now = api.entry(entry.id), now != entry else { return }
        var draft = draft
        let new = BookDraft(now.book)
        draft.update(from: original, to: new)
        (self.entry, original) = (now, new)
        show(draft)
        edited()
    }

    private func makeRows() {
        explanation.numberOfLines = 0
        explanation.font = .preferredFont(forTextStyle: .footnote)
        explanation.accessibilityIdentifier = "Explanation"
        let rows: [(String, BookDraft.Field, String)] = [
            (String(localized: "ISBN", bundle: .module), .isbn, "ISBN"),
            (String(localized: "Title", bundle: .module), .name, "Title"),
            (String(localized: "Authors, with commas", bundle: .module), .authors, "Authors"),
            (String(localized: "Year", bundle: .module), .year, "Year"),
            (String(localized: "Pages", bundle: .module), .pages, "Pages"),
            (String(localized: "Genre", bundle: .module), .genre, "Genre"),
            (String(localized: "Series", bundle: .module), .series, "Series"),
            (String(localized: "Tags, with commas", bundle: .module), .tags, "Tags"),
            (String(localized: "Lent to", bundle: .module), .borrower, "Lent to"),
        ]
        let stack = UIStackView(
            arrangedSubviews: rows.compactMap { title, key, identifier in
                guard let field = fields[key] else { return nil }
                if [.isbn, .year, .pages].contains(key) { field.keyboardType = .numberPad }
                field.borderStyle = .roundedRect
                field.accessibilityIdentifier = identifier
                field.clearButtonMode = .whileEditing
                let label = UILabel()
                label.text = title
                label.font = .preferredFont(forTextStyle: .footnote)
                label.textColor = .secondaryLabel
                let row = UIStackView(
                    arrangedSubviews: [label, key == .isbn ? withScanButton(field) : field])
                row.axis = .vertical
                row.spacing = 4
                return row
            })
        stack.insertArrangedSubview(explanation, at: 1)
        if restored != nil { stack.insertArrangedSubview(KeptInputNote(), at: 0) }
        let wishLabel = UILabel()
        wishLabel.text = String(localized: "On the wish list", bundle: .module)
        wishLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
        wish.accessibilityIdentifier = "Wish"
        stack.addArrangedSubview(UIStackView(arrangedSubviews: [wishLabel, wish]))
        stack.addArrangedSubview(orientation)
        stack.axis = .vertical
        stack.spacing = 12
        let scrollView = UIScrollView()
        scrollView.alwaysBounceVertical = true
        scrollView.keyboardDismissMode = .interactive
        scrollView.fillAboveKeyboard(in: view, scrolling: stack)
    }

    /// The field with a button next to it that opens the camera.
    private func withScanButton(_ field: UITextField) -> UIView {
        var configuration = UIButton.Configuration.tinted()
        configuration.image = UIImage(systemName: "barcode")
        configuration.buttonSize = .small
        let button = UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] _ in self?.scan() })
        button.accessibilityLabel = String(localized: "Scan ISBN", bundle: .module)
        button.widthAnchor.constraint(equalToConstant: 44).isActive = true
        let row = UIStackView(arrangedSubviews: [field, button])
        row.spacing = 8
        return row
    }

    private func scan() {
        view.endEditing(true)
        let screen = ISBNScanController(feed: camera) { [weak self] number in
            self?.fields[.isbn]?.text = number.digits
            self?.edited()
        }
        present(UINavigationController(rootViewController: screen), animated: true)
    }

    private func edited() {
        let draft = draft
        let number = draft[.isbn]
        let verdict = number.isEmpty ? nil : ISBNExplanation(number)
        explanation.text = verdict?.text
        explanation.textColor =
            verdict?.isRight == true ? ShelfColors.approval : ShelfColors.warning
        explanation.isHidden = verdict == nil
        navigationItem.rightBarButtonItem?.isEnabled = canSave
        changes.update()
    }

    private var canSave: Bool { !draft[.name].isEmpty }

    // MARK: Leaving

    var hasChanges: Bool { isViewLoaded && draft != original }

    var leavingQuestion: String { String(localized: "Save the changes?", bundle: .module) }

    var keepingTitle: String? {
        canSave ? String(localized: "Save", bundle: .module) : nil
    }

    func keepChanges() { save() }

    var keptInput: KeptInput? {
        let index = entry.flatMap { entry in api.entries.firstIndex { $0.id == entry.id } }
        let book = entry?.book ?? (base == Self.newBook ? nil : base)
        return .book(draft, of: book, index: index)
    }

    private func close() { changes.close() }

    private func save() {
        do {
            // A book that another client has deleted becomes a new one.
            let book = try draft.applied(
                to: entry?.book ?? base, since: original, at: Date())
            if let entry, api.entry(entry.id) != nil {
                try api.update(entry.id) { $0 = book }
            } else {
                try api.insert(book)
            }
            changes.forget()
            closeForm()
        } catch BookDraftError.notANumber(let text) {
            tell(String(localized: "“\(text)” is not a whole number.", bundle: .module))
        } catch let error as BookError {
            report(error)
        } catch {
            preconditionFailure("\(error) is none of the errors of a form.")
        }
    }
}
