import Observing
import UIKitControls
import UIKitCore

extension UITextField {
    static let textFieldKeys: [String: CodedKey] = [
        "attributedPlaceholder": CodedKey(\UITextField.attributedPlaceholder),
        "attributedText": CodedKey(\UITextField.attributedText),
        "borderStyle": CodedKey(\UITextField.borderStyle),
        "clearButton": CodedKey { (object: UITextField) in object.clearButton },
        "clearButtonMode": CodedKey(\UITextField.clearButtonMode),
        "editing": CodedKey { (object: UITextField) in object.isEditing },
        "font": CodedKey(\UITextField.font),
        "inputAccessoryView": CodedKey(\UITextField.inputAccessoryView),
        "inputView": CodedKey(\UITextField.inputView),
        "keyboardType": CodedKey(\UITextField.keyboardType),
        "leftView": CodedKey(\UITextField.leftView),
        "leftViewMode": CodedKey(\UITextField.leftViewMode),
        "placeholder": CodedKey(\UITextField.placeholder),
        "placeholderLabel": CodedKey { (object: UITextField) in object.placeholderLabel },
        "returnKeyType": CodedKey(\UITextField.returnKeyType),
        "rightView": CodedKey(\UITextField.rightView),
        "rightViewMode": CodedKey(\UITextField.rightViewMode),
        "secureTextEntry": CodedKey(\UITextField.isSecureTextEntry),
        "text": CodedKey(\UITextField.text),
        "textAlignment": CodedKey(\UITextField.textAlignment),
        "textColor": CodedKey(\UITextField.textColor),
    ]
}

extension UITextView {
    static let textViewKeys: [String: CodedKey] = [
        "attributedText": CodedKey(\UITextView.attributedText),
        "editable": CodedKey(\UITextView.isEditable),
        "font": CodedKey(\UITextView.font),
        "inputAccessoryView": CodedKey(\UITextView.inputAccessoryView),
        "inputView": CodedKey(\UITextView.inputView),
        "selectable": CodedKey(\UITextView.isSelectable),
        "text": CodedKey(\UITextView.text),
        "textAlignment": CodedKey(\UITextView.textAlignment),
        "textColor": CodedKey(\UITextView.textColor),
        "textContainerInset": CodedKey(\UITextView.textContainerInset),
    ]
}

extension UISearchBar {
    static let searchBarKeys: [String: CodedKey] = [
        "barStyle": CodedKey(\UISearchBar.barStyle),
        "barTintColor": CodedKey(\UISearchBar.barTintColor),
        "cancelButton": CodedKey { (bar: UISearchBar) in
            bar.showsCancelButton ? bar.cancelButton : nil
        },
        "cancelButtonText": CodedKey(
            get: { (bar: UISearchBar) in bar.cancelButton.title(for: .normal) },
            set: { $0.cancelButton.setTitle($1, for: .normal) }),
        "placeholder": CodedKey(\UISearchBar.placeholder),
        "prompt": CodedKey(\UISearchBar.prompt),
        "searchBarStyle": CodedKey(\UISearchBar.searchBarStyle),
        "searchField": CodedKey { (object: UISearchBar) in object.searchTextField },
        "showsCancelButton": CodedKey(\UISearchBar.showsCancelButton),
        "text": CodedKey(\UISearchBar.text),
    ]
}
