import BookshelfCore
import BookshelfLists
import UIKit

/// The books as text for other programs, and other programs' text as books.
final class TransferController: UIViewController, UITextViewDelegate, UnsavedForm {
    private let api: BookAPI
    private let folder: URL?
    private let formats = UISegmentedControl(
        items: BookFormat.allCases.map { $0.pathExtension.uppercased() })
    private let textView = UITextView()
    private let result = UILabel()
    private let restored: String?
    private let drafts: DraftFile?
    private lazy var changes = UnsavedChanges(of: self, drafts: drafts)

    /// The text that is not lost: the one that was exported or imported.
    private var keptText = ""

    /// The format of the exported text.
    private var exported = BookFormat.csv

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - folder: Where files are written to; without it text is only copied.
    ///   - drafts: Where a list is kept until it is imported or discarded.
    ///   - restored: The list that was pasted before the program ended.
    init(api: BookAPI, folder: URL?, drafts: DraftFile? = nil, restoring restored: String? = nil) {
        self.api = api
        self.folder = folder
        self.drafts = drafts
        self.restored = restored
        super.init(nibName: nil, bundle: nil)
        title = String(localized: "Import and export", bundle: .module)
    }

    required init?(coder: NSCoder) { nil }

    private var format: BookFormat { BookFormat.allCases[formats.selectedSegmentIndex] }

    override func viewDidLoad() {
        super.viewDidLoad()
        prepareSheet(changes)
        formats.selectedSegmentIndex = 0
        formats.addAction(
            UIAction { [weak self] _ in self?.changeFormat() }, for: .valueChanged)
        textView.font = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)
        textView.layer.cornerRadius = 10
        textView.backgroundColor = .secondarySystemGroupedBackground
        textView.accessibilityIdentifier = "Text"
        textView.delegate = self
        result.font = .preferredFont(forTextStyle: .footnote)
        result.textColor = .secondaryLabel
        result.numberOfLines = 0
        result.text = String(
            localized: "Paste a list of books over this one to import it.", bundle: .module)
        let save = button(String(localized: "Save file", bundle: .module)) { $0.saveFile() }
        save.isEnabled = folder != nil
        let buttons = UIStackView(arrangedSubviews: [
            button(String(localized: "Copy", bundle: .module)) { $0.copyText() },
            save,
            button(String(localized: "Import", bundle: .module)) { $0.importText() },
        ])
        buttons.distribution = .fillEqually
        buttons.spacing = 8
        showColumn(
            (restored == nil ? [] : [KeptInputNote()]) + [formats, textView, result, buttons],
            spacing: 12, margin: 16,
            downTo: view.keyboardLayoutGuide.topAnchor)
        export()
        if let restored {
            textView.text = restored
            changes.update()
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        changes.watch()
    }

    private func button(
        _ title: String, _ action: @escaping (TransferController) -> Void
    ) -> UIButton {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = title
        configuration.buttonSize = .medium
        (configuration.contentInsets.leading, configuration.contentInsets.trailing) = (6, 6)
        return UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] _ in self.map(action) })
    }

    // MARK: Leaving

    var hasChanges: Bool {
        textView.text != keptText && textView.text.contains { !$0.isWhitespace }
    }

    var leavingQuestion: String { String(localized: "Import the list?", bundle: .module) }

    var keepingTitle: String? { String(localized: "Import", bundle: .module) }

    func keepChanges() { importText() }

    var keptInput: KeptInput? { .list(textView.text) }

    func textViewDidChange(_ textView: UITextView) { changes.update() }

    // MARK: Actions

    private func changeFormat() {
        guard hasChanges else { return export() }
        let back = BookFormat.allCases.firstIndex(of: exported) ?? 0
        let wanted = formats.selectedSegmentIndex
        formats.selectedSegmentIndex = back
        changes.ask(discard: { [weak self] in
            self?.formats.selectedSegmentIndex = wanted
            self?.export()
        })
    }

    private func export() {
        exported = format
        textView.text = format.text(of: api.books)
        keptText = textView.text
        changes.update()
    }

    private func copyText() {
        UIPasteboard.general.string = textView.text
        result.text = String(localized: "Copied.", bundle: .module)
    }

    private func saveFile() {
        guard let folder else { return }
        let file = folder.freeFile(named: "books-export", ending: ".\(format.pathExtension)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(textView.text.utf8).write(to: file, options: .atomic)
            result.text = String(localized: "Saved as “\(file.path)”.", bundle: .module)
        } catch {
            result.text = error.localizedDescription
        }
    }

    private func importText() {
        let text = textView.text ?? ""
        let format = BookFormat(guessing: text) ?? format
        do {
            let read = try format.read(text).adding(to: api.books)
            try api.append(read.books)
            keptText = text
            changes.update()
            result.text = ([read.summary] + read.reasons(atMost: 5)).joined(separator: "\n")
        } catch let error as BookFormatError {
            result.text = error.text
        } catch let error as BookError {
            result.text = error.text
        } catch {
            result.text = error.localizedDescription
        }
    }
}

extension BookFormatError {
    /// The sentence for the user.
    @MainActor var text: String {
        switch self {
        case .noBooks:
            String(localized: "There are no books in this text.", bundle: .module)
        case .noTitleColumn:
            String(localized: "The table has no column “Title”.", bundle: .module)
        case .malformed(let line):
            String(
                localized: "Line \(line) cannot be read. Nothing was imported.", bundle: .module)
        }
    }
}
