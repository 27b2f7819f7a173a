public import Foundation
import FoundationGaps
import UIKitCore

/// The text of layout managers: an attributed string that notifies them of its changes.
///
/// Changes between ``beginEditing()`` and ``endEditing()`` are reported as one. A subclass with a
/// store of its own overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` with a `String`, and `setAttributes(_:range:)`, and calls
/// ``edited(_:range:changeInLength:)`` in the last two.
nonisolated open class NSTextStorage: NSMutableAttributedString {
    /// The kinds of changes.
    public nonisolated struct EditActions: OptionSet, Hashable, Sendable {
        /// The kinds as bits.
        public let rawValue: UInt

        /// Creates kinds from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Attributes of characters changed.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)

        /// Characters were added, removed or replaced.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    private var depth = 0

    /// The layout managers of the text.
    open private(set) var layoutManagers: [NSLayoutManager] = []

    /// The object that is notified of changes.
    open weak var delegate: (any NSTextStorageDelegate)?

    /// The kinds of the changes that are being processed.
    open private(set) var editedMask: EditActions = []

    /// The range that the changes affected, in the new text.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)

    /// The number of added, less that of removed UTF-16 units.
    open private(set) var changeInLength = 0

    // MARK: Creating

    public override init(string: String) {
        super.init(string: "")
        adoptChunks()
        super.replaceCharacters(in: NSRange(location: 0, length: 0), with: string)
    }

    public override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: "")
        adoptChunks()
        super.replaceCharacters(in: NSRange(location: 0, length: 0), with: string)
        guard let attributes else { return }
        super.setAttributes(attributes, range: NSRange(location: 0, length: super.length))
    }

    public override init(attributedString: NSAttributedString) {
        super.init(string: "")
        adoptChunks()
        super.replaceCharacters(in: NSRange(location: 0, length: 0), with: attributedString)
    }

    /// Reads an archived text; `nil` if it is damaged.
    public required init?(coder: NSCoder) {
        guard let text = ArchivedText.read(coder) else { return nil }
        super.init(string: "")
        adoptChunks()
        super.replaceCharacters(in: NSRange(location: 0, length: 0), with: text)
    }

    // MARK: Reading

    open override var string: String { chunks?.text ?? super.string }

    /// Returns the characters in a range; halves of characters are replaced.
    final func text(in range: Range<Int>) -> String {
        if !hasOwnStore, let chunks { return chunks.text(in: range) }
        let units = string.utf16
        let lower = units.index(units.startIndex, offsetBy: range.lowerBound)
        let upper = units.index(lower, offsetBy: range.count)
        return String(units[lower..<upper])
            ?? String(decoding: units[lower..<upper], as: UTF16.self)
    }

    /// `true` for a subclass, which keeps the text itself.
    private var hasOwnStore: Bool { type(of: self) != NSTextStorage.self }

    /// The text of a subclass with a store of its own, in Foundation's; `nil` for this class.
    private var copyOfOwnStore: NSAttributedString? {
        guard hasOwnStore else { return nil }
        let text = string
        let copy = NSMutableAttributedString(string: text)
        var location = 0
        while location < copy.length {
            var range = NSRange(location: location, length: 1)
            let attributes = attributes(at: location, effectiveRange: &range)
            range = NSRange(location: location, length: max(range.upperBound - location, 1))
            copy.setAttributes(attributes, range: range)
            location = range.upperBound
        }
        return copy
    }

    open override var length: Int {
        hasOwnStore ? string.utf16.count : super.length
    }

    open override func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? {
        guard location < length else { return nil }
        return attributes(at: location, effectiveRange: range)[attrName]
    }

    open override func enumerateAttributes(
        in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) ->
            Void
    ) {
        // A copy, because the block may change the text.
        let copy = attributedSubstring(from: enumerationRange)
        let whole = NSRange(location: 0, length: copy.length)
        copy.enumerateAttributes(in: whole, options: opts) { attributes, range, stop in
            let place = NSRange(
                location: range.location + enumerationRange.location, length: range.length)
            block(attributes, place, stop)
        }
    }

    open override func enumerateAttribute(
        _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
        options opts: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let copy = attributedSubstring(from: enumerationRange)
        let whole = NSRange(location: 0, length: copy.length)
        copy.enumerateAttribute(attrName, in: whole, options: opts) { value, range, stop in
            let place = NSRange(
                location: range.location + enumerationRange.location, length: range.length)
            block(value, place, stop)
        }
    }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        copyOfOwnStore?.attributedSubstring(from: range) ?? super.attributedSubstring(from: range)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        attributedSubstring(from: NSRange(location: 0, length: length))
    }

    open override func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableAttributedString(
            attributedString: attributedSubstring(from: NSRange(location: 0, length: length)))
    }

    // MARK: Changing

    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        guard range.length > 0 else { return }
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        beginEditing()
        replaceCharacters(in: range, with: attrString.string)
        let whole = NSRange(location: 0, length: attrString.length)
        attrString.enumerateAttributes(in: whole) { attributes, part, _ in
            setAttributes(
                attributes,
                range: NSRange(location: range.location + part.location, length: part.length))
        }
        endEditing()
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        change(in: range) { $0.merge(attrs) { $1 } }
    }

    open override func addAttribute(
        _ name: NSAttributedString.Key, value: Any, range: NSRange
    ) {
        change(in: range) { $0[name] = value }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(in: range) { $0[name] = nil }
    }

    private func change(
        in range: NSRange, by change: (inout [NSAttributedString.Key: Any]) -> Void
    ) {
        beginEditing()
        enumerateAttributes(in: range) { old, part, _ in
            var attributes = old
            change(&attributes)
            setAttributes(attributes, range: part)
        }
        endEditing()
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    open override func append(_ attrString: NSAttributedString) {
        insert(attrString, at: length)
    }

    open override func deleteCharacters(in range: NSRange) {
        replaceCharacters(in: range, with: "")
    }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }

    // MARK: Notifying

    open override func beginEditing() { depth += 1 }

    open override func endEditing() {
        guard depth > 0 else { return }
        depth -= 1
        if depth == 0, !editedMask.isEmpty { processEditing() }
    }

    /// Records a change of the store, and reports it unless it is a part of a larger one.
    ///
    /// - Parameters:
    ///   - editedMask: The kinds of the change.
    ///   - editedRange: The changed range in the old text.
    ///   - delta: The change of the length.
    open func edited(
        _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
    ) {
        self.editedMask.formUnion(editedMask)
        if self.editedRange.location == NSNotFound {
            self.editedRange = NSRange(
                location: editedRange.location, length: editedRange.length + delta)
        } else {
            let start = min(self.editedRange.location, editedRange.location)
            let end = max(self.editedRange.upperBound, editedRange.upperBound) + delta
            self.editedRange = NSRange(location: start, length: end - start)
        }
        changeInLength += delta
        if depth == 0 { processEditing() }
    }

    /// Notifies the delegate and the layout managers of the recorded changes.
    open func processEditing() {
        // A text that is shown is edited on the main thread only, as on Apple's systems; one that
        // nothing observes, where its owner likes.
        guard MainQueue.isCurrent || delegate != nil || !layoutManagers.isEmpty else {
            return endProcessing()
        }
        nonisolated(unsafe) let storage = self
        MainActor.assumeIsolated { storage.notifyOfEdits() }
    }

    private func endProcessing() {
        editedMask = []
        editedRange = NSRange(location: NSNotFound, length: editedRange.length)
        changeInLength = 0
    }

    @MainActor private func notifyOfEdits() {
        // Changes by the delegate become a part of this one.
        depth += 1
        post(Self.willProcessEditingNotification)
        delegate?.textStorage(
            self, willProcessEditing: editedMask, range: editedRange,
            changeInLength: changeInLength)
        post(Self.didProcessEditingNotification)
        delegate?.textStorage(
            self, didProcessEditing: editedMask, range: editedRange,
            changeInLength: changeInLength)
        depth -= 1
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        endProcessing()
        for manager in layoutManagers {
            manager.processEditing(
                for: self, edited: mask, range: range, changeInLength: delta,
                invalidatedRange: range)
        }
    }

    @MainActor private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    // MARK: Layout managers

    /// Adds a layout manager, which lays out the text.
    @MainActor open func addLayoutManager(_ layoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === layoutManager }) else { return }
        layoutManager.textStorage?.removeLayoutManager(layoutManager)
        layoutManagers.append(layoutManager)
        layoutManager.adopt(self)
    }

    /// Removes a layout manager.
    @MainActor open func removeLayoutManager(_ layoutManager: NSLayoutManager) {
        guard let index = layoutManagers.firstIndex(where: { $0 === layoutManager }) else { return }
        layoutManagers.remove(at: index)
        layoutManager.adopt(nil)
    }
}

nonisolated extension NSTextStorage {
    /// Posted before changes are processed; the delegate may still change attributes and text.
    public static let willProcessEditingNotification = Notification.Name(
        "NSTextStorageWillProcessEditingNotification")

    /// Posted after changes were processed.
    public static let didProcessEditingNotification = Notification.Name(
        "NSTextStorageDidProcessEditingNotification")
}

/// The object that is notified of a text's changes, such as one that colours keywords.
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: AnyObject {
    /// Called before changes are processed.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)

    /// Called after changes were processed; attributes may still be changed.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}
