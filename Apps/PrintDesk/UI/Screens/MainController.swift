import PrintDeskServices
import UIKit

/// The services of the desk, and below them its jobs.
final class MainController: UITableViewController {
    private let factory: ServiceFactory

    private enum Section {
        case services, jobs, about
    }

    /// Without jobs there is no group for them.
    private var sections: [Section] {
        factory.jobs.jobs.isEmpty ? [.services, .about] : [.services, .jobs, .about]
    }

    private var hasReported = false

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

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let error = factory.jobs.loadingError, !hasReported else { return }
        hasReported = true
        report(error)
    }

    private func client(_ kind: String) -> DeskClient? {
        do throws(DeskError) {
            return try DeskClient(kind: kind, factory: factory)
        } catch {
            report(error)
            return nil
        }
    }

    // MARK: The table

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
        switch sections[section] {
        case .services: factory.kinds.count
        case .jobs: jobs.count
        case .about: 1
        }
    }

    override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
        switch sections[section] {
        case .services: String(localized: "Services", bundle: .module)
        case .jobs: String(localized: "Jobs", bundle: .module)
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
        switch sections[indexPath.section] {
        case .services:
            let client = client(factory.kinds[indexPath.row])
            content.text = client?.title
            content.image = client.flatMap { UIImage(systemName: $0.symbol) }
        case .jobs:
            let job = jobs[indexPath.row]
            content.text = job.models.first?.content
            content.textProperties.numberOfLines = 1
            content.secondaryText = job.stateText
            content.secondaryTextProperties.numberOfLines = 0
            content.secondaryTextProperties.color =
                job.state == .failed ? .systemRed : .secondaryLabel
            content.image = UIImage(systemName: job.symbol)
            content.imageProperties.tintColor = job.color
        case .about:
            content.text = String(localized: "Layers", bundle: .module)
            content.image = UIImage(systemName: "square.stack.3d.up")
        }
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        cell.accessibilityLabel = content.text
        cell.accessibilityValue = content.secondaryText
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch sections[indexPath.section] {
        case .services:
            guard let client = client(factory.kinds[indexPath.row]) else { return }
            showDetailViewController(ContentController(client: client), sender: self)
        case .jobs:
            let job = jobs[indexPath.row]
            guard let client = client(job.service) else { return }
            showDetailViewController(PreviewController(client: client, job: job.id), sender: self)
        case .about: showDetailViewController(LayersController(), sender: self)
        }
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard sections[indexPath.section] == .jobs else { return nil }
        let job = jobs[indexPath.row]
        // A job that goes on unseen is not taken off the list, unless nothing is heard of it.
        if job.state == .printing, job.problem == nil {
            guard job.isInQueue else { return nil }
            let cancel = UIContextualAction(
                style: .normal, title: String(localized: "Cancel job", bundle: .module)
            ) { [weak self] _, _, done in
                self?.cancel(job)
                done(true)
            }
            return UISwipeActionsConfiguration(actions: [cancel])
        }
        let delete = UIContextualAction(
            style: .destructive, title: String(localized: "Delete", bundle: .module)
        ) { [weak self] _, _, done in
            self?.delete(job)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    private func cancel(_ job: Job) {
        Task { [weak self, factory] in
            do throws(DeskError) {
                try await factory.jobs.cancelInQueue(job.id)
            } catch {
                self?.report(error)
            }
        }
    }

    private func delete(_ job: Job) {
        do throws(DeskError) {
            let jobs = factory.jobs
            guard let removed = try jobs.remove(job.id) else { return }
            offerUndo(String(localized: "The job was deleted.", bundle: .module)) {
                () throws(DeskError) in
                try jobs.restore(removed)
            }
        } catch {
            report(error)
        }
    }
}
