import UIKit

/// What the app shows when its board cannot be opened.
final class FailureViewController: UIViewController {
    private let reason: String

    init(reason: String) {
        self.reason = reason
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let picture = UIImageView(image: .symbol("exclamationmark.triangle", size: 44))
        picture.tintColor = .systemOrange
        picture.contentMode = .center
        let title = UILabel()
        title.text = String(localized: "The board cannot be opened", bundle: .module)
        title.font = .preferredFont(forTextStyle: .headline)
        let text = UILabel()
        text.text = reason
        text.font = .preferredFont(forTextStyle: .subheadline)
        text.textColor = .secondaryLabel
        for label in [title, text] {
            label.textAlignment = .center
            label.numberOfLines = 0
        }
        let stack = UIStackView(arrangedSubviews: [picture, title, text])
        stack.axis = .vertical
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let width = stack.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -48)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.widthAnchor.constraint(lessThanOrEqualToConstant: 460), width,
        ])
    }
}
