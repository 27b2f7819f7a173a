import CoreGraphics
import Foundation
import Observing
import UIKitCore

/// The text of a field or text view, its selection, and the edits that change them.
///
/// Fields and text views share this class. Offsets count UTF-16 units; the caret moves by what
/// readers see as characters.
///
/// A typed character takes seven forms until it is drawn:
///
/// 1. `TextInput`, what the input method of the desktop has committed;
/// 2. `String`, which ``type(_:clearing:)`` lets the traits and the delegate change;
/// 3. `NSAttributedString`, in the attributes of typed text: the change that can be undone;
/// 4. `NSTextStorage`, the whole text;
/// 5. `LayoutFragment`, the length and height of its paragraph in the table of the layout manager;
/// 6. `TextContent`, the paragraph with resolved fonts and colours;
/// 7. `TextFrame`, its lines as Pango has shaped them, which the canvas draws.
final class TextEditor: KeyValueObservable {
    /// The view that shows the text.
    private(set) weak var owner: (any TextEditorOwner)?

    let storage: NSTextStorage
    let layout: NSLayoutManager
    let container: NSTextContainer

    /// The selection, which the views' properties of the selection are observed by.
    @Observed private(set) var selection = TextSelection(caret: 0)

    /// The range that is being composed by an input method.
    private(set) var markedRange: Range<Int>? {
        didSet { layout.markedRange = markedRange.map { NSRange($0) } }
    }

    /// The text that the marked text has replaced.
    private var textUnderMark: NSAttributedString?

    /// The change that the next typed character extends.
    var openRun: EditRun?

    /// The horizontal place that the caret returns to when it moves up and down.
    var preferredX: CGFloat?

    /// `true` if a finger made the selection, which then has handles.
    var isTouchSelection = false

    /// `true` while a key or an input method makes a change.
    private(set) var isTyping = false

    /// `true` while the editor itself changes the text.
    private var isChanging = false

    /// Creates an editor of the text that is laid out in a container, or of an empty one.
    init(container: NSTextContainer) {
        self.container = container
        layout = container.layoutManager ?? NSLayoutManager()
        storage = layout.textStorage ?? NSTextStorage(string: "")
        if container.layoutManager == nil { layout.addTextContainer(container) }
        if layout.textStorage == nil { storage.addLayoutManager(layout) }
    }

    func attach(to owner: any TextEditorOwner) { self.owner = owner }

    // MARK: Text

    var length: Int { storage.length }

    /// The text. Each read of it is noted, so that the views' properties that are read from it can
    /// be observed.
    var text: String {
        _ = changeCount
        return storage.string
    }

    /// The number of changes of the text. Increased at the end of a change, when observers may make
    /// others.
    @Observed private var changeCount = 0

    /// Returns the text in a range; halves of characters are replaced.
    func text(in range: Range<Int>) -> String {
        storage.text(in: clamped(range))
    }

    /// Returns the text with its attributes, and others where it has none of their kind.
    func text(over attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
        let styled = NSMutableAttributedString(string: text, attributes: attributes)
        storage.enumerateAttributes(in: NSRange(location: 0, length: storage.length)) {
            attributes, range, _ in styled.addAttributes(attributes, range: range)
        }
        return styled
    }

    /// Returns a range with the other halves of the surrogate pairs that it cuts.
    private func wholePairs(_ range: Range<Int>) -> Range<Int> {
        let lower = range.lowerBound - (cutsPair(range.lowerBound) ? 1 : 0)
        let upper = range.upperBound + (cutsPair(range.upperBound) ? 1 : 0)
        return lower..<upper
    }

    private func cutsPair(_ offset: Int) -> Bool {
        guard offset > 0, offset < length else { return false }
        return text(in: offset - 1..<offset + 1).unicodeScalars.count == 1
    }

    func clamped(_ range: Range<Int>) -> Range<Int> { range.clamped(to: 0..<length) }

    /// Replaces the whole text without notifying the delegate, and forgets what can be undone. The
    /// caller notifies observers with ``textWasSet()`` once its own state fits the text.
    func setText(_ text: NSAttributedString) {
        markedRange = nil
        textUnderMark = nil
        openRun = nil
        owner?.editorUndoManager?.removeAllActions(withTarget: self)
        owner?.inputDelegate?.textWillChange(owner)
        change {
            storage.replaceCharacters(
                in: NSRange(location: 0, length: storage.length), with: text)
        }
        owner?.inputDelegate?.textDidChange(owner)
        owner?.editorNeedsDisplay()
    }

    /// Notifies observers of the text that ``setText(_:)`` set.
    func textWasSet() { changeCount += 1 }

    private func change(_ body: () -> Void) {
        let wasChanging = isChanging
        isChanging = true
        body()
        isChanging = wasChanging
    }

    /// Keeps the selection within the text after the app changed the storage.
    func storageDidChange() {
        guard !isChanging else { return }
        openRun = nil
        let clampedSelection = TextSelection(clamped(selection.range))
        if selection.range.upperBound > length { selection = clampedSelection }
        if let markedRange, markedRange.upperBound > length { self.markedRange = nil }
    }

    // MARK: Selection

    /// Changes the selection, and notifies the owner if it differs.
    func select(_ new: TextSelection) {
        openRun = nil
        isTouchSelection = false
        setSelection(new)
    }

    private func setSelection(_ new: TextSelection) {
        let range = clamped(new.range)
        var new = new
        new.anchor = min(max(new.anchor, range.lowerBound), range.upperBound)
        new.head = min(max(new.head, range.lowerBound), range.upperBound)
        let old = selection
        let isReported = !isTyping && old.range != new.range
        if isReported { owner?.inputDelegate?.selectionWillChange(owner) }
        if old != new { selection = new }
        if isReported { owner?.inputDelegate?.selectionDidChange(owner) }
        if old != new { owner?.editorNeedsDisplay() }
        if old.range != new.range { owner?.editorDidChangeSelection() }
    }

    // MARK: Changing

    /// Replaces a range as one step of undo, and places the caret after the new text.
    func replace(
        _ range: Range<Int>, with text: NSAttributedString, kind: EditRun.Kind = .other,
        notifies: Bool = true
    ) {
        let range = clamped(range)
        let before = selection
        // Strings of Swift hold no half of a pair: undo has to bring the pair back.
        let touched = textUnderMark == nil ? wholePairs(range) : range
        let old = storage.attributedSubstring(from: NSRange(touched))
        if text.length == 0, length > 0, range.count == length { keepTypingAttributes() }
        markedRange = nil
        change { storage.replaceCharacters(in: NSRange(range), with: text) }
        record(
            kind: kind, old: textUnderMark ?? old,
            new: touched.lowerBound..<touched.upperBound - range.count + text.length,
            selectionBefore: before)
        textUnderMark = nil
        preferredX = nil
        setSelection(TextSelection(caret: range.lowerBound + text.length))
        owner?.editorNeedsDisplay()
        changeCount += 1
        if notifies { owner?.editorDidChangeText() }
    }

    /// Keeps the attributes of typed text before the characters that they follow are deleted. Of a
    /// text without attributes, the view's own apply.
    private func keepTypingAttributes() {
        guard let owner, !owner.insertionAttributes.isEmpty else { return }
        owner.editorTypingAttributes = owner.editorTypingAttributes
    }

    /// Inserts text at the caret, or in place of the selection or the marked text.
    func insert(_ text: String) {
        replace(markedRange ?? selection.range, with: styled(text), kind: .typing)
    }

    /// Returns a text with the attributes of inserted text.
    func styled(_ text: String) -> NSAttributedString {
        let attributes = owner?.insertionAttributes ?? [:]
        return text.isEmpty || attributes.isEmpty
            ? NSAttributedString(string: text)
            : NSAttributedString(string: text, attributes: attributes)
    }

    /// Deletes a range, as backspace and delete do.
    func delete(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        replace(range, with: NSAttributedString(string: ""), kind: .deleting)
    }

    /// The range that backspace deletes: the selection, or the character before the caret.
    var backspaceRange: Range<Int> {
        if let markedRange { return markedRange }
        guard selection.isEmpty else { return selection.range }
        return wholePairs(startOfDeletion(before: selection.head)..<selection.head)
    }

    // MARK: Composing

    /// Shows text that is being composed. Empty text ends the composition.
    func setMarkedText(_ text: String, selectedRange: Range<Int>, notifies: Bool) {
        let whole = wholePairs(selection.range)
        let start = whole.lowerBound
        let target = markedRange ?? (selection.isEmpty ? start..<start : whole)
        guard !(text.isEmpty && markedRange == nil) else { return }
        if markedRange == nil {
            textUnderMark = storage.attributedSubstring(from: NSRange(target))
        }
        let length = text.utf16.count
        markedRange = length == 0 ? nil : target.lowerBound..<target.lowerBound + length
        change { storage.replaceCharacters(in: NSRange(target), with: styled(text)) }
        if length == 0 { closeMark(at: target.lowerBound..<target.lowerBound) }
        let inside = selectedRange.clamped(to: 0..<length)
        setSelection(
            TextSelection(
                target.lowerBound + inside.lowerBound..<target.lowerBound + inside.upperBound))
        owner?.editorNeedsDisplay()
        changeCount += 1
        if notifies { owner?.editorDidChangeText() }
    }

    /// Ends the composition and keeps its text.
    func unmark(notifies: Bool) {
        guard let range = markedRange else { return }
        markedRange = nil
        layout.invalidateDisplay(forCharacterRange: NSRange(range))
        closeMark(at: range)
        let caret = selection.range.lowerBound
        let changes = selection.range != caret..<caret
        setSelection(TextSelection(caret: caret))
        owner?.editorNeedsDisplay()
        guard notifies else { return }
        // As on Apple's systems, which report the caret twice.
        for _ in 0..<(changes ? 1 : 2) { owner?.editorDidChangeSelection() }
        owner?.editorDidChangeText()
    }

    /// Records a composition as one step of undo.
    private func closeMark(at range: Range<Int>) {
        guard let old = textUnderMark else { return }
        textUnderMark = nil
        if old.length == 0, range.isEmpty { return }
        record(kind: .typing, old: old, new: range, selectionBefore: selection)
    }

    // MARK: Typing

    /// Types a text at the caret, with the quotes and dashes that the traits ask for, if the
    /// delegate allows it; else ends a composition.
    ///
    /// - Parameter clearing: Called before the change; `true` if it removed the old text.
    /// - Returns: `false` if the delegate refused the text.
    @discardableResult
    func type(_ text: String, clearing: () -> Bool = { false }) -> Bool {
        guard let owner else { return false }
        let present = markedRange ?? selection.range
        let (range, new) = substituted(text, in: present)
        guard owner.mayReplace(range, with: new) else {
            if markedRange != nil { owner.setMarkedText(nil, selectedRange: NSRange()) }
            return false
        }
        let isCleared = clearing()
        typing {
            if isCleared || range == present {
                owner.insertText(new)
            } else {
                replace(range, with: styled(new), kind: .typing)
            }
        }
        return true
    }

    /// Performs a change that a key makes.
    func typing(_ body: () -> Void) {
        let wasTyping = isTyping
        isTyping = true
        body()
        isTyping = wasTyping
    }
}
