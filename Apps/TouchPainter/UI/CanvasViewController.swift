public import Foundation
public import TouchPainterCore
public import UIKit

/// The screen that TouchPainter draws on: a canvas, and a toolbar below it.
///
/// Ctrl+Z undoes the last stroke or dot, ctrl+shift+Z redoes it.
public final class CanvasViewController: UIViewController {
    /// The painting on the canvas.
    public let painting: Painting

    /// The view that shows ``painting``.
    public private(set) lazy var canvasView = CanvasView(painting: painting, paper: .paper)

    private let toolbar = UIToolbar()

    private lazy var undoItem = item(
        "arrow.uturn.backward", "Undo", undoTitle, CanvasViewController.undo)

    private lazy var redoItem = item(
        "arrow.uturn.forward", "Redo", redoTitle, CanvasViewController.redo)

    private var observation: Observation?

    /// The toolbar's height in points.
    private static let toolbarHeight: CGFloat = 44

    private var undoTitle: String {
        NSLocalizedString("Undo", bundle: .module, comment: "A button and a key")
    }

    private var redoTitle: String {
        NSLocalizedString("Redo", bundle: .module, comment: "A button and a key")
    }

    public init(painting: Painting = Painting()) {
        self.painting = painting
        super.init(nibName: nil, bundle: nil)
        title = NSLocalizedString("TouchPainter", bundle: .module, comment: "The app's name")
    }

    /// Controllers of this class are not loaded from archives: `nil`.
    public required init?(coder: NSCoder) { nil }

    // MARK: View

    public override func viewDidLoad() {
        super.viewDidLoad()
        canvasView.isAccessibilityElement = true
        canvasView.accessibilityIdentifier = "Canvas"
        canvasView.accessibilityLabel = NSLocalizedString("Canvas", bundle: .module, comment: "")
        view.addSubview(canvasView)

        toolbar.items = makeItems()
        view.addSubview(toolbar)

        observation = painting.observe { [weak self] change in
            if case .history = change { self?.updateHistoryItems() }
        }
        updateHistoryItems()
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = Self.toolbarHeight + view.safeAreaInsets.bottom
        let (bar, canvas) = view.bounds.divided(atDistance: height, from: .maxYEdge)
        canvasView.frame = canvas
        toolbar.frame = bar
    }

    // MARK: Toolbar

    /// Trash, save, open, palette, undo and redo, with equal gaps. Items without an action are
    /// disabled.
    private func makeItems() -> [UIBarButtonItem] {
        let trash = item(
            "trash", "Trash", NSLocalizedString("Clear", bundle: .module, comment: "A button"),
            CanvasViewController.clear)
        let save = item(
            "square.and.arrow.down", "Save",
            NSLocalizedString("Save", bundle: .module, comment: "A button"))
        let open = item(
            "folder", "Open", NSLocalizedString("Open", bundle: .module, comment: "A button"))
        let palette = item(
            "paintpalette", "Palette",
            NSLocalizedString("Palette", bundle: .module, comment: "A button"))
        let items = [trash, save, open, palette, undoItem, redoItem]
        return Array(items.map { [$0] }.joined(separator: [.flexibleSpace()]))
    }

    /// An item with a symbol, disabled without an action.
    private func item(
        _ symbol: String, _ identifier: String, _ label: String,
        _ action: (@MainActor (CanvasViewController) -> @MainActor () -> Void)? = nil
    ) -> UIBarButtonItem {
        let item = UIBarButtonItem(
            image: UIImage(systemName: symbol), style: .plain, target: nil, action: nil)
        item.accessibilityIdentifier = identifier
        item.accessibilityLabel = label
        item.isEnabled = action != nil
        item.target = self
        item.action = action.map { Selector($0, name: identifier) }
        return item
    }

    private func updateHistoryItems() {
        undoItem.isEnabled = painting.canUndo
        redoItem.isEnabled = painting.canRedo
    }

    // MARK: Actions

    private func clear() {
        painting.clear()
    }

    private func undo() {
        painting.undo()
    }

    private func redo() {
        painting.redo()
    }

    /// The painting's undo manager, for all responders on this screen.
    public override var undoManager: UndoManager? { painting.undoManager }

    public override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(
                title: undoTitle, action: Selector(CanvasViewController.undo, name: "undo"),
                input: "z", modifierFlags: .command),
            UIKeyCommand(
                title: redoTitle, action: Selector(CanvasViewController.redo, name: "redo"),
                input: "z", modifierFlags: [.command, .shift]),
        ]
    }
}
