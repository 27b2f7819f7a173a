public import Foundation
public import TouchPainterCore
public import UIKit

/// The screen that TouchPainter draws on: a canvas, and a toolbar below it.
///
/// Ctrl+Z takes back the last stroke or dot, ctrl+shift+Z brings it back.
public final class CanvasViewController: UIViewController {
    /// What is drawn.
    public let painting: Painting

    /// The view that shows ``painting``.
    public private(set) lazy var canvasView = CanvasView(painting: painting, paper: .paper)

    private let words: Words
    private let toolbar = UIToolbar()

    private lazy var undoItem = item(
        "arrow.uturn.backward", "Undo", words.undo, CanvasViewController.undo)

    private lazy var redoItem = item(
        "arrow.uturn.forward", "Redo", words.redo, CanvasViewController.redo)

    private var observation: Observation?

    /// The toolbar's height in points.
    private static let toolbarHeight: CGFloat = 44

    public init(painting: Painting = Painting(), words: Words = .words(for: .current)) {
        self.painting = painting
        self.words = words
        super.init(nibName: nil, bundle: nil)
        title = "TouchPainter"
    }

    /// Controllers of this class are not loaded from archives: `nil`.
    public required init?(coder: NSCoder) { nil }

    // MARK: View

    public override func viewDidLoad() {
        super.viewDidLoad()
        canvasView.isAccessibilityElement = true
        canvasView.accessibilityIdentifier = "Canvas"
        canvasView.accessibilityLabel = words.canvas
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

    /// Trash, save, open, palette, undo and redo, with equal gaps. What has no screen yet is disabled.
    private func makeItems() -> [UIBarButtonItem] {
        let trash = item("trash", "Trash", words.trash, CanvasViewController.clear)
        let save = item("square.and.arrow.down", "Save", words.save)
        let open = item("folder", "Open", words.open)
        let palette = item("paintpalette", "Palette", words.palette)
        let items = [trash, save, open, palette, undoItem, redoItem]
        return Array(items.map { [$0] }.joined(separator: [.flexibleSpace()]))
    }

    /// An item that shows a symbol; disabled when there is nothing to do.
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

    /// The painting's, for everything on this screen.
    public override var undoManager: UndoManager? { painting.undoManager }

    public override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(
                title: words.undo, action: Selector(CanvasViewController.undo, name: "undo"),
                input: "z", modifierFlags: .command),
            UIKeyCommand(
                title: words.redo, action: Selector(CanvasViewController.redo, name: "redo"),
                input: "z", modifierFlags: [.command, .shift]),
        ]
    }
}
