import UIKit

/// The code of a page, which can be selected and copied.
final class CodeController: UIViewController {
    private let code: String
    private let text = UITextView()

    init(_ page: GalleryPage) {
        code = page.listing?.text ?? ""
        super.init(nibName: nil, bundle: nil)
        title = page.title
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: String(localized: "Copy", bundle: .module),
            primaryAction: UIAction(title: String(localized: "Copy", bundle: .module)) {
                [code] _ in UIPasteboard.general.string = code
            })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        text.frame = view.bounds
        text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        text.isEditable = false
        text.alwaysBounceVertical = true
        text.text = code
        text.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
            for: .monospacedSystemFont(ofSize: 13, weight: .regular))
        text.adjustsFontForContentSizeCategory = true
        text.textAlignment = .left
        text.semanticContentAttribute = .forceLeftToRight
        text.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
        text.accessibilityLabel = String(localized: "Code", bundle: .module)
        view.addSubview(text)
    }
}
