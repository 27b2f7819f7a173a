import UIKit

/// A table whose offset is observed.
final class OffsetExample: UITableViewController {
    private var observation: NSKeyValueObservation?
    private let log = UILabel()
    private let readsItself: Bool

    /// An offset of the controller, which nothing scrolls.
    private let contentOffset = CGPoint.zero

    /// - Parameter readsItself: `true` for the document's fault, which prints the controller's own
    ///   offset.
    init(readsItself: Bool) {
        self.readsItself = readsItself
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        log.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
        log.textAlignment = .center
        log.adjustsFontSizeToFitWidth = true
        log.minimumScaleFactor = 0.6
        log.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
        log.accessibilityIdentifier = "Offset"
        tableView.tableFooterView = UIView()
        observation = tableView.observe(\.contentOffset, options: [.initial, .new]) {
            [weak self] _, change in
            guard let self, let new = change.newValue else { return }
            let offset = readsItself ? contentOffset : new
            log.text = String(
                format: "----------offsetX = %f, offsetY = %f----------", offset.x, offset.y)
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        40
    }

    override func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? {
        log.backgroundColor = .secondarySystemBackground
        return log
    }

    override func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { 40 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = "\(indexPath.row + 1)"
        cell.contentConfiguration = content
        return cell
    }
}
