import PlanBoardCore
import UIKit

extension BoardViewController: UISearchBarDelegate {
    func toggleSearch() {
        guard searchBar.isHidden else { return endSearch() }
        setSearching(true)
        searchBar.becomeFirstResponder()
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        search = CardSearch(searchText)
        reload()
        showMatch()
    }

    /// Scrolls to the first column that has what is looked for, unless one is visible.
    private func showMatch() {
        let found = session.board.columns.indices.filter {
            !shownCards(session.board.columns[$0]).isEmpty
        }
        let paging = layout.paging
        let page = paging.page(at: collection.contentOffset.x)
        guard let first = found.first,
            !found.contains(where: (page..<page + paging.visibleCount).contains)
        else { return }
        showColumn(first, animated: false)
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
        becomeFirstResponder()
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { endSearch() }

    private func endSearch() {
        searchBar.text = ""
        searchBar.resignFirstResponder()
        search = CardSearch("")
        setSearching(false)
        reload()
        becomeFirstResponder()
    }
}
