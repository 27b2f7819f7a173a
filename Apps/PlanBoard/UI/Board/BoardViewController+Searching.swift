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
