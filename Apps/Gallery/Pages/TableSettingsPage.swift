import UIKit

extension GalleryPage {
    static var groupedTable: GalleryPage {
        GalleryPage(
            name: "GroupedTable", title: String(localized: "Grouped table", bundle: .module),
            section: .lists, symbol: "rectangle.grid.1x2",
            color: .systemGreen,
            makeController: { TableSettingsPage(style: .grouped) })
    }

    static var insetGroupedTable: GalleryPage {
        GalleryPage(
            name: "InsetGroupedTable",
            title: String(localized: "Inset-grouped table", bundle: .module),
            section: .lists, symbol: "rectangle.stack",
            color: .systemTeal,
            makeController: { TableSettingsPage(style: .insetGrouped) })
    }
}

/// Every cell style and accessory, in sections with titles and footers.
final class TableSettingsPage: UITableViewController {
    private typealias Row = (
        style: UITableViewCell.CellStyle, text: String, detail: String?, symbol: String?,
        accessory: UITableViewCell.AccessoryType
    )

    private var chosen = 1

    private let styles: [Row] = [
        (
            .default, String(localized: "Default style", bundle: .module), nil, "star",
            .disclosureIndicator
        ),
        (
            .subtitle, String(localized: "Subtitle style", bundle: .module),
            String(localized: "A second, smaller line", bundle: .module), nil, .detailButton
        ),
        (
            .value1, String(localized: "Value style", bundle: .module),
            String(localized: "Value", bundle: .module), nil, .disclosureIndicator
        ),
        (
            .value2, String(localized: "Contact", bundle: .module),
            String(localized: "Value", bundle: .module), nil, .detailDisclosureButton
        ),
    ]

    override func numberOfSections(in tableView: UITableView) -> Int { 3 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? styles.count : section == 1 ? 3 : 1
    }

    override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
        [
            String(localized: "Styles", bundle: .module),
            String(localized: "Choice", bundle: .module),
        ]
        .dropFirst(section).first
    }

    override func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? {
        section == 1 ? String(localized: "A tap moves the checkmark.", bundle: .module) : nil
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        guard indexPath.section == 0 else { return choice(indexPath) }
        let row = styles[indexPath.row]
        let cell = UITableViewCell(style: row.style, reuseIdentifier: nil)
        cell.textLabel?.text = row.text
        cell.detailTextLabel?.text = row.detail
        cell.imageView?.image = row.symbol.flatMap { UIImage(systemName: $0) }
        cell.accessoryType = row.accessory
        return cell
    }

    private func choice(_ path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        if path.section == 1 {
            let names = [
                String(localized: "Small", bundle: .module),
                String(localized: "Medium", bundle: .module),
                String(localized: "Large", bundle: .module),
            ]
            content.text = names[path.row]
            cell.accessoryType = path.row == chosen ? .checkmark : .none
        } else {
            content.text = String(localized: "Reset", bundle: .module)
            content.textProperties.color = .systemRed
        }
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard indexPath.section > 0 else { return }
        chosen = indexPath.section == 1 ? indexPath.row : 1
        tableView.reloadSections([1], with: .none)
    }
}
