import Foundation
public import FoundationGaps
public import TouchPainterCore
public import UIKit

/// The screen that TouchPainter draws on: a canvas and a toolbar, in wide windows also a column of
/// tools, the palette and, in very wide ones, the layers.
///
/// In narrow windows the toolbar is at the bottom, within reach of a thumb, a button over the
/// canvas opens the tools, and palette and layers are screens of their own.
public final class CanvasViewController: UIViewController {
    /// The painting on the canvas.
    public let painting: Painting

    /// The view that shows ``painting``.
    public private(set) lazy var canvasView = makeCanvasView()

    /// Opens the other screens. Without it, the buttons for them are disabled.
    weak var mediator: (any ScreenMediator)? { didSet { if isViewLoaded { updateItems() } } }

    /// The width in points from which on a window shows the palette next to the canvas.
    public static let wideWidth: CGFloat = 720

    /// The width in points from which on a window shows the layers next to the canvas.
    public static let layersWidth: CGFloat = 1200

    /// `true` if the palette is next to the canvas.
    public var showsPalette: Bool { palette != nil && view.bounds.width >= Self.wideWidth }

    /// `true` if the layers are next to the canvas.
    public var showsLayers: Bool {
        showsPalette && wantsLayers && view.bounds.width >= Self.layersWidth
    }

    /// `false` after the user closed the layers in a wide window.
    private var wantsLayers = true { didSet { view.setNeedsLayout() } }

    /// The tool that touches on the canvas use.
    private(set) var tool = Tool.brush

    /// Called with a colour that the user took from the drawing.
    var onPickColor: ((MarkColor) -> Void)? {
        didSet { canvasView.onPickColor = onPickColor }
    }

    private var generator = CanvasViewGenerator()
    private var branding = BrandingFactory.factory(for: .built)
    private var backdrop: UIView?
    private var toolbar = UIToolbar()
    private var mainButton: UIButton?

    /// `true` if the toolbar has the items of wide windows; `nil` if it has none yet.
    private var barIsWide: Bool?
    private var palette: PaletteView?
    private lazy var toolColumn = makeToolColumn()
    private lazy var toolButton = makeToolButton()
    private lazy var layersView = LayersView(painting: painting)

    /// `true` while the tools are open over the canvas of a narrow window.
    private var opensTools = false { didSet { view.setNeedsLayout() } }

    /// The lines beside the palette and below a toolbar at the top.
    private let edge = UIView()
    private let toolsEdge = UIView()
    private let layersEdge = UIView()
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

    /// What the user has to know until it is closed.
    private let notices = NoticeView()

    private var observation: Observation?
    private(set) lazy var dropTarget = DropTarget(controller: self)

    /// The toolbar's height in points.
    private static let toolbarHeight: CGFloat = 44

    /// The width of the palette next to the canvas, in points.
    private static let paletteWidth: CGFloat = 288

    /// The width of the tools next to the palette, in points.
    private static let toolsWidth: CGFloat = 52

    /// The width of the layers next to the canvas, in points.
    private static let layersPanelWidth: CGFloat = 264

    /// The frame of the canvas next to the palette, in a window of `size` written from left to
    /// right.
    static func wideCanvas(in size: CGSize) -> CGRect {
        let start = toolsWidth + 1 + paletteWidth + 1
        let end = size.width >= layersWidth ? layersPanelWidth + 1 : 0
        return CGRect(
            x: start, y: toolbarHeight, width: size.width - start - end,
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
        for line in [edge, toolsEdge, layersEdge] {
            line.backgroundColor = .separator
            view.addSubview(line)
        }
        for view in [toolColumn, toolButton] { view.isHidden = true }
        layersView.backgroundColor = .clear
        view.addSubview(toolColumn)
        view.addSubview(toolButton)
        view.addSubview(layersView)
        barEdgeView.backgroundColor = .separator
        barEdgeView.isUserInteractionEnabled = false
        view.addSubview(barEdgeView)
        view.addSubview(notices)
        view.addInteraction(UIDropInteraction(delegate: dropTarget))
        applyBranding()
        painting.finishTyping = { [weak self] in self?.canvasView.finishTyping() }
        observation = painting.observe { [weak self] change in
            switch change {
            case .liveStroke, .pen: break
            case .refused: self?.showRefusal()
            default: self?.updateItems()
            }
        }
    }

    private func makeCanvasView() -> CanvasView {
        let canvas = generator.makeCanvasView(painting: painting)
        canvas.isAccessibilityElement = true
        canvas.accessibilityIdentifier = "Canvas"
        canvas.accessibilityLabel = String(localized: "Canvas", bundle: .module)
        canvas.onViewportChange = { [weak self] in self?.updateItems() }
        canvas.onPickColor = onPickColor
        canvas.tool = tool.make(for: canvas)
        return canvas
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let isWide = showsPalette
        let insets = view.safeAreaInsets
        let barEdge: CGRectEdge = isWide ? .minYEdge : .maxYEdge
        let height = Self.toolbarHeight + (isWide ? insets.top : insets.bottom)
        var (bar, canvas) = view.bounds.divided(atDistance: height, from: barEdge)
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let leading: CGRectEdge = isRightToLeft ? .maxXEdge : .minXEdge
        func cut(_ width: CGFloat, from side: CGRectEdge, line: UIView) -> CGRect {
            let panel: CGRect
            (panel, canvas) = canvas.divided(atDistance: width, from: side)
            (line.frame, canvas) = canvas.divided(atDistance: 1, from: side)
            return panel
        }
        for part in [edge, toolsEdge, palette, mainButton].compactMap({ $0 }) {
            part.isHidden = !isWide
        }
        layersView.isHidden = !showsLayers
        layersEdge.isHidden = !showsLayers
        if isWide, let palette {
            toolColumn.frame = cut(Self.toolsWidth, from: leading, line: toolsEdge)
            let parts = cut(Self.paletteWidth, from: leading, line: edge)
                .divided(atDistance: 44, from: .minYEdge)
            mainButton?.frame = parts.slice
            palette.frame = parts.remainder
            if showsLayers {
                layersView.frame = cut(
                    Self.layersPanelWidth, from: isRightToLeft ? .minXEdge : .maxXEdge,
                    line: layersEdge)
            }
        }
        layOutTools(isWide: isWide, over: canvas)
        backdrop?.frame = view.bounds
        canvasView.frame = canvas
        layOutNotices(over: canvas)
        // The line of a toolbar is at its top: out of sight at the top of a window.
        toolbar.frame =
            isWide ? bar.inset(by: UIEdgeInsets(top: -1, left: 0, bottom: 0, right: 0)) : bar
        barEdgeView.isHidden = !isWide
        barEdgeView.frame = CGRect(x: 0, y: bar.maxY - 0.5, width: bar.width, height: 0.5)
        if barIsWide != isWide {
            barIsWide = isWide
            toolbar.items = makeItems(isWide: isWide)
            toolbar.layoutIfNeeded()
            setToolTips(in: toolbar)
        }
    }

    /// Shows the tools in their column, or behind a button over a narrow canvas.
    private func layOutTools(isWide: Bool, over canvas: CGRect) {
        let isFloating = !isWide && mediator != nil
        toolButton.isHidden = !isFloating
        toolColumn.isHidden = !isWide && !(isFloating && opensTools)
        toolColumn.backgroundColor = isWide ? .clear : .secondarySystemBackground
        toolColumn.layer.cornerRadius = isWide ? 0 : 12
        toolColumn.layer.shadowOpacity = isWide ? 0 : 0.2
        guard isFloating else { return }
        let side: CGFloat = 44
        toolButton.frame = CGRect(
            x: canvas.maxX - side - 8, y: canvas.maxY - side - 8, width: side, height: side)
        let size = toolColumn.sizeThatFits(
            CGSize(width: canvas.width, height: canvas.height - side - 24))
        toolColumn.frame = CGRect(
            x: canvas.maxX - size.width - 8, y: toolButton.frame.minY - size.height - 8,
            width: size.width, height: size.height)
    }

    private func layOutNotices(over canvas: CGRect) {
        let size = notices.sizeThatFits(
            CGSize(width: min(canvas.width - 32, 420), height: .infinity))
        notices.frame = CGRect(
            x: (canvas.midX - size.width / 2).rounded(), y: canvas.minY + 16, width: size.width,
            height: size.height)
    }

    // MARK: Parts that can be exchanged

    /// Shows the painting on another paper.
    func show(_ paper: Studio.Paper) {
        generator = CanvasViewGenerator.generator(for: paper)
        let old = canvasView
        old.tool.leave()
        let new = makeCanvasView()
        new.viewport = old.viewport
        canvasView = new
        guard isViewLoaded else { return }
        new.frame = old.frame
        new.overlay.showsGrid = old.overlay.showsGrid
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
        self.palette = palette
        palette.isHidden = true
        view.addSubview(palette)
        view.setNeedsLayout()
    }

    /// Shows a message over the canvas for some seconds. One from before the screen is on a window,
    /// where the user would not see it, becomes a notice.
    func show(message: String) {
        guard viewIfLoaded?.window != nil else { return show(notice: message) }
        view.layoutIfNeeded()
        var room = canvasView.frame
        if !notices.isHidden { room.origin.y = notices.frame.maxY }
        MessageView(message).show(in: view, top: room)
    }

    /// Shows a notice over the canvas until the user closes it.
    func show(notice: String) { notices.add(notice) }

    /// Removes a notice of what is no longer so.
    func remove(notice: String) { notices.remove(notice) }

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

    // MARK: Tools

    /// Uses another tool from now on.
    func choose(_ tool: Tool) {
        self.tool = tool
        canvasView.tool = tool.make(for: canvasView)
        if tool != .lasso, tool != .frame, painting.selection != nil { painting.select(nil) }
        toolColumn.tool = tool
        toolButton.setImage(UIImage(systemName: tool.symbol), for: .normal)
        opensTools = false
    }

    private func makeToolColumn() -> ToolColumn {
        let column = ToolColumn { [weak self] in self?.choose($0) }
        column.accessibilityIdentifier = "Tools"
        column.layer.shadowRadius = 8
        column.layer.shadowOffset = CGSize(width: 0, height: 2)
        let fill = column.addAction(
            symbol: "drop.fill", title: String(localized: "Fill Shapes", bundle: .module),
            identifier: "Fill Shapes"
        ) { [weak self] in
            guard let self else { return }
            self.painting.fillsShapes.toggle()
            self.toolColumn.fillsShapes = self.painting.fillsShapes
        }
        column.setFillButton(fill)
        func screen(_ symbol: String, _ title: String, _ name: String, _ request: ScreenRequest) {
            column.addAction(symbol: symbol, title: title, identifier: name) { [weak self] in
                self?.opensTools = false
                self?.mediator?.request(request)
            }
        }
        column.addAction(
            symbol: "photo", title: String(localized: "Add Picture", bundle: .module),
            identifier: "Add Picture"
        ) { [weak self] in
            self?.opensTools = false
            self?.dropTarget.pick()
        }
        column.addAction(
            symbol: "square.stack.3d.up", title: String(localized: "Layers", bundle: .module),
            identifier: "Show Layers"
        ) { [weak self] in self?.toggleLayers() }
        screen("grid", String(localized: "Grid and Symmetry", bundle: .module), "Guides", .guides)
        screen(
            "clock.arrow.circlepath", String(localized: "History", bundle: .module), "History",
            .history)
        screen(
            "keyboard", String(localized: "Keyboard Shortcuts", bundle: .module), "Help", .help)
        setToolTips(in: column)
        return column
    }

    private func makeToolButton() -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: tool.symbol), for: .normal)
        button.backgroundColor = .secondarySystemBackground
        button.layer.cornerRadius = 22
        button.layer.shadowOpacity = 0.25
        button.layer.shadowRadius = 5
        button.layer.shadowOffset = CGSize(width: 0, height: 2)
        button.accessibilityIdentifier = "Tool"
        button.accessibilityLabel = String(localized: "Tools", bundle: .module)
        button.addAction(
            UIAction { [weak self] _ in self?.opensTools.toggle() }, for: .touchUpInside)
        return button
    }

    /// Shows or hides the layers: next to the canvas of a wide window, otherwise on a sheet.
    func toggleLayers() {
        opensTools = false
        if view.bounds.width >= Self.layersWidth, showsPalette {
            wantsLayers.toggle()
        } else {
            mediator?.request(.layers)
        }
    }

    /// Makes the chosen marks the pattern of the stamp, and draws with it.
    func stampSelection() {
        if !painting.stampSelection() {
            guard !painting.pattern.isEmpty else { return showRefusal() }
            painting.pen.brush = .stamp
        }
        choose(.brush)
    }

    private func showRefusal() {
        guard painting.activeLayer.isEditable else { return showLayerRefusal() }
        show(
            message: String(
                localized: "Choose marks with the lasso first. The stamp draws copies of them.",
                bundle: .module))
    }

    private func showLayerRefusal() {
        show(
            message: painting.activeLayer.look.isHidden
                ? String(localized: "This layer is hidden. Show it to draw on it.", bundle: .module)
                : String(
                    localized: "This layer is locked. Unlock it to draw on it.", bundle: .module))
    }

    // MARK: Keys

    /// The painting's undo manager, for all responders on this screen. What is typed on a screen
    /// over it is not a step of the painting.
    public override var undoManager: UndoManager? {
        presentedViewController == nil ? painting.undoManager : super.undoManager
    }

    public override var keyCommands: [UIKeyCommand]? {
        // Letters belong to the text that is being typed.
        guard presentedViewController == nil else { return nil }
        return activeShortcuts.map(\.command)
    }

    /// `false` for a key or an element of the main menu that does nothing now.
    public override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        guard action.name == Shortcut.selector.name, let key = sender as? UIKeyCommand else {
            return super.canPerformAction(action, withSender: sender)
        }
        return presentedViewController == nil && activeShortcut(for: key) != nil
    }

    // MARK: The space bar

    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.characters == " " }) {
            canvasView.isHeldBySpace = true
        } else {
            super.pressesBegan(presses, with: event)
        }
    }

    public override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.characters == " " }) {
            canvasView.isHeldBySpace = false
        } else {
            super.pressesEnded(presses, with: event)
        }
    }
}
