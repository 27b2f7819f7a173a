import UIKit

extension GalleryPage {
    static var bars: GalleryPage {
        GalleryPage(
            name: "Bars", title: String(localized: "Bars", bundle: .module),
            section: .containers, symbol: "rectangle",
            color: .systemTeal,
            makeController: {
                let navigation = UINavigationController()
                navigation.viewControllers = (1...3).map { BarsPage(level: $0) }
                navigation.hidesBarsOnSwipe = true
                navigation.isToolbarHidden = false
                return navigation
            })
    }
}

/// A list below a bar with a prompt, colours of its own and an edit button, and above a toolbar.
/// The back button has a menu; a swipe hides the bars.
final class BarsPage: UITableViewController {
    private let level: Int

    init(level: Int) {
        self.level = level
        super.init(style: .plain)
        title = String(localized: "Level", bundle: .module) + " \(level)"
        navigationItem.prompt = String(localized: "Hold the back button", bundle: .module)
        navigationItem.rightBarButtonItem = editButtonItem
        let look = UINavigationBarAppearance()
        look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemOrange]
        look.doneButtonAppearance.normal.titleTextAttributes = [
            .foregroundColor: UIColor.systemGreen
        ]
        navigationItem.standardAppearance = look
        navigationItem.scrollEdgeAppearance = look
        toolbarItems = [
            .flexibleSpace(),
            UIBarButtonItem(
                title: String(localized: "Swipe to hide the bars", bundle: .module),
                primaryAction: nil),
            .flexibleSpace(),
        ]
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        40
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.textLabel?.text =
            String(localized: "Row", bundle: .module) + " \(indexPath.row + 1)"
        return cell
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
    }
}
