import PrintDeskServices
import UIKit

/// The pages of a job, before and after it is printed.
final class PreviewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    private let client: DeskClient
    private let id: Job.ID
    private let composer: PageComposer
    private let list: UICollectionView
    private let toolbar = UIToolbar()
    private let state = UILabel()

    init(client: DeskClient, job: Job.ID) {
        self.client = client
        id = job
        composer = PageComposer(client.factory.jobs.job(job)?.models ?? [])
        let layout = UICollectionViewFlowLayout()
        layout.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        layout.minimumLineSpacing = 20
        list = UICollectionView(frame: .zero, collectionViewLayout: layout)
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
        list.backgroundColor = .systemGroupedBackground
        list.dataSource = self
        list.delegate = self
        list.register(PageCell.self, forCellWithReuseIdentifier: "page")
        state.font = .preferredFont(forTextStyle: .footnote)
        state.textColor = .secondaryLabel
        state.textAlignment = .center
        state.numberOfLines = 2
        for part in [state, list, toolbar] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
            NSLayoutConstraint.activate([
                part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                part.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
        }
        NSLayoutConstraint.activate([
            state.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            list.topAnchor.constraint(equalTo: state.bottomAnchor, constant: 8),
            list.bottomAnchor.constraint(equalTo: toolbar.topAnchor),
            toolbar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
        update()
    }

    private func jobsChanged(_ notification: Notification) {
        if isViewLoaded { update() }
    }

    private func update() {
        guard let job = client.factory.jobs.job(id) else { return }
        state.text = job.note.isEmpty ? job.state.title : "\(job.state.title) · \(job.note)"
        let cancel = UIBarButtonItem(
            title: String(localized: "Cancel job", bundle: .module), style: .plain, target: self,
            action: PreviewController.cancelJob)
        let print = UIBarButtonItem(
            title: String(localized: "Print now", bundle: .module), style: .done, target: self,
            action: PreviewController.confirm)
        let retry = UIBarButtonItem(
            title: String(localized: "Try again", bundle: .module), style: .plain, target: self,
            action: PreviewController.retry)
        switch job.state {
        case .waiting: toolbar.items = [cancel, .flexibleSpace(), print]
        case .failed: toolbar.items = [cancel, .flexibleSpace(), retry]
        case .cancelled: toolbar.items = [.flexibleSpace(), retry]
        case .printing, .done: toolbar.items = []
        }
    }

    // MARK: Actions

    private func confirm() {
        let count = composer.pages.count
        let question = UIAlertController(
            title: String(localized: "Print this job?", bundle: .module),
            message: String(localized: "Pages: \(count)", bundle: .module), preferredStyle: .alert)
        question.addAction(
            UIAlertAction(title: String(localized: "Not yet", bundle: .module), style: .cancel))
        question.addAction(
            UIAlertAction(title: String(localized: "Print", bundle: .module), style: .default) {
                [weak self] _ in
                self?.change { (client, job) throws(DeskError) in try client.print(job) }
            })
        present(question, animated: true)
    }

    private func cancelJob() {
        change { (client, job) throws(DeskError) in try client.factory.jobs.cancel(job.id) }
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

    // MARK: Pages

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { composer.pages.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "page", for: indexPath)
        (cell as? PageCell)?.picture.image = composer.picture(
            of: indexPath.item, width: pageSize.width)
        cell.accessibilityLabel = String(
            localized: "Page \(indexPath.item + 1)", bundle: .module)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { pageSize }

    private var pageSize: CGSize {
        let width = max(1, min(view.bounds.width - 40, 360))
        return CGSize(
            width: width,
            height: (width * PageComposer.paper.height / PageComposer.paper.width)
                .rounded())
    }
}

/// A page on the screen.
final class PageCell: UICollectionViewCell {
    let picture = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.frame = contentView.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(picture)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 2)
    }

    required init?(coder: NSCoder) { nil }
}
