import Foundation
import UIKitCore
import UIKitLists

/// The list of suggestions of a search.
final class SuggestionList: UITableView, UITableViewDataSource, UITableViewDelegate {
    var suggestions: [any UISearchSuggestion] = [] { didSet { reloadData() } }

    /// Called when the user chooses a suggestion.
    var onChoice: ((any UISearchSuggestion) -> Void)?

    init() {
        super.init(frame: .zero, style: .plain)
        dataSource = self
        delegate = self
        keyboardDismissMode = .onDrag
    }

    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        suggestions.count
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell =
            dequeueReusableCell(withIdentifier: "suggestion")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "suggestion")
        let suggestion = suggestions[indexPath.row]
        cell.textLabel?.text = suggestion.localizedSuggestion
        cell.detailTextLabel?.text = suggestion.localizedDescription
        cell.imageView?.image = suggestion.iconImage ?? UIImage(systemName: "magnifyingglass")
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        deselectRow(at: indexPath, animated: true)
        onChoice?(suggestions[indexPath.row])
    }
}
