import Foundation
public import TouchPainterCore
public import UIKit

/// The screen that TouchPainter draws on: a canvas and a toolbar, in wide windows also the palette.
///
/// In narrow windows the toolbar is at the bottom, within reach of a thumb, and the palette is a
/// screen of its own.
public final class CanvasViewController: UIViewController {
    /// The painting on the canvas.
    public let painting: Painting

    /// The view that shows ``painting``.
    public private(set) lazy var canvasView = makeCanvasView()

    /// Opens the other screens. Without it, the buttons for them are disabled.
    weak var mediator: (any ScreenMediator)? { didSet { if isViewLoaded { updateItems() } } }

    /// The width in points from which on a window shows the palette next to the canvas.
    public static let wideWidth: CGFloat = 720

    /// `true` if the palette is next to the canvas.
    public var showsPalette: Bool { palette != nil && view.bounds.width >= Self.wideWidth }

    private var generator = CanvasViewGenerator()
    private var branding = BrandingFactory.factory(for: BrandingFactory.builtBrand)
    private var backdrop: UIView?
    private var toolbar = UIToolbar()
    private var mainButton: UIButton?

    /// `true` if the toolbar has the items of wide windows; `nil` if it has none yet.
    private var barIsWide: Bool?
    private var palette: PaletteView?

    /// The lines beside the palette and below a toolbar at the top.
    private let edge = UIView()
    private let barEdgeView = UIView()

    private lazy var trashItem = item("trash", "Trash", String(localized: "Clear", bundle: .module))
    { $0.painting.clear() }
    private lazy var saveItem = item(
        "square.and.arrow.down", "Save", String(localized: "Save", bundle: .module)
    ) {
        $0.mediator?.save()
    }
    private lazy var openItem = screenItem(
        "folder", "Open", String(localized: "Open", bundle: .module), .gallery)
    private lazy var paletteItem = screenItem(
        "paintpalette", "Palette", String(localized: "Palette", bundle: .module), .palette)
    private lazy var undoItem = item(
        "arrow.uturn.backward", "Undo", String(localized: "Undo", bundle: .module), tag: 4
    ) { $0.painting.undo() }
    private lazy var redoItem = item(
        "arrow.uturn.forward", "Redo", String(localized: "Redo", bundle: .module), tag: 5
    ) {
        $0.painting.redo()
    }
    private lazy var shareItem = screenItem(
        "square.and.arrow.up", "Share", String(localized: "Share", bundle: .module), .share)
    private lazy var zoomOutItem = item(
        "minus.magnifyingglass", "Zoom Out", String(localized: "Zoom Out", bundle: .module)
    ) { $0.canvasView.zoom(by: 1 / 1.25) }
    private lazy var zoomInItem = item(
        "plus.magnifyingglass", "Zoom In", String(localized: "Zoom In", bundle: .module)
    ) {
        $0.canvasView.zoom(by: 1.25)
    }
    private lazy var zoomResetItem = item(
        "arrow.up.left.and.arrow.down.right", "Actual Size",
        String(localized: "Actual Size", bundle: .module)
    ) { $0.canvasView.viewport = Viewport() }

    private var observation: Observation?

    /// The toolbar's height in points.
    private static let toolbarHeight: CGFloat = 44

    /// The width of the palette next to the canvas, in points.
    private static let paletteWidth: CGFloat = 288

    /// The frame of the canvas next to the palette, in a window of `size` written from left to
    /// right.
    static func wideCanvas(in size: CGSize) -> CGRect {
        CGRect(
            x: paletteWidth + 1, y: toolbarHeight, width: size.width - paletteWidth - 1,
            height: size.height - toolbarHeight)
    }

    public init(painting: Painting = Painting()) {
        self.painting = painting
        super.init(nibName: nil, bundle: nil)
        title = String(localized: "TouchPainter", bundle: .module)
    }

    /// Controllers of this class are not loaded from archives: `nil`.
    public required init?(coder: NSCoder) { nil }

    // MARK: View

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(canvasView)
        edge.backgroundColor = .separator
        barEdgeView.backgroundColor = .separator
        barEdgeView.isUserInteractionEnabled = false
        view.addSubview(edge)
        view.addSubview(barEdgeView)
        applyBranding()
        observation = painting.observe { [weak self] change in
            if case .liveStroke = change { return }
            self?.updateItems()
        }
    }

    private func makeCanvasView() -> CanvasView {
        let canvas = generator.makeCanvasView(painting: painting)
        canvas.isAccessibilityElement = true
        canvas.accessibilityIdentifier = "Canvas"
        canvas.accessibilityLabel = String(localized: "Canvas", bundle: .module)
        canvas.onViewportChange = { [weak self] in self?.updateItems() }
        return canvas
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let isWide = showsPalette
        let insets = view.safeAreaInsets
        let barEdge: CGRectEdge = isWide ? .minYEdge : .maxYEdge
        let height = Self.toolbarHeight + (isWide ? insets.top : insets.bottom)
        var (bar, canvas) = view.bounds.divided(atDistance: height, from: barEdge)
        edge.isHidden = !isWide
        if let palette {
            palette.isHidden = !isWide
            mainButton?.isHidden = !isWide
            if isWide {
                let side: CGRectEdge =
                    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
                    ? .maxXEdge : .minXEdge
                var panel: CGRect
                (panel, canvas) = canvas.divided(atDistance: Self.paletteWidth, from: side)
                var line: CGRect
                (line, canvas) = canvas.divided(atDistance: 1, from: side)
                edge.frame = line
                let title: CGRect
                (title, panel) = panel.divided(atDistance: 44, from: .minYEdge)
                mainButton?.frame = title
                palette.frame = panel
            }
        }
        backdrop?.frame = view.bounds
        canvasView.frame = canvas
        // The line of a toolbar is at its top: out of sight at the top of a window.
        toolbar.frame =
            isWide ? bar.inset(by: UIEdgeInsets(top: -1, left: 0, bottom: 0, right: 0)) : bar
        barEdgeView.isHidden = !isWide
        barEdgeView.frame = CGRect(x: 0, y: bar.maxY - 0.5, width: bar.width, height: 0.5)
        if barIsWide != isWide {
            barIsWide = isWide
            toolbar.items = makeItems(isWide: isWide)
        }
    }

    // MARK: Parts that can be exchanged

    /// Shows the painting on another paper.
    func show(_ paper: Studio.Paper) {
        generator = CanvasViewGenerator.generator(for: paper)
        let old = canvasView
        let new = makeCanvasView()
        new.viewport = old.viewport
        canvasView = new
        guard isViewLoaded else { return }
        new.frame = old.frame
        view.insertSubview(new, aboveSubview: old)
        old.removeFromSuperview()
    }

    /// Shows the screen in the look of a brand.
    func show(_ brand: Studio.Brand) {
        branding = BrandingFactory.factory(for: brand)
        if isViewLoaded { applyBranding() }
    }

    private func applyBranding() {
        let views = (backdrop: branding.makeView(), bar: branding.makeToolbar())
        backdrop?.removeFromSuperview()
        view.insertSubview(views.backdrop, at: 0)
        backdrop = views.backdrop
        view.tintColor = views.backdrop.tintColor

        toolbar.removeFromSuperview()
        toolbar.items = nil
        barIsWide = nil
        toolbar = views.bar
        view.addSubview(toolbar)
        view.bringSubviewToFront(barEdgeView)

        mainButton?.removeFromSuperview()
        let button = branding.makeMainButton()
        button.accessibilityIdentifier = "Gallery"
        button.addAction(
            UIAction { [weak self] _ in self?.mediator?.request(.gallery) }, for: .touchUpInside)
        button.isHidden = true
        view.addSubview(button)
        mainButton = button

        view.setNeedsLayout()
        updateItems()
    }

    /// Puts a palette next to the canvas, for windows with room for it.
    func setPalette(_ palette: PaletteView) {
        self.palette?.removeFromSuperview()
        self.palette = palette
        palette.isHidden = true
        view.addSubview(palette)
        view.setNeedsLayout()
    }

    /// Shows a message over the canvas for some seconds.
    func show(message: String) {
        view.layoutIfNeeded()
        MessageView(message).show(in: view, top: canvasView.frame)
    }

    // MARK: Toolbar

    /// Trash, save, open, palette, undo, redo and share, with equal gaps; in wide windows in
    /// groups, with the zoom instead of the palette.
    private func makeItems(isWide: Bool) -> [UIBarButtonItem] {
        let groups =
            isWide
            ? [
                [openItem, saveItem, shareItem], [undoItem, redoItem, trashItem],
                [zoomOutItem, zoomResetItem, zoomInItem],
            ]
            : [trashItem, saveItem, openItem, paletteItem, undoItem, redoItem, shareItem].map {
                [$0]
            }
        return Array(groups.joined(separator: [.flexibleSpace()]))
    }

    private func item(
        _ symbol: String, _ identifier: String, _ label: String, tag: Int = 0,
        _ action: @escaping (CanvasViewController) -> Void
    ) -> UIBarButtonItem {
        CommandBarButtonItem(symbol: symbol, identifier: identifier, label: label, tag: tag) {
            [weak self] in if let self { action(self) }
        }
    }

    /// An item that asks for another screen, which its tag names.
    private func screenItem(
        _ symbol: String, _ identifier: String, _ label: String, _ request: ScreenRequest
    ) -> UIBarButtonItem {
        item(symbol, identifier, label, tag: request.rawValue) { $0.mediator?.request(request) }
    }

    private func updateItems() {
        trashItem.isEnabled = !painting.scribble.isEmpty
        undoItem.isEnabled = painting.canUndo
        redoItem.isEnabled = painting.canRedo
        saveItem.isEnabled = mediator != nil && !painting.scribble.isEmpty
        shareItem.isEnabled = mediator != nil && !painting.scribble.isEmpty
        openItem.isEnabled = mediator != nil
        paletteItem.isEnabled = mediator != nil
        zoomResetItem.isEnabled = canvasView.viewport != Viewport()
        zoomInItem.isEnabled = canvasView.viewport.zoom < Viewport.zoomRange.upperBound
        zoomOutItem.isEnabled = canvasView.viewport.zoom > Viewport.zoomRange.lowerBound
    }

    // MARK: Keys

    /// The painting's undo manager, for all responders on this screen.
    public override var undoManager: UndoManager? { painting.undoManager }

    public override var keyCommands: [UIKeyCommand]? {
        shortcuts.map { shortcut in
            UIKeyCommand(
                title: shortcut.title,
                action: Selector(CanvasViewController.pressed, name: "pressed"),
                input: shortcut.input, modifierFlags: shortcut.modifiers)
        }
    }

    private struct Shortcut {
        let title: String
        let input: String
        let modifiers: UIKeyModifierFlags
        let action: (CanvasViewController) -> Void
    }

    private var shortcuts: [Shortcut] {
        func command(
            _ title: String, _ input: String, _ modifiers: UIKeyModifierFlags = .command,
            _ action: @escaping (CanvasViewController) -> Void
        ) -> Shortcut {
            Shortcut(title: title, input: input, modifiers: modifiers, action: action)
        }
        let drawing = [
            command(String(localized: "Undo", bundle: .module), "z") { $0.painting.undo() },
            command(String(localized: "Redo", bundle: .module), "z", [.command, .shift]) {
                $0.painting.redo()
            },
            command(String(localized: "Zoom In", bundle: .module), "+") {
                $0.canvasView.zoom(by: 1.25)
            },
            command(String(localized: "Zoom In", bundle: .module), "=") {
                $0.canvasView.zoom(by: 1.25)
            },
            command(String(localized: "Zoom Out", bundle: .module), "-") {
                $0.canvasView.zoom(by: 1 / 1.25)
            },
            command(String(localized: "Actual Size", bundle: .module), "0") {
                $0.canvasView.viewport = Viewport()
            },
        ]
        guard mediator != nil else { return drawing }
        return drawing + [
            command(String(localized: "Save", bundle: .module), "s") { $0.mediator?.save() },
            command(String(localized: "Open", bundle: .module), "o") {
                $0.mediator?.request(.gallery)
            },
            command(String(localized: "Palette", bundle: .module), "p") {
                $0.mediator?.request(.palette)
            },
            command(String(localized: "Share", bundle: .module), "e") {
                $0.mediator?.request(.share)
            },
            command(String(localized: "Clear", bundle: .module), "n") { $0.painting.clear() },
        ]
    }

    private func pressed(_ key: UIKeyCommand) {
        shortcuts.first { $0.input == key.input && $0.modifiers == key.modifierFlags }?.action(self)
    }
}
