import CoreGraphics
public import Foundation
public import UIKitCore
import UIKitText

/// A controller that shows a search outside of a navigation bar: its bar at the top, below it the
/// results.
///
///     let results = ResultsController()
///     let search = UISearchController(searchResultsController: results)
///     search.searchResultsUpdater = results
///     tabs.viewControllers?.append(UISearchContainerViewController(searchController: search))
@preconcurrency @MainActor
open class UISearchContainerViewController: UIViewController {
    /// The search.
    public let searchController: UISearchController

    /// The area below the bar.
    private let content = UIViewController()

    /// Creates a controller that shows a search.
    public init(searchController: UISearchController) {
        self.searchController = searchController
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns `nil`: nib files do not describe this class here.
    public required init?(coder: NSCoder) { return nil }

    nonisolated deinit {}

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addChild(content)
        view.addSubview(content.view)
        content.didMove(toParent: self)
        view.addSubview(searchController.searchBar)
        searchController.attach(to: content, in: nil)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets)
        let bar = searchController.searchBar
        bar.frame = CGRect(
            x: room.minX, y: room.minY, width: room.width, height: bar.fullHeight)
        content.view.frame = CGRect(
            x: view.bounds.minX, y: bar.frame.maxY, width: view.bounds.width,
            height: max(view.bounds.maxY - bar.frame.maxY, 0))
    }
}
