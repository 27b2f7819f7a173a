import Foundation
import FoundationGaps
import TouchPainterCore
import UIKit

/// The screen with the saved drawings.
///
/// A tap opens one; “Edit” offers to duplicate and delete, and deleting can be undone.
final class GalleryViewController: UIViewController {
    private let studio: Studio
    private let store: ScribbleStore
    private weak var mediator: (any ScreenMediator)?

    private let header = HeaderView(title: "")
    private let gallery = GalleryView()
    private let emptyLabel = UILabel()
    private var entries: [ScribbleStore.Entry] = []
    private var proxies: [ScribbleStore.Entry: ThumbnailProxy] = [:]

    /// The deletions, newest last.
    private var deletions: [DeleteScribbleCommand] = []

    private lazy var undoItem = CommandBarButtonItem(
        symbol: "arrow.uturn.backward", identifier: "Undo Delete",
        label: String(localized: "Undo", bundle: .module)
    ) { [weak self] in self?.undoDelete() }

    private lazy var editItem = CommandBarButtonItem(
        identifier: "Edit", label: String(localized: "Edit", bundle: .module)
    ) { [weak self] in self?.toggleEditing() }

    init(studio: Studio, store: ScribbleStore, mediator: any ScreenMediator) {
        self.studio = studio
        self.store = store
        self.mediator = mediator
        super.init(nibName: nil, bundle: nil)
        header.leading = [HeaderView.doneItem(mediator)]
    }

    /// Controllers of this class are not loaded from archives: `nil`.
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        gallery.accessibilityIdentifier = "Scribbles"
        gallery.configure = { [weak self] in self?.configure($0, $1) }
        emptyLabel.text = String(localized: "No scribbles yet", bundle: .module)
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.font = .preferredFont(forTextStyle: .body)
        emptyLabel.textAlignment = .center
        view.addSubview(gallery)
        view.addSubview(emptyLabel)
        view.addSubview(header)
        reload()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        (header.frame, gallery.frame) = HeaderView.divide(view)
        emptyLabel.frame = gallery.frame
    }

    // MARK: Entries

    private func reload() {
        entries = store.entries()
        gallery.sources = entries.map { entry in
            let proxy = proxies[entry] ?? ThumbnailProxy(url: store.thumbnailURL(of: entry))
            proxies[entry] = proxy
            return proxy
        }
        header.title =
            entries.count < 2
            ? String(localized: "\(entries.count) item", bundle: .module)
            : String(localized: "\(entries.count) items", bundle: .module)
        emptyLabel.isHidden = !entries.isEmpty
        editItem.isEnabled = !entries.isEmpty || !deletions.isEmpty
        header.trailing = deletions.isEmpty ? [editItem] : [undoItem, editItem]
    }

    private func configure(_ cell: ThumbnailCell, _ index: Int) {
        let entry = entries[index]
        cell.accessibilityIdentifier = entry.name
        cell.accessibilityLabel = entry.name
        cell.removeAction(identifiedBy: Self.openIdentifier, for: .touchUpInside)
        cell.addAction(
            UIAction(identifier: Self.openIdentifier) { [weak self] _ in
                guard let self, !self.gallery.isEditing else { return }
                self.mediator?.open(entry)
            }, for: .touchUpInside)
        cell.onDelete = { [weak self] in self?.delete(entry) }
        cell.onDuplicate = { [weak self] in self?.duplicate(entry) }
    }

    private static let openIdentifier = UIAction.Identifier("open")

    // MARK: Editing

    private func toggleEditing() {
        gallery.isEditing.toggle()
        editItem.title =
            gallery.isEditing
            ? String(localized: "Finish", bundle: .module)
            : String(localized: "Edit", bundle: .module)
    }

    private func delete(_ entry: ScribbleStore.Entry) {
        let command = DeleteScribbleCommand(entry, in: store)
        command.execute()
        if report(command.error) { deletions.append(command) }
        reload()
    }

    private func undoDelete() {
        guard let command = deletions.popLast() else { return }
        command.unexecute()
        if !report(command.error) { deletions.append(command) }
        reload()
    }

    private func duplicate(_ entry: ScribbleStore.Entry) {
        do throws(PaintingFileError) {
            try studio.duplicate(entry)
        } catch {
            report(error)
        }
        reload()
    }

    /// Shows an error.
    ///
    /// - Returns: `true` if there was none.
    @discardableResult
    private func report(_ error: PaintingFileError?) -> Bool {
        guard let error else { return true }
        MessageView("\(error)").show(in: view, top: gallery.frame)
        return false
    }

    // MARK: Keys

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(
                title: String(localized: "Done", bundle: .module),
                action: Selector(GalleryViewController.done, name: "done"),
                input: UIKeyCommand.inputEscape, modifierFlags: []),
            UIKeyCommand(
                title: String(localized: "Undo", bundle: .module),
                action: Selector(GalleryViewController.undoDelete, name: "undoDelete"),
                input: "z", modifierFlags: .command),
        ]
    }

    private func done() { mediator?.request(.done) }
}
