public import CoreGraphics
public import Foundation
public import FoundationGaps
public import UIKitControls
@_spi(UIKitInternals) public import UIKitCore

/// A control for editing one line of text.
///
///     let name = UITextField()
///     name.placeholder = "Name"
///     name.borderStyle = .roundedRect
///     name.addAction(UIAction { _ in model.name = name.text ?? "" }, for: .editingChanged)
///
/// Return calls `textFieldShouldReturn(_:)` of the delegate; Tab goes to the next field of the
/// window. Setting ``text`` sends no event.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    final let textEditor = TextEditor(container: NSTextContainer(size: .zero))
    final private(set) lazy var editorParts = EditorParts(self, textEditor)
    final let clip = UIView()
    final let border = FieldBorder(frame: .zero)
    final var placeholderLabel: UILabel?
    final var clearButton: ClearButton?

    /// The distance by which long text is scrolled, in points.
    final var scroll: CGFloat = 0
    /// `true` if the next key replaces the whole text, because it is secret.
    final var clearsOnNextKey = false
    /// The number of clicks or taps of the latest touch.
    final var clickCount = 1

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    nonisolated deinit {}

    /// Creates a field of a nib file.
    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        setUp()
        decode(from: coder)
    }

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { textFieldTable }

    open override class var nibConnections: NibConnections {
        super.nibConnections.outlet("delegate") {
            (view: UITextField, delegate: any UITextFieldDelegate) in
            view.delegate = delegate
        }
    }

    /// The delegate, which allows and follows editing.
    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: Text

    /// The text; empty by default. Setting `nil` sets an empty one. It can be observed:
    /// changes by the app, keys and input methods are reported.
    open var text: String? {
        get { textEditor.text }
        set { setContents(NSAttributedString(string: newValue ?? "")) }
    }

    /// The text with its attributes.
    open var attributedText: NSAttributedString? {
        get { styledText }
        set { setContents(newValue ?? NSAttributedString(string: "")) }
    }

    /// The attributes of text that is typed, in addition to ``font`` and ``textColor``.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { storedTypingAttributes.isEmpty ? nil : storedTypingAttributes }
        set { storedTypingAttributes = newValue ?? [:] }
    }

    final var storedTypingAttributes: [NSAttributedString.Key: Any] = [:]

    /// The attributes of the whole text, such as ``font``. Setting them applies them to all of it.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            var attributes = storedTypingAttributes
            attributes[.font] = font
            attributes[.foregroundColor] = textEditor.layout.defaultColor
            attributes[.paragraphStyle] = textEditor.layout.defaultStyle
            return attributes
        }
        set { applyDefaults(newValue) }
    }

    /// The text that is shown in an empty field.
    open var placeholder: String? {
        get { placeholderLabel?.text }
        set { setPlaceholder(newValue.map { .plain($0) }) }
    }

    /// The placeholder with its attributes.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholderLabel?.attributedText }
        set { setPlaceholder(newValue.map { .attributed($0) }) }
    }

    // MARK: Appearance

    /// The font; the system font at 17 points by default.
    open var font: UIFont? {
        get { fullFont ?? textEditor.layout.defaultFont }
        set { setFont(newValue ?? .systemFont(ofSize: 17)) }
    }

    /// The colour of the text; the label colour by default.
    open var textColor: UIColor? {
        get { textEditor.layout.defaultColor }
        set { setColor(newValue ?? .label) }
    }

    /// The alignment of the text. Natural by default.
    open var textAlignment: NSTextAlignment = .natural {
        didSet { if textAlignment != oldValue { alignmentDidChange() } }
    }

    /// The border. None by default.
    open var borderStyle: BorderStyle = .none {
        didSet { if borderStyle != oldValue { borderStyleDidChange() } }
    }

    /// The colour behind the text, within the corners of a round border.
    open override var backgroundColor: UIColor? {
        get { border.fieldColor ?? super.backgroundColor }
        set { super.backgroundColor = border.takeColor(newValue) }
    }

    /// An image behind the text, instead of a border with round corners.
    open var background: UIImage? { didSet { updateBackgroundImage() } }

    /// An image in place of ``background`` while the field is disabled; none when `nil`.
    open var disabledBackground: UIImage? { didSet { updateBackgroundImage() } }

    open override var isEnabled: Bool {
        didSet {
            guard isEnabled != oldValue else { return }
            updateBackgroundImage()
            setNeedsLayout()
        }
    }

    /// `true` to reduce the font of a text that is too wide before it is cut. `false` by default.
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsLayout() } }

    /// The smallest size of a reduced font, in points; 0 by default.
    open var minimumFontSize: CGFloat = 0 { didSet { setNeedsLayout() } }

    /// The font that the app set, while a smaller one is shown.
    final var fullFont: UIFont?

    /// `true` if a scalable ``font`` follows the user's text size. `false` by default.
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

    /// The image of the button that removes the text.
    final var clearImage: UIImage?

    // MARK: Behaviour

    /// `true` while the field is edited.
    open var isEditing: Bool { isFirstResponder }

    /// `true` if the text is removed when editing begins. `false` by default.
    open var clearsOnBeginEditing = false

    /// `true` if the next typed text replaces all. `false` by default.
    open var clearsOnInsertion = false

    /// `true` if users may change the style of the text by the edit menu and keys, and paste styled
    /// text and pictures. `false` by default.
    open var allowsEditingTextAttributes = false

    /// The letters that a software keyboard begins in upper case.
    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    /// A hint for software keyboards: the correction of typing errors.
    open var autocorrectionType: UITextAutocorrectionType = .default
    /// A hint for software keyboards: the marking of misspelled words.
    open var spellCheckingType: UITextSpellCheckingType = .default
    /// `.yes` to type curved quotes.
    open var smartQuotesType: UITextSmartQuotesType = .default
    /// `.yes` to type a dash by two hyphens.
    open var smartDashesType: UITextSmartDashesType = .default
    /// `.yes` to cut and paste words with the spaces around them.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
    /// The keys that a software keyboard shows.
    open var keyboardType: UIKeyboardType = .default
    /// The look of a software keyboard.
    open var keyboardAppearance: UIKeyboardAppearance = .default
    /// The title of a software keyboard's return key.
    open var returnKeyType: UIReturnKeyType = .default
    /// `true` to disable the return key of a software keyboard while there is no text.
    open var enablesReturnKeyAutomatically = false
    /// The meaning of the text, for filling it in.
    open var textContentType: UITextContentType!

    /// `true` if dots are shown for the characters. `false` by default.
    open var isSecureTextEntry = false {
        didSet { if isSecureTextEntry != oldValue { secureEntryDidChange() } }
    }

    // MARK: Views beside the text

    /// The view at the left, or at the leading edge in either writing direction.
    open var leftView: UIView? { didSet { sideViewDidChange(from: oldValue) } }

    /// The time at which ``leftView`` is shown. Never by default.
    open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }

    /// The view at the right, or at the trailing edge in either writing direction.
    open var rightView: UIView? { didSet { sideViewDidChange(from: oldValue) } }

    /// The time at which ``rightView`` is shown. Never by default.
    open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }

    /// The time at which a button that removes the text is shown. Never by default.
    open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }

    // MARK: Places

    /// Returns the rectangle of the border.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the rectangle of the text while it is not edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }

    /// Returns the rectangle of the placeholder; that of the text by default.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Returns the rectangle of the text while it is edited; that of the text by default.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Returns the rectangle of the button that removes the text.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearRect(in: bounds) }

    /// Returns the rectangle of the view at the left.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        sideRect(of: isMirrored ? rightView : leftView, atRight: false, in: bounds)
    }

    /// Returns the rectangle of the view at the right.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        sideRect(of: isMirrored ? leftView : rightView, atRight: true, in: bounds)
    }

    // MARK: Drawing

    /// Draws the text in the current context, in the field's coordinates, while it is not edited.
    open func drawText(in rect: CGRect) { textDrawing?(rect) }

    /// Draws the placeholder in the current context, in the field's coordinates.
    open func drawPlaceholder(in rect: CGRect) { placeholderDrawing?(rect) }

    /// Draws the text as it is, during ``drawText(in:)``.
    final var textDrawing: ((CGRect) -> Void)?

    /// Draws the placeholder as it is, during ``drawPlaceholder(in:)``.
    final var placeholderDrawing: ((CGRect) -> Void)?

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { standardSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { standardSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutField()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.preferredContentSizeCategory
            != previousTraitCollection?.preferredContentSizeCategory
        {
            adjustFont()
        }
        adoptTraits()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        editorParts.install()
        adoptTraits()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    // MARK: Focus

    /// `true` if the field can be edited. A field that has the focus is the first responder.
    open override var canBecomeFocused: Bool { canBecomeFirstResponder }

    @_spi(UIKitInternals) open override var standardFocusEffect: UIFocusEffect? {
        UIFocusHaloEffect(roundedRect: bounds, cornerRadius: max(6, border.layer.cornerRadius))
    }

    open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard window != nil, canBecomeFirstResponder,
            delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
        else { return false }
        beginEditing()
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
        return super.resignFirstResponder()
    }

    /// The view that replaces the software keyboard.
    open override var inputView: UIView? {
        get { storedInputView }
        set { storedInputView = newValue }
    }

    /// The view above the software keyboard.
    open override var inputAccessoryView: UIView? {
        get { storedAccessoryView }
        set { storedAccessoryView = newValue }
    }

    private final var storedInputView: UIView?
    private final var storedAccessoryView: UIView?

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pointerDown(touch, with: event)
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        _ = editorParts.move(touch)
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        pointerUp(touch)
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        editorParts.cancelPress()
    }

    /// Returns `false` for a drag of the mouse that selects text.
    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if editorParts.isPressed, gestureRecognizer is UIPanGestureRecognizer { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Edit actions

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canEdit(by: action, isSelectable: true)
            ?? super.canPerformAction(action, withSender: sender)
    }

    open override func cut(_ sender: Any?) { cutSelection() }

    open override func copy(_ sender: Any?) { copySelection() }

    open override func paste(_ sender: Any?) { textEditor.paste() }

    open override func pasteAndMatchStyle(_ sender: Any?) { textEditor.pastePlain() }

    open override func toggleBoldface(_ sender: Any?) { textEditor.toggle(.traitBold) }

    open override func toggleItalics(_ sender: Any?) { textEditor.toggle(.traitItalic) }
    open override func toggleUnderline(_ sender: Any?) { textEditor.toggleUnderline() }

    open override func increaseSize(_ sender: Any?) { textEditor.changeSize(by: 1) }
    open override func decreaseSize(_ sender: Any?) { textEditor.changeSize(by: -1) }

    open override func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) { textEditor.updateAttributes(conversionHandler) }

    open override func select(_ sender: Any?) {
        textEditor.select(TextSelection(textEditor.wordRange(at: textEditor.selection.head)))
    }

    open override func selectAll(_ sender: Any?) {
        textEditor.select(TextSelection(0..<textEditor.length))
        textEditor.shareSelection()
    }

    open override func delete(_ sender: Any?) {
        textEditor.typing { textEditor.delete(textEditor.selection.range) }
    }

    /// Called before the clear button removes the text.
    func willClear() {}

    // MARK: UIKeyInput

    /// `true` if there is text.
    open var hasText: Bool { textEditor.length > 0 }

    /// Replaces the marked text or the selection, without asking the delegate.
    open func insertText(_ text: String) { textEditor.insert(insertable(text)) }

    /// Deletes the marked text, the selection, or the character before the caret.
    open func deleteBackward() { textEditor.delete(textEditor.backspaceRange) }

    // MARK: UITextInput

    /// Returns the text in a range. Half of a surrogate pair is read as U+FFFD.
    open func text(in range: UITextRange) -> String? {
        range.offsets.map { textEditor.text(in: $0) }
    }

    /// Replaces the text in a range, and places the caret after the new text.
    open func replace(_ range: UITextRange, withText text: String) {
        guard let offsets = range.offsets else { return }
        textEditor.replace(
            offsets, with: textEditor.styled(insertable(text)), notifies: textEditor.isTyping)
    }

    /// The selection, or the place of the caret.
    open var selectedTextRange: UITextRange? {
        get { textEditor.selectedTextRange }
        set { textEditor.select(TextSelection(newValue?.offsets ?? 0..<0)) }
    }

    /// The range that an input method is composing; `nil` while it composes none.
    open var markedTextRange: UITextRange? { textEditor.markedRange.map { OffsetRange($0) } }

    /// The colours of text that is being composed, which is underlined.
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { textEditor.layout.markedStyle }
        set { textEditor.layout.markedStyle = newValue }
    }

    /// Composes a text, in which `selectedRange` is selected. An empty one ends the composition.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        textEditor.setMarkedText(
            insertable(markedText ?? ""), selectedRange: Range(selectedRange) ?? 0..<0,
            notifies: textEditor.isTyping)
    }

    /// Ends the composition, and keeps its text.
    open func unmarkText() { textEditor.unmark(notifies: textEditor.isTyping) }

    /// The position before the first character.
    open var beginningOfDocument: UITextPosition { TextOffset(0) }

    /// The position after the last character.
    open var endOfDocument: UITextPosition { TextOffset(textEditor.length) }

    /// Returns the range between two positions, in either order.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
        -> UITextRange?
    { textEditor.textRange(from: fromPosition, to: toPosition) }

    /// Returns the position at a distance in UTF-16 units; `nil` outside of the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        textEditor.position(from: position, offset: offset)
    }

    /// Returns the position some characters to a side, or some lines up or down.
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { textEditor.position(from: position, in: direction, offset: offset) }

    /// Returns the order of two positions.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        textEditor.compare(position, to: other)
    }

    /// Returns the distance between two positions in UTF-16 units.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        textEditor.offset(from: from, to: toPosition)
    }

    /// Returns the end of a range in a direction.
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
        -> UITextPosition?
    { textEditor.position(within: range, farthestIn: direction) }

    /// Returns the range from a position to the end of its line, or up or down of the text.
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? { textEditor.characterRange(byExtending: position, in: direction) }

    /// Returns the writing direction of the paragraph at a position.
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { textEditor.writingDirection(at: position) }

    /// Sets the writing direction of the whole text.
    open func setBaseWritingDirection(
        _ writingDirection: NSWritingDirection, for range: UITextRange
    ) { setDirection(writingDirection) }

    /// Returns the rectangle of a range, in this view.
    open func firstRect(for range: UITextRange) -> CGRect {
        textEditor.firstRect(for: range, origin: textOrigin)
    }

    /// Returns the rectangle of the caret at a position: 2 points wide, in this view.
    open func caretRect(for position: UITextPosition) -> CGRect { standardCaretRect(for: position) }

    /// Returns the rectangle of a range, in this view.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        textEditor.selectionRects(for: range, origin: textOrigin)
    }

    /// Returns the position nearest to a point of this view.
    open func closestPosition(to point: CGPoint) -> UITextPosition? {
        textEditor.closestPosition(to: textPoint(point), within: nil)
    }

    /// Returns the position of a range nearest to a point of this view.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        textEditor.closestPosition(to: textPoint(point), within: range.offsets)
    }

    /// Returns the range of the character at a point of this view; `nil` without text.
    open func characterRange(at point: CGPoint) -> UITextRange? {
        textEditor.characterRange(at: textPoint(point))
    }

    /// Called when a gesture begins to move the caret, with its point in this view.
    open func beginFloatingCursor(at point: CGPoint) { updateFloatingCursor(at: point) }

    /// Moves the caret to the position nearest to a point of this view.
    open func updateFloatingCursor(at point: CGPoint) {
        textEditor.floatCaret(to: textPoint(point))
    }

    /// Called when the gesture has ended, with the caret in its place.
    open func endFloatingCursor() {}

    /// The object that is notified of changes other than those by keys.
    open weak var inputDelegate: (any UITextInputDelegate)?

    /// The boundaries of characters, words, sentences, lines and paragraphs.
    open private(set) lazy var tokenizer: any UITextInputTokenizer =
        UITextInputStringTokenizer(textInput: self)

    /// Returns the attributes of the whole text.
    open func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
        -> [NSAttributedString.Key: Any]?
    { defaultTextAttributes }

    // MARK: Accessibility

    /// The placeholder, unless set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? placeholder }
        set { super.accessibilityLabel = newValue }
    }

    /// The text, or the placeholder of an empty field, unless set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? spokenValue }
        set { super.accessibilityValue = newValue }
    }

    // MARK: Debugging

    open override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        describeText(into: &description)
    }
}
