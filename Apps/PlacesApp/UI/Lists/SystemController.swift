import PlacesAppCore
import UIKit

/// The system of the maps in China, with its explanation.
final class SystemController: UITableViewController {
    private let services: PlacesServices
    let toggle = UISwitch()

    init(services: PlacesServices) {
        self.services = services
        super.init(style: .insetGrouped)
        title = String(localized: "Coordinates in China", bundle: .module)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        toggle.accessibilityLabel = Self.question
        toggle.addAction(UIAction { [weak self] _ in self?.toggled() }, for: .valueChanged)
    }

    private static var question: String {
        String(localized: "My maps use GCJ-02", bundle: .module)
    }

    private func toggled() {
        let isOn = toggle.isOn
        attempt { () throws(SavedPlacesError) in
            try services.saved.setUsesChinaSystem(isOn)
        }
        services.applySystem()
        root?.map.systemChanged()
        // What cannot be read is not changed.
        toggle.isOn = services.saved.usesChinaSystem
    }

    override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 1 }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.row(Self.question)
        toggle.isOn = services.saved.usesChinaSystem
        cell.accessoryView = toggle
        return cell
    }

    override func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? {
        String(
            localized:
                "Satellites and OpenStreetMap use WGS-84. Maps of Chinese providers use GCJ-02, which is offset from it by up to 700 metres in mainland China, Hong Kong and Macau. Turn this on only if the maps that you imported come from such a provider: your location, places and tracks are then moved to where these maps show them, once and only there. Saved and exported numbers stay in WGS-84.",
            bundle: .module)
    }
}
