import UIKit

/// A screen with a title and one view, such as the palette in a narrow window.
final class PanelViewController: UIViewController {
    private let content: UIView

    init(title: String, content: UIView) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    /// Controllers of this class are not loaded from archives: `nil`.
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(content)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // What scrolls lies below the bar too.
        let top = content is UIScrollView ? 0 : view.safeAreaInsets.top
        content.frame = view.bounds.inset(
            by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    }
}
