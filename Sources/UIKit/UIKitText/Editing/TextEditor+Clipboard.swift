import CoreGraphics
import Foundation
import Platform
import UIKitControls
import UIKitCore
import UniformTypeIdentifiers

// Pasting, and the primary selection of Linux desktops: what is selected in one program is pasted
// by the middle button in any other.
extension TextEditor {
    /// The length up to which a text is pasted, in UTF-16 units: 64 million.
    static let longestPaste = 64 << 20

    /// `true` if the pasteboard has a text, or what only a text with attributes can show.
    var canPaste: Bool {
        UIPasteboard.general.hasStrings || formatsText && hasStyledPaste
    }

    /// `true` if the pasteboard has a styled text or a picture.
    var hasStyledPaste: Bool {
        UIPasteboard.general.contains(
            pasteboardTypes: [UTType.rtf, .html, .image].map(\.identifier))
    }

    /// Pastes the pasteboard's text in place of the selection or the marked text: with its style
    /// where users may change attributes.
    func paste() {
        if formatsText, let styled = styledPaste() {
            return paste(styled, in: markedRange ?? selection.range)
        }
        pastePlain()
    }

    /// Pastes the pasteboard's text in the style of typed text.
    func pastePlain() {
        UIPasteboard.general.readText { [weak self] text in
            guard let self, let text else { return }
            self.paste(text, in: self.markedRange ?? self.selection.range)
        }
    }

    private func paste(_ text: String, in range: Range<Int>) {
        guard let owner, owner.permissions.contains(.edit) else { return }
        guard !isTooLong(text.utf16.count) else { return }
        let range = clamped(range)
        let new = spaced(owner.insertable(text), in: range)
        paste(styled(new), in: range)
    }

    /// Replaces a range by a text, if the delegate agrees.
    func paste(_ text: NSAttributedString, in range: Range<Int>) {
        guard let owner, owner.permissions.contains(.edit), !isTooLong(text.length) else { return }
        let range = clamped(range)
        guard owner.mayReplace(range, with: text.string) else { return }
        typing { replace(range, with: text) }
        owner.editorRevealsCaret()
    }

    /// Reports a text that is too long to paste. Returns `false` if it is not.
    private func isTooLong(_ count: Int) -> Bool {
        guard count > Self.longestPaste else { return false }
        let words = SystemText.pasteIsTooLong(limit: Self.longestPaste >> 20)
        FileHandle.standardError.write(Data((words + "\n").utf8))
        UIAccessibility.post(notification: .announcement, argument: words)
        owner?.editMenu?.showMessage(words)
        return true
    }

    // MARK: Styled text

    /// Returns the styled text or the picture of the pasteboard; `nil` if it has plain text alone.
    private func styledPaste() -> NSAttributedString? {
        let board = UIPasteboard.general
        let documents: [(UTType, NSAttributedString.DocumentType)] = [(.rtf, .rtf), (.html, .html)]
        for (type, kind) in documents where board.contains(pasteboardTypes: [type.identifier]) {
            guard let data = board.data(forPasteboardType: type.identifier),
                let text = try? NSAttributedString(data: data, options: [.documentType: kind]),
                text.length > 0
            else { continue }
            return insertable(text)
        }
        guard !board.hasStrings, let image = board.image else { return nil }
        return NSAttributedString(attachment: NSTextAttachment(image: image))
    }

    /// Returns a styled text as the owner takes it: a field has no line feeds.
    func insertable(_ text: NSAttributedString) -> NSAttributedString {
        guard let owner, owner.insertable(text.string) != text.string else { return text }
        let new = NSMutableAttributedString(attributedString: text)
        for (index, unit) in text.string.utf16.enumerated() where unit == 10 || unit == 13 {
            new.replaceCharacters(in: NSRange(location: index, length: 1), with: " ")
        }
        return new
    }

    /// Returns a range as an item of a pasteboard: as text; with attributes also as RTF and HTML;
    /// of a picture that stands alone its image.
    func pasteboardItem(for range: Range<Int>) -> [String: Any] {
        let part = storage.attributedSubstring(from: NSRange(range))
        var item: [String: Any] = [:]
        let words = part.string.replacingOccurrences(of: "\u{FFFC}", with: "")
        if !words.isEmpty { item[UTType.utf8PlainText.identifier] = words }
        if part.length == 1 {
            let value = part.attribute(.attachment, at: 0, effectiveRange: nil)
            if let image = (value as? NSTextAttachment)?.shownImage {
                item[UTType.image.identifier] = image
            }
        }
        guard !words.isEmpty, part.hasAttributes else { return item }
        let whole = NSRange(location: 0, length: part.length)
        for (type, kind) in [
            (UTType.rtf, NSAttributedString.DocumentType.rtf),
            (UTType.html, NSAttributedString.DocumentType.html),
        ] {
            item[type.identifier] = try? part.data(
                from: whole, documentAttributes: [.documentType: kind])
        }
        return item
    }

    // MARK: The primary selection

    private var primarySelection: (any Clipboard)? { UIApplication.current?.host.primarySelection }

    /// The number of units up to which a selection is offered to other programs.
    private static let longestSharedSelection = 1_000_000

    /// Offers the selected text to other programs. Called after the user selected it.
    func shareSelection() {
        let range = selection.range
        guard !range.isEmpty, range.count <= Self.longestSharedSelection, let owner,
            owner.permissions.contains(.share)
        else { return }
        primarySelection?.writeText(text(in: range))
    }

    /// Pastes the text that was selected last in any program, as the middle button does.
    ///
    /// - Parameter point: The place of the click in the container.
    func pastePrimarySelection(at point: CGPoint) {
        guard let owner, owner.permissions.contains(.edit) else { return }
        let place = layout.position(at: point)
        primarySelection?.readText { [weak self] text in
            guard let self, let text, !text.isEmpty else { return }
            self.select(TextSelection(caret: min(place.offset, self.length)))
            self.paste(text, in: self.selection.range)
        }
    }
}

extension NSAttributedString {
    /// `true` if a character has an attribute.
    fileprivate var hasAttributes: Bool {
        var found = false
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, _, stop in
            guard !attributes.isEmpty else { return }
            found = true
            stop.pointee = true
        }
        return found
    }
}
