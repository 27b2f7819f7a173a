import PrintDeskServices
import UIKit

/// The pages of a job, before and after it is printed.
final class PreviewController: UIViewController {
    private let client: DeskClient
    private let id: Job.ID
    private let pages = PagesView()
    private let toolbar = UIToolbar()
    private let symbol = UIImageView()
    private let state = UILabel()

    /// The settings that ``pages`` follow.
    private var shownSettings: PrintSettings?

    init(client: DeskClient, job: Job.ID) {
        self.client = client
        id = job
        super.init(nibName: nil, bundle: nil)
        title = String(localized: "Preview", bundle: .module)
        NotificationCenter.default.addObserver(
            self, selector: Selector(PreviewController.jobsChanged), name: JobList.didChange,
            object: client.factory.jobs)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.largeTitleDisplayMode = .never
        showPages()
        pages.setContentHuggingPriority(.fittingSizeLevel, for: .vertical)
        state.font = .preferredFont(forTextStyle: .footnote)
        state.textAlignment = .center
        state.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [stateLine, pages, toolbar])
        stack.axis = .vertical
        stack.fillSafeArea(of: view)
        update()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if client.factory.jobs.job(id)?.isInQueue == true { client.factory.jobs.followNow() }
    }

    private var stateLine: UIView {
        let line = UIStackView(arrangedSubviews: [symbol, state])
        line.spacing = 5
        line.alignment = .center
        symbol.setContentHuggingPriority(.required, for: .horizontal)
        symbol.setContentCompressionResistancePriority(.required, for: .horizontal)
        line.translatesAutoresizingMaskIntoConstraints = false
        let row = UIView()
        row.addSubview(line)
        NSLayoutConstraint.activate([
            line.topAnchor.constraint(equalTo: row.topAnchor, constant: 12),
            line.bottomAnchor.constraint(equalTo: row.bottomAnchor),
            line.centerXAnchor.constraint(equalTo: row.centerXAnchor),
            line.leadingAnchor.constraint(
                greaterThanOrEqualTo: row.leadingAnchor, constant: 16),
        ])
        return row
    }

    private func jobsChanged(_ notification: Notification) {
        guard isViewLoaded else { return }
        if client.factory.jobs.job(id)?.settings != shownSettings { showPages() }
        update()
    }

    private func showPages() {
        let job = client.factory.jobs.job(id)
        shownSettings = job?.settings
        pages.composer = PageComposer(
            job?.models ?? [], settings: job?.settings ?? PrintSettings())
    }

    private func update() {
        guard let job = client.factory.jobs.job(id) else { return }
        state.text = job.stateText
        state.textColor = job.color
        symbol.image = UIImage(systemName: job.symbol)?.withConfiguration(
            UIImage.SymbolConfiguration(textStyle: .footnote))
        symbol.tintColor = job.color
        let cancel = UIBarButtonItem(
            title: String(localized: "Cancel job", bundle: .module), style: .plain, target: self,
            action: PreviewController.cancelJob)
        let print = UIBarButtonItem(
            title: String(localized: "Print now", bundle: .module), style: .done, target: self,
            action: PreviewController.confirm)
        let retry = UIBarButtonItem(
            title: String(localized: "Try again", bundle: .module), style: .plain, target: self,
            action: PreviewController.retry)
        let resume = UIBarButtonItem(
            title: String(localized: "Resume", bundle: .module), style: .done, target: self,
            action: PreviewController.resume)
        let options = UIBarButtonItem(
            title: String(localized: "Options", bundle: .module), style: .plain, target: self,
            action: PreviewController.showOptions)
        navigationItem.rightBarButtonItem =
            job.state == .waiting || job.canBePrintedAgain ? options : nil
        switch job.state {
        case .waiting: toolbar.items = [cancel, .flexibleSpace(), print]
        case .failed: toolbar.items = [cancel, .flexibleSpace(), retry]
        case .cancelled, .unknown: toolbar.items = [.flexibleSpace(), retry]
        case .printing where job.isInQueue:
            toolbar.items = [cancel, .flexibleSpace()] + (job.canResume ? [resume] : [])
        case .printing, .done: toolbar.items = []
        }
        toolbar.isHidden = toolbar.items?.isEmpty ?? true
    }

    // MARK: Actions

    private func confirm() {
        let settings = client.factory.jobs.job(id)?.settings ?? PrintSettings()
        let (count, copies) = (pages.composer.pages.count, settings.copies)
        let place = settings.queue ?? String(localized: "PDF file", bundle: .module)
        var message = String(
            localized: "Pages: \(count), copies: \(copies). Printer: \(place)", bundle: .module)
        // Rules that cannot be read are reported when the job is printed.
        if settings.queue != nil, let left = try? client.factory.rules.pagesLeft() {
            message += "\n" + String(localized: "Pages left today: \(left)", bundle: .module)
        }
        let question = UIAlertController(
            title: String(localized: "Print this job?", bundle: .module), message: message,
            preferredStyle: .alert)
        question.addAction(
            UIAlertAction(title: String(localized: "Not yet", bundle: .module), style: .cancel))
        question.addAction(
            UIAlertAction(title: String(localized: "Print", bundle: .module), style: .default) {
                [weak self] _ in
                self?.printNow()
            })
        question.preferredAction = question.actions.last
        present(question, animated: true)
    }

    private func printNow() {
        guard let job = client.factory.jobs.job(id) else { return }
        Task { [weak self, client] in
            do throws(DeskError) {
                try await client.print(job)
            } catch {
                self?.report(error)
            }
        }
    }

    private func showOptions() {
        guard let job = client.factory.jobs.job(id) else { return }
        let options = OptionsController(
            settings: job.settings ?? PrintSettings(), jobs: client.factory.jobs
        ) { [weak self] settings in
            self?.change { (client, job) throws(DeskError) in
                try client.factory.jobs.setSettings(settings, of: job.id)
            }
        }
        present(UINavigationController(rootViewController: options), animated: true)
    }

    private func cancelJob() {
        guard client.factory.jobs.job(id)?.isInQueue == true else {
            change { (client, job) throws(DeskError) in try client.factory.jobs.cancel(job.id) }
            return
        }
        ask { (jobs, id) throws(DeskError) in try await jobs.cancelInQueue(id) }
    }

    private func resume() {
        ask { (jobs, id) throws(DeskError) in try await jobs.resume(id) }
    }

    /// Asks the print server for something.
    private func ask(
        _ body: @escaping @MainActor (JobList, Job.ID) async throws(DeskError) -> Void
    ) {
        Task { [weak self, client, id] in
            do throws(DeskError) {
                try await body(client.factory.jobs, id)
            } catch {
                self?.report(error)
            }
        }
    }

    private func retry() {
        change { (client, job) throws(DeskError) in try client.factory.jobs.retry(job.id) }
    }

    private func change(_ body: (DeskClient, Job) throws(DeskError) -> Void) {
        guard let job = client.factory.jobs.job(id) else { return }
        do throws(DeskError) {
            try body(client, job)
        } catch {
            report(error)
        }
    }
}
