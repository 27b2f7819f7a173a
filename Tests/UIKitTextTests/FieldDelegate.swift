import UIKit

/// A delegate that records what a text field asks and reports.
final class FieldDelegate: NSObject, UITextFieldDelegate {
    let log: CallLog
    var refusals: Set<String> = []
    var mayChange: ((NSRange, String) -> Bool)?

    init(log: CallLog) { self.log = log }

    private func ask(_ name: String) -> Bool {
        log.note(name)
        return !refusals.contains(name)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("shouldBegin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.note("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.note("didEnd") }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        log.note("shouldChange {\(range.location), \(range.length)} “\(string)”")
        return mayChange?(range, string) ?? true
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { log.note("selection") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("shouldClear") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn") }
}
