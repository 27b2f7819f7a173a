import UIKit

/// The screen with the list of pages.
final class ListController: UIViewController {
    private let list: PageList

    /// The page whose row is selected and scrolled to.
    var chosen: Page? {
        didSet {
            guard chosen != oldValue else { return }
            list.chosen = chosen
            if hasAppeared { list.scrollToChosen() }
        }
    }

    private var hasAppeared = false

    /// Creates the controller.
    ///
    /// - Parameter onSelection: Called with the page that the user selected.
    init(onSelection: @escaping (Page) -> Void) {
        list = PageList(onSelection: onSelection)
        super.init(nibName: nil, bundle: nil)
        title = String(localized: "Layout Lab", bundle: .module)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = list }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hasAppeared = true
        list.scrollToChosen()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        hasAppeared = false
    }
}
