import Testing
import UIKit
import UIKitTesting

@Suite("Search containers")
struct SearchContainerTests {
    @Test("UISearchContainerViewController: the bar is on top, the results below it")
    func searchContainer() throws {
        let results = UIViewController()
        let search = UISearchController(searchResultsController: results)
        let container = UISearchContainerViewController(searchController: search)
        let app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: container)
        let bar = search.searchBar
        #expect(bar.window === app.window)
        #expect(bar.frame.minY == 0 && bar.frame.width == 375 && bar.frame.height > 40)
        search.isActive = true
        search.searchBar.text = "Tea"
        search.showsSearchResultsController = true
        app.settle()
        let frame = results.view.convert(results.view.bounds, to: app.window)
        #expect(frame == CGRect(x: 0, y: bar.frame.maxY, width: 375, height: 667 - bar.frame.maxY))
    }
}
