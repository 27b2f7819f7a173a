import UIKit

/// The keys of the app and what they do.
final class HelpView: UITableView {
    /// What the keys do, once each, and the keys for each.
    private let titles: [String]
    private var keys: [String: [String]] = [:]

    init(shortcuts: [Shortcut]) {
        var titles: [String] = []
        for shortcut in shortcuts {
            if keys[shortcut.title] == nil { titles.append(shortcut.title) }
            keys[shortcut.title, default: []].append(shortcut.keys)
        }
        self.titles = titles
        super.init(frame: .zero, style: .plain)
        backgroundColor = .systemBackground
        dataSource = self
        register(UITableViewCell.self, forCellReuseIdentifier: "key")
        allowsSelection = false
    }

    /// Views of this class are not loaded from archives: `nil`.
    required init?(coder: NSCoder) { nil }
}

extension HelpView: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        titles.count
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "key", for: indexPath)
        let title = titles[indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        content.text = title
        content.secondaryText = keys[title]?.joined(separator: ", ")
        cell.contentConfiguration = content
        return cell
    }
}
