import PrintDeskServices
import UIKit
import UniformTypeIdentifiers

/// Takes in the texts of a job: one field for printing, one for each original for copying. The
/// pages next to them follow every keystroke.
final class ContentController: UIViewController, UITextViewDelegate, UIDocumentPickerDelegate {
    /// The width in points from which the pages are next to the fields, not below them.
    private static let wideWidth: CGFloat = 600

    private let client: DeskClient

    /// Why the text of the last time is missing, until it is reported.
    private var draftError: DeskError?

    private(set) var fields: [TextBox] = []
    let pages = PagesView()
    private var file = UIBarButtonItem()
    private let halves = UIStackView()
    private let formats = UISegmentedControl(items: [
        String(localized: "Plain text", bundle: .module),
        String(localized: "Markdown", bundle: .module),
    ])

    init(client: DeskClient) {
        self.client = client
        super.init(nibName: nil, bundle: nil)
        title = client.title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.largeTitleDisplayMode = .never
        let submit = UIBarButtonItem(
            title: String(localized: "Submit", bundle: .module), style: .done, target: self,
            action: ContentController.submit)
        file = UIBarButtonItem(
            image: UIImage(systemName: "doc.badge.plus"), style: .plain, target: self,
            action: ContentController.pickFile)
        file.accessibilityLabel = String(localized: "Print a file", bundle: .module)
        let scan = UIBarButtonItem(
            image: UIImage(systemName: "scanner"), style: .plain, target: self,
            action: ContentController.scan)
        scan.accessibilityLabel = String(localized: "Scan", bundle: .module)
        navigationItem.rightBarButtonItems = [submit, file] + (client.scans ? [scan] : [])
        formats.selectedSegmentIndex = 0
        formats.accessibilityIdentifier = "Format"
        formats.addAction(
            UIAction { [weak self] _ in self?.updatePages() }, for: .valueChanged)
        let draft = savedDraft()
        let suggestions = draft.isEmpty ? client.service.suggestions() : draft
        fields = (suggestions.isEmpty ? [""] : suggestions).enumerated().map { index, text in
            let field = TextBox(placeholder: String(localized: "Your text", bundle: .module))
            field.text = text
            field.delegate = self
            field.accessibilityIdentifier = "Text \(index + 1)"
            return field
        }
        let column = UIStackView(arrangedSubviews: fields)
        column.axis = .vertical
        column.spacing = 12
        column.isLayoutMarginsRelativeArrangement = true
        column.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 16, leading: 16, bottom: 16, trailing: 16)
        for field in fields.dropFirst() {
            field.heightAnchor.constraint(equalTo: fields[0].heightAnchor).isActive = true
        }
        column.addArrangedSubview(formats)
        halves.addArrangedSubview(column)
        halves.addArrangedSubview(pages)
        halves.distribution = .fillEqually
        halves.fillSafeArea(of: view, downTo: view.keyboardLayoutGuide.topAnchor)
        updatePages()
    }

    private func savedDraft() -> [String] {
        do throws(DeskError) {
            return try client.factory.jobs.draft(for: client.service)
        } catch {
            draftError = error
            return []
        }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        halves.axis = view.bounds.width >= Self.wideWidth ? .horizontal : .vertical
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if fields.count == 1 { fields[0].becomeFirstResponder() }
        guard let draftError else { return }
        self.draftError = nil
        report(draftError)
    }

    func textViewDidChange(_ textView: UITextView) {
        updatePages()
        keepDraft(texts)
    }

    /// Keeps texts for the next time; none when they were submitted.
    private func keepDraft(_ texts: [String]) {
        do throws(DeskError) {
            try client.factory.jobs.setDraft(
                texts == client.service.suggestions() || texts == [""] ? [] : texts,
                for: client.service)
        } catch {
            // One message is enough; the text is still on the screen.
            if presentedViewController == nil { report(error) }
        }
    }

    /// The models of the texts that are not blank.
    private var models: [PrintModel] {
        let models = client.service.models(
            of: texts.filter { text in text.contains { !$0.isWhitespace } })
        guard formats.selectedSegmentIndex == 1 else { return models }
        return models.map { PrintModel(content: $0.content, format: .markdown) }
    }

    private var texts: [String] { fields.map { $0.text ?? "" } }

    private func updatePages() {
        pages.composer = PageComposer(models)
    }

    private func submit() {
        view.endEditing(true)
        do throws(DeskError) {
            try send(models)
            keepDraft([])
        } catch {
            report(error)
        }
    }

    private func send(_ models: [PrintModel]) throws(DeskError) {
        let job = try client.factory.jobs.submit(models, to: client.service)
        // The user may have left the page while files were read.
        guard view.window != nil else { return }
        showDetailViewController(PreviewController(client: client, job: job.id), sender: self)
    }

    // MARK: Scans and files

    private func scan() { show(ScanController(client: client), sender: self) }

    private func pickFile() {
        let types = PrintFile.pathExtensions.compactMap { UTType(filenameExtension: $0) }
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: types)
        picker.delegate = self
        present(picker, animated: true)
    }

    func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {
        // One choice of files after another.
        file.isEnabled = false
        let home = view.window?.rootViewController ?? self
        Task {
            defer { file.isEnabled = true }
            do throws(DeskError) {
                try send(try await PrintFile.models(of: urls))
            } catch {
                (view.window == nil ? home : self).report(error)
            }
        }
    }
}

/// A rounded box for a text, with a placeholder while it is empty.
final class TextBox: UITextView {
    private let placeholder = UILabel()

    init(placeholder text: String) {
        super.init(frame: .zero, textContainer: nil)
        font = .preferredFont(forTextStyle: .body)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 10
        textContainerInset = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
        placeholder.text = text
        placeholder.font = font
        placeholder.textColor = .placeholderText
        placeholder.isAccessibilityElement = false
        addSubview(placeholder)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeholder.isHidden = hasText
        placeholder.sizeToFit()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        placeholder.frame.origin = CGPoint(
            x: isMirrored ? bounds.maxX - 13 - placeholder.frame.width : 13, y: 12)
    }
}
