import Foundation
import UIKitControls
@_spi(UIKitInternals) import UIKitCore

extension UITextField {
    /// Sets what the elements of nib files state about text fields.
    func decodeTextField(_ nib: NibCoder) {
        if let font = nib.font("fontDescription") { self.font = font }
        if let color = nib.color("textColor") { textColor = color }
        if let alignment = nib.choice("textAlignment", NibWords.alignments) {
            textAlignment = alignment
        }
        if let style = nib.choice(
            "borderStyle",
            [
                "none": BorderStyle.none, "line": .line, "bezel": .bezel,
                "roundedRect": .roundedRect,
            ])
        {
            borderStyle = style
        }
        if let text = nib.string("placeholder") { placeholder = text }
        if let text = nib.string("text") { self.text = text }
        if nib.coder(key: "textInputTraits")?.flag("secureTextEntry") == true {
            isSecureTextEntry = true
        }
    }
}
