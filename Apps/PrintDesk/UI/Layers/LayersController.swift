import PatternCatalogue
import UIKit

/// The ten ways to lay out layers, best first.
final class LayersController: UITableViewController {
    init() {
        super.init(style: .insetGrouped)
        title = String(localized: "Layers", bundle: .module)
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { nil }

    private func modes(in section: Int) -> [LayeringMode] {
        let container = LayeringMode.Container.allCases[section]
        return LayeringMode.all.filter { $0.container == container }
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        LayeringMode.Container.allCases.count
    }

    override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { modes(in: section).count }

    override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
        switch LayeringMode.Container.allCases[section] {
        case .framework: String(localized: "Workspace with a framework", bundle: .module)
        case .staticLibrary: String(localized: "Workspace with a static library", bundle: .module)
        case .project: String(localized: "One project", bundle: .module)
        }
    }

    override func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { LayeringMode.Container.allCases[section].explanation }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "mode")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "mode")
        let mode = modes(in: indexPath.section)[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = mode.name
        content.secondaryText = String(
            localized:
                "Presentation in \(mode.presentation.title), logic and data in \(mode.lower.title)",
            bundle: .module)
        cell.contentConfiguration = content
        cell.selectionStyle = .none
        return cell
    }
}

extension LayeringMode.Container {
    /// The difference between projects and workspaces, and between libraries and frameworks.
    @MainActor var explanation: String {
        switch self {
        case .framework:
            String(
                localized:
                    "A workspace holds several projects. A framework is loaded at run time, with its resources: it is reused and updated on its own.",
                bundle: .module)
        case .staticLibrary:
            String(
                localized:
                    "A static library is copied into each program that uses it. It could not hold Swift when the rule was made; today it can.",
                bundle: .module)
        case .project:
            String(
                localized:
                    "A project holds the sources of its own targets, and shares none with others.",
                bundle: .module)
        }
    }
}
