import PickerFields
import UIKit

/// The bar above a wheel in the document's style, and what a chosen value does.
enum PickerBarExample {
    static func run(choosing text: String) -> [String] {
        var lines: [String] = []
        let field = UITextField()
        let input = field.setChoices(.list(["250 mL", "500 mL", "1000 mL"])) {
            lines.append("chosen: “\($0)”")
        }
        input.choose(text)
        lines.append("text “\(field.text ?? "")”, row \(input.picker.selectedRow(inComponent: 0))")
        let bar = PickerBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
        bar.style = .classic
        bar.layoutIfNeeded()
        for (name, view) in [
            ("cancel", bar.cancelButton), ("title", bar.titleLabel), ("done", bar.doneButton),
        ] as [(String, UIView)] {
            lines.append("\(name) \(view.frame)")
        }
        return lines
    }
}
