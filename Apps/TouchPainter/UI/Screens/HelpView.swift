import UIKit

/// The keys of the app and what they do.
final class HelpView: UIView {
    /// What the keys do, once each, and the keys for each.
    private let titles: [String]
    private var keys: [String: [String]] = [:]

    private let table = UITableView(frame: .zero, style: .plain)

    init(shortcuts: [Shortcut]) {
        var titles: [String] = []
        for shortcut in shortcuts {
            if keys[shortcut.title] == nil { titles.append(shortcut.title) }
            keys[shortcut.title, default: []].append(shortcut.keys)
        }
        self.titles = titles
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        table.dataSource = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "key")
        table.allowsSelection = false
        table.backgroundColor = .clear
        addSubview(table)
    }

    /// Views of this class are not loaded from archives: `nil`.
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        table.frame = bounds
    }
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
