import UIKit

extension GalleryPage {
    static var textFields: GalleryPage {
        GalleryPage(
            name: "TextFields", title: String(localized: "Text fields", bundle: .module),
            section: .text, symbol: "character.cursor.ibeam",
            color: .systemBlue,
            makeController: { TextFieldsPage() })
    }
}

/// Text fields with each border, with views beside the text, and secret ones.
final class TextFieldsPage: UIViewController, UITextFieldDelegate {
    private let count = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let plain = field(String(localized: "Name", bundle: .module), .none)
        let rounded = field(String(localized: "Street", bundle: .module), .roundedRect)
        rounded.clearButtonMode = .whileEditing
        rounded.text = String(localized: "1 Infinite Loop", bundle: .module)
        let lined = field(String(localized: "City", bundle: .module), .line)
        let secret = field(String(localized: "Password", bundle: .module), .roundedRect)
        secret.isSecureTextEntry = true
        secret.text = "271828"
        let search = UISearchBar()
        search.searchBarStyle = .minimal
        search.showsCancelButton = true
        search.placeholder = String(localized: "Search", bundle: .module)
        let limited = field(String(localized: "At most ten letters", bundle: .module), .roundedRect)
        limited.delegate = self
        limited.rightView = count
        limited.rightViewMode = .always
        count.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        count.textColor = .secondaryLabel
        count.text = "0/10  "
        let disabled = field(String(localized: "Disabled", bundle: .module), .roundedRect)
        disabled.isEnabled = false
        let stack = UIStackView(
            arrangedSubviews: [plain, rounded, lined, secret, search, limited, disabled])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        let list = UIScrollView(frame: view.bounds)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.addSubview(stack)
        view.addSubview(list)
        let content = list.contentLayoutGuide
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            content.widthAnchor.constraint(equalTo: list.frameLayoutGuide.widthAnchor),
        ])
        limited.addAction(
            UIAction { [count, unowned limited] _ in
                count.text = "\(limited.text?.count ?? 0)/10  "
            }, for: .editingChanged)
    }

    private func field(_ name: String, _ border: UITextField.BorderStyle) -> UITextField {
        let field = UITextField()
        field.borderStyle = border
        field.placeholder = name
        field.accessibilityLabel = name
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        return field
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        let old = (textField.text ?? "") as NSString
        return old.replacingCharacters(in: range, with: string).count <= 10
    }
}
