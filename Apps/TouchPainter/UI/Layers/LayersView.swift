import FoundationGaps
import TouchPainterCore
import UIKit

/// The layers of a painting, the topmost first, with what can be done to them.
///
/// A tap chooses the layer to draw on; its opacity and blending are above the list. Layers are
/// moved by the grips at the right.
final class LayersView: UIView {
    private let painting: Painting
    private var observation: Observation?

    private let table = UITableView(frame: .zero, style: .plain)
    private let opacity = UISlider()
    private let opacityLabel = UILabel()
    private let blend = UIButton(type: .system)
    private let bar = UIStackView()

    /// The look of the active layer before its opacity was being changed.
    private var original: LayerLook?

    /// `true` while the list is to be refreshed at the next layout.
    private var isStale = false

    /// The thumbnails of layers whose marks did not change since, and the area that all show.
    private var pictures: [ObjectIdentifier: UIImage] = [:]
    private var pictureArea = CGRect.null

    /// Runs while marks changed that the thumbnails do not show yet.
    private var pictureTimer: Timer?

    /// The time in seconds after which thumbnails follow the marks. Drawing does not wait for them.
    private static let pictureDelay: TimeInterval = 0.4

    private static let rowHeight: CGFloat = 56

    init(painting: Painting) {
        self.painting = painting
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        makeParts()
        observation = painting.observe { [weak self] change in
            switch change {
            case .scribble(.added(_, let layer)), .scribble(.removed(_, let layer)),
                .scribble(.edited(_, let layer)):
                self?.marksDidChange(in: layer)
            case .scribble, .replaced: self?.refresh()
            default: break
            }
        }
        refresh()
    }

    /// Views of this class are not loaded from archives: `nil`.
    required init?(coder: NSCoder) { nil }

    // MARK: Parts

    private func makeParts() {
        table.dataSource = self
        table.delegate = self
        table.register(LayerCell.self, forCellReuseIdentifier: "layer")
        table.isEditing = true
        table.allowsSelectionDuringEditing = true
        table.separatorStyle = .none
        table.backgroundColor = .clear
        table.rowHeight = Self.rowHeight
        table.accessibilityIdentifier = "Layers"

        opacity.accessibilityIdentifier = "Opacity"
        opacity.accessibilityLabel = String(localized: "Opacity", bundle: .module)
        opacity.addAction(UIAction { [weak self] _ in self?.opacityMoved() }, for: .valueChanged)
        opacity.addAction(
            UIAction { [weak self] _ in self?.opacityChosen() },
            for: [.touchUpInside, .touchUpOutside, .touchCancel])
        opacityLabel.font = .preferredFont(forTextStyle: .caption1)
        opacityLabel.textColor = .secondaryLabel
        opacityLabel.textAlignment = .right
        blend.accessibilityIdentifier = "Blend"
        blend.contentHorizontalAlignment = .leading
        blend.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
        blend.showsMenuAsPrimaryAction = true

        bar.distribution = .fillEqually
        addButton("plus", "Add Layer", String(localized: "Add Layer", bundle: .module)) {
            $0.addLayer()
        }
        addButton(
            "square.on.square", "Duplicate Layer",
            String(localized: "Duplicate Layer", bundle: .module)
        ) { $0.duplicateLayer() }
        addButton(
            "arrow.triangle.merge", "Merge Down",
            String(localized: "Merge Down", bundle: .module)
        ) { $0.mergeLayerDown() }
        addButton("trash", "Delete Layer", String(localized: "Delete Layer", bundle: .module)) {
            $0.deleteLayer()
        }
        let rename = makeButton(
            "character.cursor.ibeam", "Rename Layer",
            String(localized: "Rename Layer", bundle: .module)
        ) { [weak self] in self?.rename() }
        bar.insertArrangedSubview(rename, at: 1)
        for view in [blend, opacity, opacityLabel, table, bar] as [UIView] { addSubview(view) }
    }

    private func makeButton(
        _ symbol: String, _ identifier: String, _ label: String, _ action: @escaping () -> Void
    ) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: symbol), for: .normal)
        button.accessibilityIdentifier = identifier
        button.accessibilityLabel = label
        button.toolTip = label
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        return button
    }

    private func addButton(
        _ symbol: String, _ identifier: String, _ label: String,
        _ action: @escaping (Painting) -> Void
    ) {
        let painting = painting
        bar.addArrangedSubview(makeButton(symbol, identifier, label) { action(painting) })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if isStale { showLayers() }
        let width = bounds.width
        blend.frame = CGRect(x: 14, y: 6, width: width - 28, height: 32)
        opacity.frame = CGRect(x: 14, y: 40, width: max(width - 28 - 52, 0), height: 32)
        opacityLabel.frame = CGRect(x: width - 14 - 48, y: 40, width: 48, height: 32)
        let bottom = max(safeAreaInsets.bottom, 0)
        bar.frame = CGRect(x: 6, y: bounds.maxY - bottom - 44, width: width - 12, height: 44)
        table.frame = CGRect(
            x: 0, y: 80, width: width, height: max(bar.frame.minY - 80, 0))
    }

    // MARK: Layers

    /// The layers, the topmost first.
    private var layers: [Layer] { painting.scribble.layers.reversed() }

    private func marksDidChange(in layer: Layer) {
        pictures[ObjectIdentifier(layer)] = nil
        guard pictureTimer == nil else { return }
        pictureTimer = Timer.scheduledTimer(
            withTimeInterval: Self.pictureDelay, repeats: false
        ) { [weak self] _ in MainActor.assumeIsolated { self?.refresh() } }
    }

    private func refresh() {
        pictureTimer?.invalidate()
        pictureTimer = nil
        isStale = true
        setNeedsLayout()
    }

    /// Keeps the thumbnails of layers that still look the same.
    private func updatePictures() {
        let area = layers.reduce(CGRect.null) { $0.union($1.drawingBounds) }
        let keys = Set(layers.map { ObjectIdentifier($0) })
        pictures = area == pictureArea ? pictures.filter { keys.contains($0.key) } : [:]
        pictureArea = area
    }

    private func picture(of layer: Layer) -> UIImage {
        if let picture = pictures[ObjectIdentifier(layer)] { return picture }
        let picture = LayerThumbnail.image(
            of: layer, area: pictureArea, scale: max(traitCollection.displayScale, 1))
        pictures[ObjectIdentifier(layer)] = picture
        return picture
    }

    private func showLayers() {
        isStale = false
        updatePictures()
        let look = painting.activeLayer.look
        if original == nil { opacity.value = Float(look.opacity) }
        showPercent()
        blend.setTitle(
            String(localized: "Blend: \(Self.title(of: look.blend))", bundle: .module),
            for: .normal)
        blend.menu = UIMenu(
            children: LayerBlend.allCases.map { blend in
                UIAction(
                    title: Self.title(of: blend), state: blend == look.blend ? .on : .off
                ) { [weak self] _ in self?.change { $0.blend = blend } }
            })
        for case let button as UIButton in bar.arrangedSubviews {
            switch button.accessibilityIdentifier {
            case "Delete Layer": button.isEnabled = layers.count > 1
            case "Merge Down":
                button.isEnabled = painting.scribble.layers.first !== painting.activeLayer
            default: break
            }
        }
        table.reloadData()
    }

    private func showPercent() {
        opacityLabel.text = "\(Int((opacity.value * 100).rounded())) %"
    }

    private func change(_ layer: Layer? = nil, _ body: (inout LayerLook) -> Void) {
        let layer = layer ?? painting.activeLayer
        var look = layer.look
        body(&look)
        painting.setLook(look, of: layer)
    }

    private func opacityMoved() {
        var look = painting.activeLayer.look
        if original == nil { original = look }
        look.opacity = CGFloat(opacity.value)
        painting.preview(look, of: painting.activeLayer)
        showPercent()
        // Keys move the slider without a touch.
        if !opacity.isTracking { opacityChosen() }
    }

    private func opacityChosen() {
        guard let original else { return }
        self.original = nil
        painting.setLook(
            painting.activeLayer.look, of: painting.activeLayer, original: original)
    }

    private func rename() {
        let layer = painting.activeLayer
        guard let owner else { return }
        TextPrompt.show(
            String(localized: "Rename Layer", bundle: .module), text: name(of: layer),
            identifier: "Layer Name", confirmation: String(localized: "Rename", bundle: .module),
            over: owner
        ) { [weak self] name in self?.change(layer) { $0.name = name } }
    }

    /// The controller whose screen this is on.
    private var owner: UIViewController? {
        var responder: UIResponder? = self
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }

    private func name(of layer: Layer) -> String {
        layer.look.name.isEmpty
            ? String(localized: "Layer \(layer.id + 1)", bundle: .module) : layer.look.name
    }

    static func title(of blend: LayerBlend) -> String {
        switch blend {
        case .normal: String(localized: "Normal", bundle: .module)
        case .multiply: String(localized: "Multiply", bundle: .module)
        case .screen: String(localized: "Screen", bundle: .module)
        case .overlay: String(localized: "Overlay", bundle: .module)
        case .darken: String(localized: "Darken", bundle: .module)
        case .lighten: String(localized: "Lighten", bundle: .module)
        case .colorDodge: String(localized: "Color Dodge", bundle: .module)
        case .colorBurn: String(localized: "Color Burn", bundle: .module)
        case .softLight: String(localized: "Soft Light", bundle: .module)
        case .hardLight: String(localized: "Hard Light", bundle: .module)
        case .difference: String(localized: "Difference", bundle: .module)
        case .exclusion: String(localized: "Exclusion", bundle: .module)
        }
    }
}

// MARK: - The list

extension LayersView: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        layers.count
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "layer", for: indexPath)
        let layer = layers[indexPath.row]
        guard let cell = cell as? LayerCell else { return cell }
        cell.show(
            layer, name: name(of: layer), blend: Self.title(of: layer.look.blend),
            image: picture(of: layer), isActive: layer === painting.activeLayer)
        cell.onToggleVisibility = { [weak self] in self?.change(layer) { $0.isHidden.toggle() } }
        cell.onToggleLock = { [weak self] in self?.change(layer) { $0.isLocked.toggle() } }
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        painting.activate(layers[indexPath.row])
    }

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .none }

    func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { false }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(
        _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
    ) {
        let top = layers.count - 1
        painting.moveLayer(from: top - source.row, to: top - destination.row)
    }
}
