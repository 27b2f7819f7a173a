import CoreGraphics
import TouchPainterCore
import UIKit

/// Chooses the pen: colour by three sliders or a swatch, size by a slider, and a brush; also the
/// paper and the look of the app.
///
/// Choices are reported while a slider moves, to ``delegate`` or, without one, to ``onChange``.
final class PaletteView: UIScrollView {
    /// Hears of each choice. It may be `nil`.
    weak var paletteDelegate: (any PaletteDelegate)?

    /// Called with the pen after each choice if there is no delegate.
    var onChange: ((Pen) -> Void)?

    /// Hears of the choice of paper and look.
    weak var mediator: (any ScreenMediator)?

    private(set) var pen: Pen
    private let preview: PenPreview
    private var sliders: [UISlider] = []
    private let sizeSlider = UISlider()
    private var brushButtons: [(Brush, ChoiceButton)] = []
    private var lineButtons: [(Smoothing, ChoiceButton)] = []
    private var paperButtons: [(Studio.Paper, ChoiceButton)] = []
    private var brandButtons: [(Studio.Brand, ChoiceButton)] = []
    private let colorWell = UIColorWell()
    private let recentRow = RecentColorsRow()
    private let harmonyRow = HarmonyRow()
    private let stack = UIStackView()

    init(_ pen: Pen, _ settings: Studio.Settings = Studio.Settings()) {
        self.pen = pen
        preview = PenPreview(pen: pen)
        super.init(frame: .zero)
        alwaysBounceVertical = true
        makeParts()
        show(pen, settings)
    }

    /// Views of this class are not loaded from archives: `nil`.
    required init?(coder: NSCoder) { nil }

    // MARK: Parts

    private func makeParts() {
        stack.axis = .vertical
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        let side = stack.widthAnchor.constraint(
            equalTo: frameLayoutGuide.widthAnchor, constant: -32)
        side.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: frameLayoutGuide.centerXAnchor),
            stack.widthAnchor.constraint(lessThanOrEqualToConstant: 420), side,
            stack.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: 12),
            stack.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor, constant: -20),
            contentLayoutGuide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
        ])
        addTitle(String(localized: "Stroke Color", bundle: .module), beside: colorWell)
        makeColorWell()
        makeColorSliders()
        stack.addArrangedSubview(makeSwatches())
        recentRow.onChoose = { [weak self] in self?.pick($0) }
        stack.addArrangedSubview(recentRow)
        harmonyRow.onChoose = { [weak self] in self?.pick($0) }
        stack.addArrangedSubview(harmonyRow)
        preview.heightAnchor.constraint(equalToConstant: 76).isActive = true
        stack.addArrangedSubview(preview)
        addTitle(String(localized: "Stroke Size", bundle: .module))
        makeSizeSlider()
        addTitle(String(localized: "Brush", bundle: .module))
        makeBrushButtons()
        addTitle(String(localized: "Smoothing", bundle: .module))
        makeLineButtons()
        addTitle(String(localized: "Paper", bundle: .module))
        makePaperButtons()
        addTitle(String(localized: "Look", bundle: .module))
        makeBrandButtons()
    }

    /// Adds a title, with a control at its end.
    private func addTitle(_ text: String, beside control: UIView? = nil) {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .headline)
        label.accessibilityTraits = .header
        if let last = stack.arrangedSubviews.last { stack.setCustomSpacing(18, after: last) }
        guard let control else { return stack.addArrangedSubview(label) }
        let row = UIStackView(arrangedSubviews: [label, control])
        row.alignment = .center
        control.setContentHuggingPriority(.required, for: .horizontal)
        stack.addArrangedSubview(row)
    }

    private func makeColorWell() {
        colorWell.supportsAlpha = false
        colorWell.title = String(localized: "Stroke Color", bundle: .module)
        colorWell.accessibilityIdentifier = "Color Well"
        colorWell.accessibilityLabel = String(localized: "More Colors", bundle: .module)
        colorWell.addAction(
            UIAction { [weak self] _ in
                guard let self, let color = colorWell.selectedColor else { return }
                choose(MarkColor(color))
            }, for: .valueChanged)
    }

    private func makeColorSliders() {
        let names = [
            ("R", "Red", String(localized: "Red", bundle: .module), UIColor.systemRed),
            ("G", "Green", String(localized: "Green", bundle: .module), .systemGreen),
            ("B", "Blue", String(localized: "Blue", bundle: .module), .systemBlue),
        ]
        for (letter, identifier, name, color) in names {
            let slider = UISlider()
            slider.minimumTrackTintColor = color
            slider.accessibilityIdentifier = identifier
            slider.accessibilityLabel = name
            slider.addAction(
                UIAction { [weak self] _ in self?.colorSliderMoved() }, for: .valueChanged)
            slider.addAction(
                UIAction { [weak self] _ in self.map { $0.pick($0.pen.color) } },
                for: [.touchUpInside, .touchUpOutside])
            sliders.append(slider)
            let label = UILabel()
            label.text = letter
            label.textColor = .secondaryLabel
            label.font = .preferredFont(forTextStyle: .subheadline)
            label.isAccessibilityElement = false
            label.widthAnchor.constraint(equalToConstant: 18).isActive = true
            let row = UIStackView(arrangedSubviews: [label, slider])
            row.spacing = 8
            row.alignment = .center
            stack.addArrangedSubview(row)
        }
    }

    private func makeSwatches() -> UIView {
        let names: [(String, UInt32)] = [
            (String(localized: "Black", bundle: .module), 0x000000),
            (String(localized: "Gray", bundle: .module), 0x8E8E93),
            (String(localized: "Brick", bundle: .module), 0xD7372F),
            (String(localized: "Orange", bundle: .module), 0xF28C28),
            (String(localized: "Sun", bundle: .module), 0xF7CE46),
            (String(localized: "Leaf", bundle: .module), 0x3C9D4E),
            (String(localized: "Sea", bundle: .module), 0x2A78D6),
            (String(localized: "Violet", bundle: .module), 0x8E44AD),
        ]
        let swatches = names.map { name, bits in
            let color = MarkColor(
                red: CGFloat(bits >> 16 & 255) / 255, green: CGFloat(bits >> 8 & 255) / 255,
                blue: CGFloat(bits & 255) / 255)
            recentRow.others.insert(color)
            return Swatch(color, label: name) { [weak self] in self?.pick(color) }
        }
        return makeRow(swatches)
    }

    private func makeSizeSlider() {
        let range = Pen.sizeRange
        sizeSlider.minimumValue = Float(range.lowerBound)
        sizeSlider.maximumValue = Float(range.upperBound)
        sizeSlider.minimumValueImage = Self.dot(6)
        sizeSlider.maximumValueImage = Self.dot(20)
        sizeSlider.accessibilityIdentifier = "Size"
        sizeSlider.accessibilityLabel = String(localized: "Stroke Size", bundle: .module)
        sizeSlider.addAction(
            UIAction { [weak self] _ in self?.sizeSliderMoved() }, for: .valueChanged)
        stack.addArrangedSubview(sizeSlider)
    }

    /// A dot of a diameter in a square of 24 points, in the text's colour.
    private static func dot(_ diameter: CGFloat) -> UIImage {
        let inset = (24 - diameter) / 2
        return UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image {
            $0.cgContext.setFillColor(gray: 0.5, alpha: 1)
            $0.cgContext.fillEllipse(
                in: CGRect(x: 0, y: 0, width: 24, height: 24).insetBy(dx: inset, dy: inset))
        }
    }

    private func makeBrushButtons() {
        brushButtons = Brush.allCases.map { brush in
            let (symbol, title) = Self.look(of: brush)
            let button = ChoiceButton(symbol: symbol, title: title, identifier: brush.rawValue) {
                [weak self] in self?.choose(brush)
            }
            button.toolTip = title
            button.heightAnchor.constraint(equalToConstant: 36).isActive = true
            return (brush, button)
        }
        let buttons = brushButtons.map(\.1)
        let half = (buttons.count + 1) / 2
        let rows = [makeRow(Array(buttons.prefix(half))), makeRow(Array(buttons.dropFirst(half)))]
        for row in rows { stack.addArrangedSubview(row) }
        stack.setCustomSpacing(6, after: rows[0])
    }

    private func makeLineButtons() {
        lineButtons = Smoothing.allCases.map { smoothing in
            let title =
                switch smoothing {
                case .straight: String(localized: "None", bundle: .module)
                case .curved: String(localized: "Curves", bundle: .module)
                case .predicted: String(localized: "Ahead", bundle: .module)
                }
            let button = ChoiceButton(
                title: title, identifier: "smoothing \(smoothing.rawValue)"
            ) { [weak self] in self?.choose(smoothing) }
            button.heightAnchor.constraint(equalToConstant: 34).isActive = true
            return (smoothing, button)
        }
        stack.addArrangedSubview(makeRow(lineButtons.map(\.1)))
    }

    private static func look(of brush: Brush) -> (symbol: String, title: String) {
        switch brush {
        case .pen: ("pencil.tip", String(localized: "Pen", bundle: .module))
        case .brush: ("paintbrush", String(localized: "Paintbrush", bundle: .module))
        case .marker: ("highlighter", String(localized: "Marker", bundle: .module))
        case .calligraphy:
            ("scribble", String(localized: "Calligraphy", bundle: .module))
        case .pencil: ("pencil", String(localized: "Pencil", bundle: .module))
        case .flowers: ("leaf", String(localized: "Flowers", bundle: .module))
        case .stamp: ("square.on.square", String(localized: "Stamp", bundle: .module))
        case .eraser: ("eraser", String(localized: "Eraser", bundle: .module))
        }
    }

    private func makePaperButtons() {
        paperButtons = Studio.Paper.allCases.map { paper in
            let title =
                switch paper {
                case .plain: String(localized: "Plain", bundle: .module)
                case .paper: String(localized: "Rough", bundle: .module)
                case .cloth: String(localized: "Cloth", bundle: .module)
                }
            let button = ChoiceButton(title: title, identifier: "paper \(paper.rawValue)") {
                [weak self] in self?.mediator?.choose(paper)
            }
            button.heightAnchor.constraint(equalToConstant: 34).isActive = true
            return (paper, button)
        }
        stack.addArrangedSubview(makeRow(paperButtons.map(\.1)))
    }

    private func makeBrandButtons() {
        brandButtons = Studio.Brand.allCases.map { brand in
            let title =
                switch brand {
                case .plain: String(localized: "Neutral", bundle: .module)
                case .acme: String(localized: "Acme", bundle: .module)
                case .sierra: String(localized: "Sierra", bundle: .module)
                }
            let button = ChoiceButton(title: title, identifier: "brand \(brand.rawValue)") {
                [weak self] in self?.mediator?.choose(brand)
            }
            button.heightAnchor.constraint(equalToConstant: 34).isActive = true
            return (brand, button)
        }
        stack.addArrangedSubview(makeRow(brandButtons.map(\.1)))
    }

    private func makeRow(_ views: [UIView]) -> UIStackView {
        let row = UIStackView(arrangedSubviews: views)
        row.spacing = 6
        row.distribution = .fillEqually
        return row
    }

    // MARK: Choices

    private func colorSliderMoved() {
        choose(
            MarkColor(
                red: CGFloat(sliders[0].value), green: CGFloat(sliders[1].value),
                blue: CGFloat(sliders[2].value)))
    }

    private func sizeSliderMoved() {
        pen = pen.with(size: CGFloat(sizeSlider.value))
        showPen()
        report { $0.palette(self, didChooseSize: pen.size) }
    }

    private func choose(_ color: MarkColor) {
        pen.color = color
        showPen()
        report { $0.palette(self, didChoose: color) }
    }

    /// Takes a colour for good, not while a slider moves: chosen marks get it too.
    private func pick(_ color: MarkColor) {
        choose(color)
        mediator?.colorSelection(color)
    }

    private func choose(_ brush: Brush) {
        if brush == .stamp, let mediator { return mediator.stamp() }
        pen.brush = brush
        showPen()
        report { $0.palette(self, didChoose: brush) }
    }

    private func choose(_ smoothing: Smoothing) {
        pen.smoothing = smoothing
        showPen()
        report { $0.palette(self, didChoose: smoothing) }
    }

    /// Reports a choice once: to the delegate or, without one, to the closure.
    private func report(_ body: (any PaletteDelegate) -> Void) {
        if let paletteDelegate { body(paletteDelegate) } else { onChange?(pen) }
    }

    private func showPen() {
        preview.pen = pen
        let components = [pen.color.red, pen.color.green, pen.color.blue]
        for (slider, value) in zip(sliders, components) where !slider.isTracking {
            slider.value = Float(value)
        }
        if !sizeSlider.isTracking { sizeSlider.value = Float(pen.size) }
        colorWell.selectedColor = UIColor(pen.color)
        harmonyRow.color = pen.color
        for (brush, button) in brushButtons { button.isSelected = brush == pen.brush }
        for (smoothing, button) in lineButtons { button.isSelected = smoothing == pen.smoothing }
    }

    /// Shows a pen, and choices, that others made.
    func show(_ pen: Pen, _ settings: Studio.Settings) {
        self.pen = pen
        showPen()
        recentRow.colors = settings.recentColors
        for (paper, button) in paperButtons { button.isSelected = paper == settings.paper }
        for (brand, button) in brandButtons {
            button.isSelected = brand == settings.brand ?? .built
        }
    }
}
