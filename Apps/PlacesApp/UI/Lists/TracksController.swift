import FoundationGaps
import PlacesAppCore
import Toasts
import UIKit

/// The user's tracks: recording, importing, exporting, and showing them on the map.
final class TracksController: UITableViewController, UIDocumentPickerDelegate {
    /// Posted after a track was added or removed.
    nonisolated static let didChange = Notification.Name("TracksDidChange")

    private let services: PlacesServices
    private var files: [URL] = []

    private enum Action: CaseIterable { case record, open }

    init(services: PlacesServices) {
        self.services = services
        super.init(style: .insetGrouped)
        title = String(localized: "Tracks", bundle: .module)
        NotificationCenter.default.addObserver(
            self, selector: Selector(TracksController.tracksChanged),
            name: TracksController.didChange, object: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        update()
    }

    private func tracksChanged(_ notification: Notification) {
        if isViewLoaded { update() }
    }

    private func update() {
        files = services.tracks.files
        tableView.reloadData()
    }

    // MARK: The table

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { section == 0 ? Action.allCases.count : max(files.count, 1) }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        guard indexPath.section == 1 else {
            switch Action.allCases[indexPath.row] {
            case .record:
                return root?.map.isRecording == true
                    ? tableView.row(
                        String(localized: "Stop recording", bundle: .module), symbol: "stop",
                        isAction: true)
                    : tableView.row(
                        String(localized: "Record a track", bundle: .module),
                        symbol: "record.circle", isAction: true)
            case .open:
                return tableView.row(
                    String(localized: "Import a GPX file", bundle: .module),
                    symbol: "square.and.arrow.down", isAction: true)
            }
        }
        guard files.indices.contains(indexPath.row) else {
            return tableView.note(
                String(
                    localized: "Tracks that you record or import are listed here.",
                    bundle: .module))
        }
        return tableView.row(
            files[indexPath.row].deletingPathExtension().lastPathComponent,
            symbol: "figure.walk", opens: true)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // Whether a track is recorded is known to the window.
        tableView.reloadData()
    }

    override func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { indexPath.section == 0 || !files.isEmpty }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if indexPath.section == 0 {
            switch Action.allCases[indexPath.row] {
            case .record: record()
            case .open: root?.pickFiles()
            }
        } else if files.indices.contains(indexPath.row) {
            open(files[indexPath.row])
        }
    }

    private func record() {
        guard let root else { return }
        root.showMap()
        if root.map.isRecording {
            root.map.stopRecording()
        } else {
            root.map.startRecording()
        }
        tableView.reloadData()
    }

    private func open(_ file: URL) {
        Task { [weak self] in
            // A large file takes seconds.
            let result = await Task.detached {
                Result { () throws(TrackError) in MeasuredTrack(try Track(gpx: file)) }
            }.value
            switch result {
            case .success(let track):
                self?.root?.showMap()
                self?.root?.map.show(
                    track, named: file.deletingPathExtension().lastPathComponent, of: file)
            case .failure(let error): self?.tell(error.text)
            }
        }
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard indexPath.section == 1, files.indices.contains(indexPath.row) else { return nil }
        let file = files[indexPath.row]
        let remove = UIContextualAction(
            style: .destructive, title: String(localized: "Remove", bundle: .module)
        ) { [weak self] _, _, done in
            self?.root?.remove(file)
            done(true)
        }
        let export = UIContextualAction(
            style: .normal, title: String(localized: "Export", bundle: .module)
        ) { [weak self] _, _, done in
            self?.export(file)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [remove, export])
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard indexPath.section == 1, files.indices.contains(indexPath.row) else { return nil }
        let file = files[indexPath.row]
        let export = UIAction(
            title: String(localized: "Export", bundle: .module),
            image: UIImage(systemName: "square.and.arrow.up")
        ) { [weak self] _ in self?.export(file) }
        let remove = UIAction(
            title: String(localized: "Remove", bundle: .module),
            image: UIImage(systemName: "trash"), attributes: .destructive
        ) { [weak self] _ in self?.root?.remove(file) }
        return UIContextMenuConfiguration(
            actionProvider: { _ in UIMenu(children: [export, remove]) })
    }

    private func export(_ file: URL) {
        let picker = UIDocumentPickerViewController(forExporting: [file], asCopy: true)
        picker.delegate = self
        present(picker, animated: true)
    }

    func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) { view.makeToast(String(localized: "The track was written.", bundle: .module)) }
}
