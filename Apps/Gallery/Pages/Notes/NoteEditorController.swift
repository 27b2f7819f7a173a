import UIKit

/// The editor of a note: a text view with a bar of styles.
final class NoteEditorController: UIViewController, UITextViewDelegate {
    private let book: NoteBook
    private let id: Int
    private let text = UITextView()

    /// `true` while Return is being typed.
    private var startsParagraph = false

    init(_ book: NoteBook, _ id: Int) {
        self.book = book
        self.id = id
        super.init(nibName: nil, bundle: nil)
        title = book.note(id)?.title
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        text.delegate = self
        text.isFindInteractionEnabled = true
        text.alwaysBounceVertical = true
        text.accessibilityLabel = String(localized: "Note", bundle: .module)
        text.accessibilityIdentifier = "Note"
        text.textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        text.attributedText = book.note(id)?.text
        if text.text.isEmpty { text.typingAttributes = NoteStyle.title.attributes }
        text.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(text)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            text.topAnchor.constraint(equalTo: view.topAnchor),
            text.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        addBar()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if text.text.isEmpty { text.becomeFirstResponder() }
    }

    // MARK: The bar

    private func addBar() {
        let paragraph = UIBarButtonItem(
            image: UIImage(systemName: "textformat"),
            menu: UIMenu(
                children: NoteStyle.allCases.map { style in
                    UIAction(title: style.name) { [weak self] _ in self?.apply(style) }
                }))
        paragraph.accessibilityLabel = String(localized: "Style", bundle: .module)
        let bold = item("bold", String(localized: "Bold", bundle: .module)) {
            $0.toggle(.traitBold)
        }
        let italic = item("italic", String(localized: "Italic", bundle: .module)) {
            $0.toggle(.traitItalic)
        }
        let underline = item("underline", String(localized: "Underline", bundle: .module)) {
            $0.toggleUnderline()
        }
        let space = UIBarButtonItem(systemItem: .flexibleSpace)
        toolbarItems = [paragraph, space, bold, space, italic, space, underline]
    }

    private func item(
        _ symbol: String, _ label: String, _ action: @escaping (NoteEditorController) -> Void
    ) -> UIBarButtonItem {
        let item = UIBarButtonItem(
            image: UIImage(systemName: symbol),
            primaryAction: UIAction { [weak self] _ in
                if let self { action(self) }
            })
        item.accessibilityLabel = label
        return item
    }

    // MARK: Styles

    /// Gives the paragraphs of the selection a style.
    private func apply(_ style: NoteStyle) {
        let range = (text.text as NSString).paragraphRange(for: text.selectedRange)
        change(range) { _ in style.attributes }
    }

    private func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
        let has = font(in: attributesOfSelection).fontDescriptor.symbolicTraits.contains(trait)
        change(text.selectedRange) { [self] old in
            var new = old
            let font = font(in: old)
            var traits = font.fontDescriptor.symbolicTraits
            if has { traits.remove(trait) } else { traits.insert(trait) }
            if let descriptor = font.fontDescriptor.withSymbolicTraits(traits) {
                new[.font] = UIFont(descriptor: descriptor, size: font.pointSize)
            }
            return new
        }
    }

    private func toggleUnderline() {
        let has = attributesOfSelection[.underlineStyle] != nil
        change(text.selectedRange) { old in
            var new = old
            new[.underlineStyle] = has ? nil : NSUnderlineStyle.single.rawValue
            return new
        }
    }

    private func font(in attributes: [NSAttributedString.Key: Any]) -> UIFont {
        attributes[.font] as? UIFont ?? .systemFont(ofSize: 17)
    }

    private var attributesOfSelection: [NSAttributedString.Key: Any] {
        let range = text.selectedRange
        return range.length == 0
            ? text.typingAttributes
            : text.textStorage.attributes(at: range.location, effectiveRange: nil)
    }

    /// Changes the attributes of a range, or of what is typed next for an empty one.
    private func change(
        _ range: NSRange,
        _ body: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {
        guard range.length > 0 else { return text.typingAttributes = body(text.typingAttributes) }
        let new = NSMutableAttributedString(
            attributedString: text.textStorage.attributedSubstring(from: range))
        let whole = NSRange(location: 0, length: new.length)
        new.enumerateAttributes(in: whole) { old, part, _ in
            new.setAttributes(body(old), range: part)
        }
        replaceStyles(range, new)
    }

    /// Replaces the attributes of a range as one step of undo.
    private func replaceStyles(_ range: NSRange, _ new: NSAttributedString) {
        let old = text.textStorage.attributedSubstring(from: range)
        text.textStorage.beginEditing()
        let whole = NSRange(location: 0, length: new.length)
        new.enumerateAttributes(in: whole) { attributes, part, _ in
            let place = NSRange(location: range.location + part.location, length: part.length)
            text.textStorage.setAttributes(attributes, range: place)
        }
        text.textStorage.endEditing()
        text.undoManager?.registerUndo(withTarget: self) { $0.replaceStyles(range, old) }
        save()
    }

    // MARK: Saving

    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        startsParagraph = text == "\n"
        return true
    }

    func textViewDidChange(_ textView: UITextView) {
        // What follows a title or a heading is body text.
        if startsParagraph, isAtEndOfParagraph {
            textView.typingAttributes = NoteStyle.body.attributes
        }
        startsParagraph = false
        save()
    }

    private var isAtEndOfParagraph: Bool {
        let caret = text.selectedRange.location
        let string = text.textStorage.mutableString
        return caret == string.length || string.character(at: caret) == 10
    }

    private func save() {
        book.update(id, NSAttributedString(attributedString: text.textStorage))
        title = book.note(id)?.title
    }
}
