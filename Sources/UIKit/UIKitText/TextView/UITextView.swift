public import CoreGraphics
public import Foundation
public import FoundationGaps
@_spi(UIKitInternals) public import UIKitCore
public import UIKitScrolling

/// A scrolling view for reading and editing text of any length.
///
///     let notes = UITextView(frame: view.bounds)
///     notes.font = .preferredFont(forTextStyle: .body)
///     notes.text = document.text
///     notes.delegate = self
///
/// Only the visible paragraphs are laid out, so that a long text opens at once; the height of the
/// others is an estimate. With `isScrollEnabled = false` the view is as high as its text.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
    final let textEditor: TextEditor
    final private(set) lazy var editorParts = EditorParts(self, textEditor)

    /// The marks behind found texts.
    final var foundTextMarks: UIView?

    /// The attributes of typed text that the app set for this place.
    final var storedTypingAttributes: [NSAttributedString.Key: Any]? {
        didSet { typingFontDidChange() }
    }

    final var storedFont: UIFont?
    final var storedColor: UIColor?
    final var storedSelectionIsNil = false
    private final let ownUndoManager = UndoManager()

    // MARK: Creating

    /// Creates a view with a text container of its own.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// Creates a view that shows the text of a container's layout manager.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        let unlimited = CGSize(width: frame.width, height: .greatestFiniteMagnitude)
        textEditor = TextEditor(container: textContainer ?? NSTextContainer(size: unlimited))
        super.init(frame: frame)
        setUp()
    }

    nonisolated deinit {}

    /// Creates a view of a nib file.
    public required init?(coder: NSCoder) {
        textEditor = TextEditor(container: NSTextContainer(size: .zero))
        super.init(frame: .zero)
        setUp()
        decode(from: coder)
    }

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { textViewTable }

    open override class var nibConnections: NibConnections {
        super.nibConnections.outlet("delegate") {
            (view: UITextView, delegate: any UITextViewDelegate) in view.delegate = delegate
        }
    }

    /// The delegate, which is notified of scrolling too.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        didSet { (self as UIScrollView).delegate = delegate }
    }

    // MARK: Text

    /// The text; empty by default. Setting it moves the caret to its end. It can be observed:
    /// changes by the app, keys and input methods are reported.
    open var text: String! {
        get { textEditor.text }
        set { setContents(NSAttributedString(string: newValue ?? ""), isStyled: false) }
    }

    /// The text with its attributes.
    open var attributedText: NSAttributedString! {
        get { styledText }
        set { setContents(newValue ?? NSAttributedString(string: ""), isStyled: true) }
    }

    /// The selection in UTF-16 units.
    open var selectedRange: NSRange {
        get { NSRange(textEditor.selection.range) }
        set {
            storedSelectionIsNil = false
            textEditor.select(TextSelection(Range(newValue) ?? 0..<0))
        }
    }

    /// The attributes of typed text. They follow the text before the caret; those of the last
    /// character remain after it was deleted. An empty text is as high as their font.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { storedTypingAttributes ?? attributesBeforeCaret }
        set { storedTypingAttributes = newValue }
    }

    /// The text and its attributes, to change in place.
    open var textStorage: NSTextStorage { textEditor.storage }

    /// The layout of the text.
    open var layoutManager: NSLayoutManager { textEditor.layout }

    /// The area of the text.
    open var textContainer: NSTextContainer { textEditor.container }

    /// The space around the text area, in points; 8 above and below by default.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { textSizeDidChange() } }
    }

    // MARK: Appearance

    /// The font. Setting it applies it to the whole text; the system font at 12 points when `nil`.
    open var font: UIFont? {
        get { storedFont ?? firstAttribute(.font) as? UIFont }
        set { setFont(newValue) }
    }

    /// `true` if fonts of a text style, and those scaled by `UIFontMetrics`, follow the user's text
    /// size. `false` by default.
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFonts() } }

    /// The colour of the text. Setting it applies it to the whole text.
    open var textColor: UIColor? {
        get { storedColor ?? firstAttribute(.foregroundColor) as? UIColor }
        set { setColor(newValue) }
    }

    /// The alignment of the text. Natural by default.
    open var textAlignment: NSTextAlignment = .natural { didSet { alignmentDidChange() } }

    /// The attributes of links: the colour, which is `UIColor/link` by default.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link] {
        didSet { linkAttributesDidChange() }
    }

    // MARK: Behaviour

    /// `true` (the default) if keys change the text.
    open var isEditable = true {
        didSet {
            guard isEditable != oldValue else { return }
            updateLinkDetector()
            if isFirstResponder { caretDidMove() }
        }
    }

    /// The kinds of data that become links while the text is not editable. None by default.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet { if dataDetectorTypes != oldValue { updateLinkDetector() } }
    }

    /// `true` (the default) if the text can be selected and its links react.
    open var isSelectable = true

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
        didSet {
            layoutManager.masksCharacters = isSecureTextEntry
            layoutManager.rebuild()
        }
    }

    /// Scrolls so that a range is visible; of a range higher than the view, its end.
    open func scrollRangeToVisible(_ range: NSRange) { reveal(range) }

    // MARK: Layout

    open override var isScrollEnabled: Bool {
        get { super.isScrollEnabled }
        set {
            super.isScrollEnabled = newValue
            invalidateIntrinsicContentSize()
        }
    }

    /// None while the view scrolls, otherwise the size of the text on unwrapped lines.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled
            ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
            : measure(width: .infinity)
    }

    @_spi(UIKitInternals) open override var contentHeightFollowsWidth: Bool { !isScrollEnabled }

    /// Returns the size of the text, wrapped to the width of `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { measure(width: size.width) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutText()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.preferredContentSizeCategory
            != previousTraitCollection?.preferredContentSizeCategory
        {
            adjustFonts()
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

    /// `true` if the text can be edited. A view that has the focus is the first responder: Tab
    /// inserts a tab then, and Control-Tab moves the focus on.
    open override var canBecomeFocused: Bool { isEditable }

    @_spi(UIKitInternals) open override var standardFocusEffect: UIFocusEffect? {
        let halo = UIFocusHaloEffect(
            roundedRect: bounds, cornerRadius: max(4, layer.cornerRadius))
        halo.position = .inside
        return halo
    }

    open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard window != nil, canBecomeFirstResponder,
            !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        beginEditing()
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard !isEditable || delegate?.textViewShouldEndEditing(self) ?? true else { return false }
        return super.resignFirstResponder()
    }

    /// The undo manager of this view's edits.
    open override var undoManager: UndoManager? { ownUndoManager }

    /// The view that replaces the software keyboard.
    open override var inputView: UIView? {
        get { storedInputView }
        set { storedInputView = newValue }
    }

    /// The view above the software keyboard.
    open override var inputAccessoryView: UIView? {
        get { findInteraction?.navigator ?? storedAccessoryView }
        set { storedAccessoryView = newValue }
    }

    private final var storedInputView: UIView?
    private final var storedAccessoryView: UIView?

    // MARK: Finding

    /// `true` if ctrl+F and ``findInteraction`` show a panel to find and replace. `false` by
    /// default.
    open var isFindInteractionEnabled: Bool {
        get { findInteraction != nil }
        set { if newValue != isFindInteractionEnabled { setUpFinding(newValue) } }
    }

    /// The interaction that finds and replaces, while ``isFindInteractionEnabled`` is on.
    public internal(set) final var findInteraction: UIFindInteraction?

    /// Ctrl+F finds, ctrl+H finds and replaces, ctrl+G goes to the next result.
    open override var keyCommands: [UIKeyCommand]? {
        isFindInteractionEnabled ? findCommands : super.keyCommands
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !pointerDown(touches, with: event) { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !pointerMoved(touches) { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !pointerUp(touches) { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        editorParts.cancelPress()
        super.touchesCancelled(touches, with: event)
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
        canEdit(by: action, isSelectable: isSelectable) ?? canFind(by: action)
            ?? super.canPerformAction(action, withSender: sender)
    }

    open override func find(_ sender: Any?) {
        findInteraction?.presentFindNavigator(showingReplace: false)
    }

    open override func findAndReplace(_ sender: Any?) {
        findInteraction?.presentFindNavigator(showingReplace: true)
    }

    open override func findNext(_ sender: Any?) { findInteraction?.findNext() }
    open override func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }
    open override func useSelectionForFind(_ sender: Any?) { findSelection() }
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

    // MARK: UIKeyInput

    /// `true` if there is text.
    open var hasText: Bool { textEditor.length > 0 }

    /// Replaces the marked text or the selection, without asking the delegate.
    open func insertText(_ text: String) { textEditor.insert(text) }

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
        textEditor.replace(offsets, with: textEditor.styled(text))
    }

    /// The selection, or the place of the caret; `nil` after it was set to `nil`.
    open var selectedTextRange: UITextRange? {
        get { storedSelectionIsNil ? nil : textEditor.selectedTextRange }
        set {
            textEditor.select(TextSelection(newValue?.offsets ?? 0..<0))
            storedSelectionIsNil = newValue == nil
        }
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
        let text = markedText ?? ""
        let endsMark = text.isEmpty && textEditor.markedRange != nil
        textEditor.setMarkedText(
            text, selectedRange: Range(selectedRange) ?? 0..<0, notifies: true)
        // As on Apple's systems, which report the end of a composition once more.
        guard endsMark else { return }
        editorDidChangeSelection()
        editorDidChangeText()
    }

    /// Ends the composition, and keeps its text.
    open func unmarkText() { textEditor.unmark(notifies: true) }
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

    /// Sets the writing direction of the paragraphs of a range.
    open func setBaseWritingDirection(
        _ writingDirection: NSWritingDirection, for range: UITextRange
    ) { setDirection(writingDirection, for: range) }

    /// Returns the rectangle of the first line of a range, in this view.
    open func firstRect(for range: UITextRange) -> CGRect {
        textEditor.firstRect(for: range, origin: textOrigin)
    }

    /// Returns the rectangle of the caret at a position: 2 points wide, in this view.
    open func caretRect(for position: UITextPosition) -> CGRect {
        textEditor.caretRect(
            for: position, origin: textOrigin, scale: max(traitCollection.displayScale, 1))
    }

    /// Returns the rectangles of a range, one for each line, in this view.
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

    /// The object that is notified of changes other than those by keys.
    open weak var inputDelegate: (any UITextInputDelegate)?

    /// The boundaries of characters, words, sentences, lines and paragraphs.
    open private(set) lazy var tokenizer: any UITextInputTokenizer =
        UITextInputStringTokenizer(textInput: self)

    /// Returns the attributes at a position.
    open func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
        -> [NSAttributedString.Key: Any]?
    { position.offset.map { attributes(at: $0) } }

    /// Called when a gesture begins to move the caret, with its point in this view.
    open func beginFloatingCursor(at point: CGPoint) { updateFloatingCursor(at: point) }

    /// Moves the caret to the position nearest to a point of this view.
    open func updateFloatingCursor(at point: CGPoint) {
        textEditor.floatCaret(to: textPoint(point))
    }

    /// Called when the gesture has ended, with the caret in its place.
    open func endFloatingCursor() {}

    // MARK: Accessibility

    /// The text, unless set; dots for secret text.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? readableText }
        set { super.accessibilityValue = newValue }
    }

    /// The text with its attributes, unless a value was set.
    open override var accessibilityAttributedValue: NSAttributedString? {
        get {
            let isOwn = super.accessibilityValue == nil && !isSecureTextEntry
            return isOwn ? attributedText : super.accessibilityAttributedValue
        }
        set { super.accessibilityAttributedValue = newValue }
    }

    // MARK: Debugging

    open override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        describeText(into: &description)
    }
}
