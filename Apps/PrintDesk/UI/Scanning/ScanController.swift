import PrintDeskServices
import UIKit

/// Scans pages for a job, and shows them: each can be opened to crop, straighten and brighten it.
final class ScanController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private static let spacing: CGFloat = 16

    private let client: DeskClient
    private var tray: ScanTray { client.factory.scans }
    private let panel = ScanPanel()
    private let layout = UICollectionViewFlowLayout()
    private let list: UICollectionView
    private let message = UILabel()
    private lazy var submitItem = UIBarButtonItem(
        title: String(localized: "Submit", bundle: .module), style: .done, target: self,
        action: ScanController.submit)

    /// The pages as they are edited, by their numbers.
    private var pictures: [ScannedPage.ID: (edit: ScanEdit, image: UIImage?)] = [:]

    init(client: DeskClient) {
        self.client = client
        list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
        title = String(localized: "Scan", bundle: .module)
        NotificationCenter.default.addObserver(
            self, selector: Selector(ScanController.trayChanged), name: ScanTray.didChange,
            object: client.factory.scans)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = submitItem
        let size = CGSize(width: 140, height: 198)
        layout.itemSize = size
        layout.minimumLineSpacing = Self.spacing
        layout.minimumInteritemSpacing = Self.spacing
        layout.sectionInset = UIEdgeInsets(
            top: Self.spacing, left: Self.spacing, bottom: Self.spacing, right: Self.spacing)
        list.backgroundColor = nil
        list.dataSource = self
        list.delegate = self
        list.register(PageCell.self, forCellWithReuseIdentifier: "page")
        message.font = .preferredFont(forTextStyle: .body)
        message.textColor = .secondaryLabel
        message.textAlignment = .center
        message.numberOfLines = 0
        list.backgroundView = UIView()
        message.translatesAutoresizingMaskIntoConstraints = false
        list.addSubview(message)
        panel.onScan = { [weak self] ticket in self?.scan(ticket) }
        panel.onStop = { [weak self] in self?.tray.stop() }
        panel.onSearch = { [weak self] in self?.search() }
        let stack = UIStackView(arrangedSubviews: [list, panel])
        stack.axis = .vertical
        stack.fillSafeArea(of: view)
        NSLayoutConstraint.activate([
            message.centerXAnchor.constraint(equalTo: list.frameLayoutGuide.centerXAnchor),
            message.centerYAnchor.constraint(equalTo: list.frameLayoutGuide.centerYAnchor),
            message.leadingAnchor.constraint(
                greaterThanOrEqualTo: list.frameLayoutGuide.leadingAnchor, constant: 24),
        ])
        update()
        search()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasReported, !tray.damagedPages.isEmpty else { return }
        hasReported = true
        report(.damagedPages(keptAt: tray.damagedPages))
    }

    private var hasReported = false

    // MARK: Scanning

    /// Looks for scanners.
    private func search() {
        panel.state = .searching
        update()
        Task { [weak self, tray] in
            do throws(DeskError) {
                let scanners = try await tray.scanners()
                self?.found(scanners)
            } catch {
                self?.found([])
                self?.report(error)
            }
        }
    }

    private func found(_ scanners: [ScannerDevice]) {
        panel.state = .ready(scanners)
        update()
    }

    private func scan(_ ticket: ScanTicket) {
        Task { [weak self, tray] in
            do throws(DeskError) {
                try await tray.scan(ticket)
            } catch {
                self?.report(error)
            }
        }
    }

    // MARK: Pages

    private func trayChanged(_ notification: Notification) {
        if isViewLoaded { update() }
    }

    private func update() {
        panel.progress = tray.isScanning ? .some(tray.progress) : .none
        message.isHidden = !tray.pages.isEmpty
        message.text = panel.advice
        submitItem.isEnabled = !tray.pages.isEmpty && !tray.isScanning
        let stale =
            tray.pages.map(\.id) != shownIDs
            || tray.pages.contains {
                pictures[$0.id]?.edit != $0.edit
            }
        if stale {
            shownIDs = tray.pages.map(\.id)
            list.reloadData()
        }
    }

    private var shownIDs: [ScannedPage.ID] = []

    /// The edited page, made once.
    private func picture(of page: ScannedPage) -> UIImage? {
        if let known = pictures[page.id], known.edit == page.edit { return known.image }
        let image = page.image(longestSide: 400).flatMap { page.edit.image(of: $0) }
            .map { UIImage(cgImage: $0) }
        pictures[page.id] = (page.edit, image)
        return image
    }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { tray.pages.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "page", for: indexPath)
        if let page = cell as? PageCell {
            page.picture.contentMode = .scaleAspectFit
            page.picture.backgroundColor = .white
            page.picture.image = picture(of: tray.pages[indexPath.item])
        }
        cell.accessibilityLabel = String(
            localized: "Page \(indexPath.item + 1)", bundle: .module)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
        guard !tray.isScanning else { return }
        let page = tray.pages[indexPath.item]
        show(ScanEditController(page: page, tray: tray), sender: self)
    }

    // MARK: Submitting

    private func submit() {
        let pages = tray.pages
        let title = String(localized: "Scanned page", bundle: .module)
        submitItem.isEnabled = false
        Task { [weak self] in
            let models = await Task.detached {
                ScanTray.models(of: pages) { "\(title) \($0)" }
            }.value
            self?.submit(models, of: pages)
        }
    }

    private func submit(_ models: [PrintModel], of pages: [ScannedPage]) {
        do throws(DeskError) {
            let job = try client.factory.jobs.submit(models, to: client.service)
            // Only now the job has them.
            for page in pages { try tray.remove(page.id) }
            showDetailViewController(PreviewController(client: client, job: job.id), sender: self)
        } catch {
            update()
            report(error)
        }
    }
}
