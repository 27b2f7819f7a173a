import BookshelfCore
import KeyboardAvoiding
import UIKit

/// Adds a book, or changes one.
final class BookFormController: UIViewController {
    private let api: BookAPI
    private let entry: BookAPI.Entry?
    private let camera: CameraFeed

    private let isbn = UITextField()
    private let name = UITextField()
    private let authors = UITextField()
    private let year = UITextField()
    private let genre = UITextField()
    private let series = UITextField()
    private let tags = UITextField()
    private let pages = UITextField()
    private let borrower = UITextField()
    private let wish = UISwitch()
    private let orientation = UISegmentedControl(items: [
        String(localized: "Portrait", bundle: .module),
        String(localized: "Landscape", bundle: .module),
    ])

    /// The verdict on the check digit, with its calculation.
    let explanation = UILabel()

    /// Creates a form.
    ///
    /// - Parameters:
    ///   - entry: The book to change, or `nil` for a new one.
    ///   - camera: The camera that reads the number on a book's back.
    init(api: BookAPI, entry: BookAPI.Entry?, camera: @escaping CameraFeed) {
        self.camera = camera
        self.api = api
        self.entry = entry
        super.init(nibName: nil, bundle: nil)
        title =
            entry == nil
            ? String(localized: "New book", bundle: .module)
            : String(localized: "Edit book", bundle: .module)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: String(localized: "Cancel", bundle: .module), style: .plain, target: self,
            action: BookFormController.cancel)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: String(localized: "Save", bundle: .module), style: .done, target: self,
            action: BookFormController.save)
        fill()
        makeRows()
        for field in [isbn, name] {
            field.addAction(
                UIAction { [weak self] _ in self?.check() }, for: .editingChanged)
        }
        check()
    }

    private func fill() {
        let book = entry?.book ?? Book()
        isbn.text = book.isbn
        name.text = book.name
        authors.text = book.authorLine
        year.text = book.year.map(String.init)
        genre.text = book.genre
        series.text = book.series
        tags.text = book.tags?.joined(separator: ", ")
        pages.text = book.pages.map(String.init)
        borrower.text = book.loan?.borrower
        wish.isOn = book.isWished == true
        orientation.selectedSegmentIndex =
            entry != nil && book.orientation != .vertical ? 1 : 0
        for field in [isbn, year, pages] { field.keyboardType = .numberPad }
    }

    private func makeRows() {
        explanation.numberOfLines = 0
        explanation.font = .preferredFont(forTextStyle: .footnote)
        explanation.accessibilityIdentifier = "Explanation"
        let fields: [(String, UITextField, String)] = [
            (String(localized: "ISBN", bundle: .module), isbn, "ISBN"),
            (String(localized: "Title", bundle: .module), name, "Title"),
            (String(localized: "Authors, with commas", bundle: .module), authors, "Authors"),
            (String(localized: "Year", bundle: .module), year, "Year"),
            (String(localized: "Pages", bundle: .module), pages, "Pages"),
            (String(localized: "Genre", bundle: .module), genre, "Genre"),
            (String(localized: "Series", bundle: .module), series, "Series"),
            (String(localized: "Tags, with commas", bundle: .module), tags, "Tags"),
            (String(localized: "Lent to", bundle: .module), borrower, "Lent to"),
        ]
        let stack = UIStackView(
            arrangedSubviews: fields.map { title, field, identifier in
                field.borderStyle = .roundedRect
                field.accessibilityIdentifier = identifier
                field.clearButtonMode = .whileEditing
                let label = UILabel()
                label.text = title
                label.font = .preferredFont(forTextStyle: .footnote)
                label.textColor = .secondaryLabel
                let row = UIStackView(
                    arrangedSubviews: [label, field === isbn ? withScanButton(field) : field])
                row.axis = .vertical
                row.spacing = 4
                return row
            })
        stack.insertArrangedSubview(explanation, at: 1)
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
            self?.isbn.text = number.digits
            self?.check()
        }
        present(UINavigationController(rootViewController: screen), animated: true)
    }

    private func check() {
        let number = isbn.text ?? ""
        let verdict = number.isEmpty ? nil : ISBNExplanation(number)
        explanation.text = verdict?.text
        explanation.textColor =
            verdict?.isRight == true ? ShelfColors.approval : ShelfColors.warning
        explanation.isHidden = verdict == nil
        navigationItem.rightBarButtonItem?.isEnabled = !(name.text ?? "").isEmpty
    }

    // MARK: Actions

    private func cancel() { dismiss(animated: true) }

    private func save() {
        do throws(BookError) {
            if let entry {
                try api.update(entry.id) { read(into: &$0) }
            } else {
                var book = Book()
                read(into: &book)
                try api.insert(book)
            }
            dismiss(animated: true)
        } catch {
            report(error)
        }
    }

    private func read(into book: inout Book) {
        func text(_ field: UITextField) -> String? {
            let text = (field.text ?? "").trimmingCharacters(in: .whitespaces)
            return text.isEmpty ? nil : text
        }
        func list(_ field: UITextField) -> [String]? {
            let parts = (field.text ?? "").split { ",，、".contains($0) }
                .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
            return parts.isEmpty ? nil : parts
        }
        book.name = text(name)
        book.isbn = text(isbn).map { (try? ISBN($0))?.digits ?? $0 }
        book.authors = list(authors)
        book.year = text(year).flatMap { Int($0) }
        book.genre = text(genre)
        book.series = text(series)
        book.tags = list(tags)
        book.isWished = wish.isOn ? true : nil
        book.loan = text(borrower).map { name in
            let old = book.loan?.borrower == name ? book.loan : nil
            return old ?? Book.Loan(borrower: name, since: Int(Date().timeIntervalSince1970))
        }
        book.pages = text(pages).flatMap { Int($0) }
        book.orientation = orientation.selectedSegmentIndex == 0 ? .vertical : .horizontal
    }
}
