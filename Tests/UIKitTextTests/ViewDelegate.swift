import UIKit

/// A delegate that records what a text view asks and reports.
final class ViewDelegate: NSObject, UITextViewDelegate {
    let log: CallLog
    var mayChange: ((NSRange, String) -> Bool)?
    var linkAction: ((UITextItem) -> UIAction?)?

    init(log: CallLog) { self.log = log }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        log.note("shouldBegin")
        return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { log.note("didBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        log.note("shouldEnd")
        return true
    }
    func textViewDidEndEditing(_ textView: UITextView) { log.note("didEnd") }
    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        log.note("shouldChange {\(range.location), \(range.length)} “\(text)”")
        return mayChange?(range, text) ?? true
    }
    func textViewDidChange(_ textView: UITextView) { log.note("didChange") }
    func textViewDidChangeSelection(_ textView: UITextView) { log.note("selection") }
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        log.note("link \(URL) {\(characterRange.location), \(characterRange.length)}")
        return false
    }
}
