import Foundation
import FoundationGaps
import TouchPainterCore
import UIKit

/// The screen with the deleted drawings, the latest first.
///
/// A tap on one offers to restore it, or to delete it for good. They stay until the user does that.
final class TrashViewController: UIViewController {
    private let store: ScribbleStore
    private let gallery = GalleryView()
    private let noteLabel = UILabel()
    private var drawings: [ScribbleStore.Trashed] = []

    private lazy var emptyItem = CommandBarButtonItem(
        identifier: "Empty Trash", label: String(localized: "Empty", bundle: .module)
    ) { [weak self] in self?.askToEmpty() }

    init(store: ScribbleStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = String(localized: "Recently Deleted", bundle: .module)
    }

    /// Controllers of this class are not loaded from archives: `nil`.
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        gallery.accessibilityIdentifier = "Deleted Scribbles"
        gallery.configure = { [weak self] in self?.configure($0, $1) }
        noteLabel.font = .preferredFont(forTextStyle: .footnote)
        noteLabel.textColor = .secondaryLabel
        noteLabel.textAlignment = .center
        noteLabel.numberOfLines = 0
        view.addSubview(gallery)
        view.addSubview(noteLabel)
        navigationItem.rightBarButtonItem = emptyItem
        reload()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(
            by: UIEdgeInsets(top: view.safeAreaInsets.top, left: 0, bottom: 0, right: 0))
        let height =
            noteLabel.sizeThatFits(CGSize(width: room.width - 32, height: .infinity))
            .height + 16
        let parts = room.divided(atDistance: height, from: .minYEdge)
        noteLabel.frame = parts.slice.insetBy(dx: 16, dy: 0)
        gallery.frame = parts.remainder
    }

    private func reload() {
        drawings = store.trashed()
        gallery.sources = drawings.map { ThumbnailProxy(url: store.thumbnailURL(of: $0)) }
        emptyItem.isEnabled = !drawings.isEmpty
        noteLabel.text =
            drawings.isEmpty
            ? String(localized: "No deleted scribbles", bundle: .module)
            : String(
                localized: "Tap a scribble to restore it. They stay until you empty this.",
                bundle: .module)
        view.setNeedsLayout()
    }

    private func configure(_ cell: ThumbnailCell, _ index: Int) {
        let drawing = drawings[index]
        cell.accessibilityIdentifier = "deleted \(drawing.file)"
        cell.accessibilityLabel = drawing.name
        cell.accessibilityHint = Self.text(of: drawing)
        cell.name = drawing.name
        cell.removeAction(identifiedBy: Self.openIdentifier, for: .touchUpInside)
        cell.addAction(
            UIAction(identifier: Self.openIdentifier) { [weak self] _ in self?.ask(about: drawing)
            },
            for: .touchUpInside)
    }

    private static let openIdentifier = UIAction.Identifier("open")

    private static func text(of drawing: ScribbleStore.Trashed) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: Language.current.rawValue)
        formatter.dateStyle = .medium
        formatter.timeStyle = .short
        let date = formatter.string(from: drawing.date)
        return String(localized: "Deleted on \(date)", bundle: .module)
    }

    // MARK: Actions

    private func ask(about drawing: ScribbleStore.Trashed) {
        let alert = UIAlertController(
            title: drawing.name, message: Self.text(of: drawing), preferredStyle: .alert)
        let restore = UIAlertAction(
            title: String(localized: "Restore", bundle: .module), style: .default
        ) { [weak self] _ in self?.restore(drawing) }
        alert.addAction(restore)
        alert.addAction(
            UIAlertAction(
                title: String(localized: "Delete for Good", bundle: .module), style: .destructive
            ) { [weak self] _ in self?.purge([drawing]) })
        alert.addAction(
            UIAlertAction(title: String(localized: "Cancel", bundle: .module), style: .cancel))
        alert.preferredAction = restore
        present(alert, animated: true)
    }

    private func askToEmpty() {
        let all = drawings
        let alert = UIAlertController(
            title: all.count == 1
                ? String(localized: "Delete 1 scribble for good?", bundle: .module)
                : String(localized: "Delete \(all.count) scribbles for good?", bundle: .module),
            message: String(localized: "This cannot be undone.", bundle: .module),
            preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(
                title: String(localized: "Delete for Good", bundle: .module), style: .destructive
            ) { [weak self] _ in self?.purge(all) })
        let cancel = UIAlertAction(
            title: String(localized: "Cancel", bundle: .module), style: .cancel)
        alert.addAction(cancel)
        alert.preferredAction = cancel
        present(alert, animated: true)
    }

    private func restore(_ drawing: ScribbleStore.Trashed) {
        do throws(PaintingFileError) {
            let name = try store.restore(drawing).name
            tell(String(localized: "“\(name)” is in the gallery again", bundle: .module))
        } catch {
            tell(error.localizedText)
        }
        reload()
    }

    private func purge(_ drawings: [ScribbleStore.Trashed]) {
        do throws(PaintingFileError) {
            for drawing in drawings { try store.purge(drawing) }
        } catch {
            tell(error.localizedText)
        }
        reload()
    }

    private func tell(_ message: String) {
        MessageView(message).show(in: view, top: gallery.frame)
    }
}
