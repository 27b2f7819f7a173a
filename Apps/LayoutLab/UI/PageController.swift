import UIKit

/// The screen with a page.
final class PageController: UIViewController {
    let page: Page

    init(_ page: Page) {
        self.page = page
        super.init(nibName: nil, bundle: nil)
        title = page.title
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = PageView(page: page) }
}
