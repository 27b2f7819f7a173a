import UIKit

/// The keys of the app and what they do.
final class HelpView: UIView {
    private let shortcuts: [Shortcut]
    private let table = UITableView(frame: .zero, style: .plain)

    init(shortcuts: [Shortcut]) {
        self.shortcuts = shortcuts
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
        shortcuts.count
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "key", for: indexPath)
        let shortcut = shortcuts[indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        content.text = shortcut.title
        content.secondaryText = shortcut.keys
        cell.contentConfiguration = content
        return cell
    }
}
