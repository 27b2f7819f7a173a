import KeyboardAvoiding
import UIKit

/// A page of groups one below the other, in a readable width, that scrolls above the keyboard.
class FormViewController: UIViewController {
    static let largestWidth: CGFloat = 640

    let scroll = UIScrollView()
    let form = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        form.axis = .vertical
        form.spacing = 20
        scroll.alwaysBounceVertical = true
        scroll.keyboardDismissMode = .onDrag
        scroll.fillAboveKeyboard(
            in: view, scrolling: form, margin: 16, largestWidth: Self.largestWidth)
    }

    /// A small heading above a group.
    static func headed(_ heading: String, _ group: UIView) -> UIView {
        let title = UILabel()
        title.text = heading
        title.font = .preferredFont(forTextStyle: .footnote)
        title.textColor = .secondaryLabel
        title.translatesAutoresizingMaskIntoConstraints = false
        let holder = UIView()
        holder.addSubview(title)
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(
                equalTo: holder.leadingAnchor, constant: FormGroup.inset),
            title.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
            title.topAnchor.constraint(equalTo: holder.topAnchor),
            title.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
        ])
        let stack = UIStackView(arrangedSubviews: [holder, group])
        stack.axis = .vertical
        stack.spacing = 6
        return stack
    }
}
