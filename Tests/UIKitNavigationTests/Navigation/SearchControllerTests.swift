import Testing
import UIKit
import UIKitTesting

@Suite("Search controllers")
@MainActor
struct SearchControllerTests {
    /// A list that notes each update of its search.
    private final class List: UITableViewController, UISearchResultsUpdating,
        UISearchControllerDelegate
    {
        let journal = Journal()
        let search: UISearchController

        init(results: UIViewController? = nil) {
            search = UISearchController(searchResultsController: results)
            super.init(style: .plain)
            title = "List"
            search.searchResultsUpdater = self
            search.delegate = self
            navigationItem.searchController = search
        }

        required init?(coder: NSCoder) { nil }

        override func tableView(
            _ tableView: UITableView, numberOfRowsInSection section: Int
        ) -> Int { 50 }

        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }

        func updateSearchResults(for searchController: UISearchController) {
            journal.entries.append("update “\(searchController.searchBar.text ?? "")”")
        }

        func updateSearchResults(
            for searchController: UISearchController,
            selecting searchSuggestion: any UISearchSuggestion
        ) { journal.entries.append("select \(searchSuggestion.localizedSuggestion ?? "")") }

        func willPresentSearchController(_ searchController: UISearchController) {
            journal.entries.append("will present")
        }
        func didPresentSearchController(_ searchController: UISearchController) {
            journal.entries.append("did present")
        }
        func willDismissSearchController(_ searchController: UISearchController) {
            journal.entries.append("will dismiss")
        }
        func didDismissSearchController(_ searchController: UISearchController) {
            journal.entries.append("did dismiss")
        }
    }

    private func app(_ list: List) -> (HeadlessApp, UINavigationController) {
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        let app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: navigation)
        app.settle()
        return (app, navigation)
    }

    @Test("Search: the content is dimmed at its full size from the first moment")
    func dimming() throws {
        let content = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        content.navigationItem.searchController = search
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 667),
            rootViewController: UINavigationController(rootViewController: content))
        app.settle()
        search.isActive = true
        app.advance(by: 0.05)
        let dimming = try #require(search.view.subviews.first?.layer)
        #expect(dimming.presentation()?.frame == dimming.frame && dimming.frame.width == 375)
        #expect((0.01..<0.9).contains(dimming.presentation()?.opacity ?? 1))
        app.settle()
        #expect(dimming.presentation()?.opacity ?? 1 == 1)
    }

    @Test("Search controller: its bar adds 52 points, and scrolling hides it first")
    func scrolling() {
        let list = List()
        let (app, navigation) = app(list)
        let bar = navigation.navigationBar
        // 44 of buttons, 52 of the large title, 52 of the search.
        #expect(bar.frame.height == 148)
        list.tableView.contentOffset.y = -148 + 52
        app.settle()
        #expect(bar.frame.height == 96)
        list.tableView.contentOffset.y = 300
        app.settle()
        #expect(bar.frame.height == 44)
        list.navigationItem.hidesSearchBarWhenScrolling = false
        app.settle()
        #expect(bar.frame.height == 96)
    }

    @Test("Search controller: a tap in the bar begins, typing updates, cancel ends and empties")
    func story() throws {
        let list = List()
        let (app, navigation) = app(list)
        app.finger.tap(at: CGPoint(x: 180, y: 118))
        app.settle()
        #expect(list.search.isActive)
        #expect(list.journal.read() == ["will present", "did present", "update “”"])
        // The search has replaced the title: 4 points above it.
        #expect(navigation.navigationBar.frame.height == 56)
        app.keyboard.type("ab")
        #expect(list.journal.read() == ["update “a”", "update “ab”"])
        try app.finger.tap(on: "Cancel")
        app.settle()
        #expect(list.journal.read() == ["will dismiss", "update “”", "did dismiss"])
        #expect(!list.search.isActive && list.search.searchBar.text == "")
        #expect(navigation.navigationBar.frame.height == 148)
    }

    @Test("Search controller: Escape ends the search before it leads back")
    func escape() {
        let list = List()
        let (app, navigation) = app(List())
        navigation.pushViewController(list, animated: false)
        list.search.isActive = true
        app.settle()
        app.keyboard.press(.escape)
        app.settle()
        #expect(!list.search.isActive && navigation.topViewController === list)
    }

    @Test("Search controller: results cover the content while there is text; without it a tap ends")
    func results() throws {
        let results = UIViewController()
        results.view.accessibilityIdentifier = "Results"
        let list = List(results: results)
        let (app, navigation) = app(list)
        list.search.isActive = true
        app.settle()
        #expect(app.find("Results") == nil && !list.tableView.isScrollEnabled)
        app.keyboard.type("x")
        app.settle()
        let frame = try #require(app.find("Results")).frame
        #expect(frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(results.view.safeAreaInsets.top == navigation.navigationBar.frame.maxY)
        app.keyboard.press(.delete)
        app.settle()
        #expect(app.find("Results") == nil)
        app.finger.tap(at: CGPoint(x: 180, y: 400))
        app.settle()
        #expect(!list.search.isActive && list.tableView.isScrollEnabled)
    }

    @Test("Search controller: scopes are shown during the search, and each choice updates")
    func scopes() throws {
        let list = List()
        list.search.searchBar.scopeButtonTitles = ["All", "Some"]
        let (app, navigation) = app(list)
        #expect(navigation.navigationBar.frame.height == 148)
        list.search.isActive = true
        app.settle()
        // 44 points of scopes below the bar.
        #expect(navigation.navigationBar.frame.height == 100)
        _ = list.journal.read()
        try app.finger.tap(on: "Some")
        app.settle()
        #expect(list.search.searchBar.selectedScopeButtonIndex == 1)
        #expect(list.journal.read() == ["update “”"])
    }

    @Test("Search controller: a chosen suggestion is reported")
    func suggestions() throws {
        let list = List()
        let (app, _) = app(list)
        list.search.isActive = true
        list.search.searchSuggestions = ["Red", "Blue"].map {
            UISearchSuggestionItem(localizedSuggestion: $0)
        }
        app.settle()
        _ = list.journal.read()
        try app.finger.tap(on: "Blue")
        app.settle()
        #expect(list.journal.read() == ["select Blue"])
    }

    @Test("Search controller: the search stays active below a pushed screen")
    func push() {
        let list = List()
        let (app, navigation) = app(list)
        list.search.isActive = true
        app.keyboard.type("a")
        navigation.pushViewController(UIViewController(), animated: true)
        app.settle()
        #expect(navigation.navigationBar.frame.height == 96 && list.search.isActive)
        navigation.popViewController(animated: true)
        app.settle()
        #expect(list.search.isActive && list.search.searchBar.text == "a")
        #expect(navigation.navigationBar.frame.height == 56)
    }
}
