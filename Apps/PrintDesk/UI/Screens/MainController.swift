import PrintDeskServices
import UIKit

/// The services of the desk, and below them its jobs.
final class MainController: UITableViewController {
    private let factory: ServiceFactory

    private enum Section: Int, CaseIterable {
        case services, jobs, about
    }

    init(factory: ServiceFactory) {
        self.factory = factory
        super.init(style: .insetGrouped)
        title = String(localized: "Print Desk", bundle: .module)
        NotificationCenter.default.addObserver(
            self, selector: Selector(MainController.jobsChanged), name: JobList.didChange,
            object: factory.jobs)
    }

    required init?(coder: NSCoder) { nil }

    private func jobsChanged(_ notification: Notification) {
        if isViewLoaded { tableView.reloadData() }
    }

    /// The jobs, newest first.
    private var jobs: [Job] { factory.jobs.jobs.reversed() }

    private func client(_ kind: String) -> DeskClient? {
        do throws(DeskError) {
            return try DeskClient(kind: kind, factory: factory)
        } catch {
            report(error)
            return nil
        }
    }

    // MARK: The table

    override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

    override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
        switch Section.allCases[section] {
        case .services: factory.kinds.count
        case .jobs: jobs.count
        case .about: 1
        }
    }

    override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
        switch Section.allCases[section] {
        case .services: String(localized: "Services", bundle: .module)
        case .jobs: jobs.isEmpty ? nil : String(localized: "Jobs", bundle: .module)
        case .about: nil
        }
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
        var content = UIListContentConfiguration.subtitleCell()
        switch Section.allCases[indexPath.section] {
        case .services:
            let client = client(factory.kinds[indexPath.row])
            content.text = client?.title
            content.image = client.flatMap { UIImage(systemName: $0.symbol) }
        case .jobs:
            let job = jobs[indexPath.row]
            content.text = job.models.first?.content
            content.textProperties.numberOfLines = 1
            content.secondaryText =
                job.note.isEmpty ? job.state.title : "\(job.state.title) · \(job.note)"
            content.secondaryTextProperties.numberOfLines = 2
            content.secondaryTextProperties.color =
                job.state == .failed ? .systemRed : .secondaryLabel
            content.image = UIImage(systemName: job.state.symbol)
        case .about:
            content.text = String(localized: "Layers", bundle: .module)
            content.image = UIImage(systemName: "square.stack.3d.up")
        }
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        cell.accessibilityLabel = content.text
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch Section.allCases[indexPath.section] {
        case .services:
            guard let client = client(factory.kinds[indexPath.row]) else { return }
            show(ContentController(client: client), sender: self)
        case .jobs:
            let job = jobs[indexPath.row]
            guard let client = client(job.service) else { return }
            show(PreviewController(client: client, job: job.id), sender: self)
        case .about: show(LayersController(), sender: self)
        }
    }
}

extension Job.State {
    /// The state in words.
    var title: String {
        switch self {
        case .waiting: String(localized: "Waiting", bundle: .module)
        case .printing: String(localized: "Printing", bundle: .module)
        case .done: String(localized: "Printed", bundle: .module)
        case .failed: String(localized: "Failed", bundle: .module)
        case .cancelled: String(localized: "Cancelled", bundle: .module)
        }
    }

    /// The symbol next to a job.
    var symbol: String {
        switch self {
        case .waiting: "clock"
        case .printing: "printer"
        case .done: "checkmark.circle"
        case .failed: "exclamationmark.triangle"
        case .cancelled: "xmark.circle"
        }
    }
}
