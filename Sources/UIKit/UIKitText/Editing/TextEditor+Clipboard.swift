import CoreGraphics
import Foundation
import Platform
import UIKitCore

// Pasting, and the primary selection of Linux desktops: what is selected in one program is pasted
// by the middle button in any other.
extension TextEditor {
    /// Pastes the pasteboard's text in place of the selection or the marked text.
    func paste() {
        UIPasteboard.general.readText { [weak self] text in
            guard let self, let text else { return }
            self.paste(text, in: self.markedRange ?? self.selection.range)
        }
    }

    private func paste(_ text: String, in range: Range<Int>) {
        guard let owner, owner.isTextEditable else { return }
        let new = owner.insertable(text)
        let range = clamped(range)
        guard owner.mayReplace(range, with: new) else { return }
        typing {
            replace(
                range,
                with: NSAttributedString(string: new, attributes: owner.insertionAttributes))
        }
        owner.editorRevealsCaret()
    }

    // MARK: The primary selection

    private var primarySelection: (any Clipboard)? { UIApplication.current?.host.primarySelection }

    /// The number of units up to which a selection is offered to other programs.
    private static let longestSharedSelection = 1_000_000

    /// Offers the selected text to other programs. Called after the user selected it.
    func shareSelection() {
        let range = selection.range
        guard !range.isEmpty, range.count <= Self.longestSharedSelection, let owner,
            owner.mayShareText
        else { return }
        primarySelection?.writeText(text(in: range))
    }

    /// Pastes the text that was selected last in any program, as the middle button does.
    ///
    /// - Parameter point: The place of the click in the container.
    func pastePrimarySelection(at point: CGPoint) {
        guard let owner, owner.isTextEditable else { return }
        let place = layout.position(at: point)
        primarySelection?.readText { [weak self] text in
            guard let self, let text, !text.isEmpty else { return }
            self.select(TextSelection(caret: min(place.offset, self.length)))
            self.paste(text, in: self.selection.range)
        }
    }
}
