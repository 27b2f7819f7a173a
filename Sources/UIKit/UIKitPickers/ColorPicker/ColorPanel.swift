import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

/// A panel for choosing a colour: a grid, a spectrum or sliders, a pixel of the window, the
/// opacity, and the chosen colour.
final class ColorPanel: UIView {
    private static let spacing: CGFloat = 12
    private static let contentHeight: CGFloat = 220

    /// Called with a colour that the user chose, and `true` while the finger is down.
    var didChoose: ((_ color: UIColor, _ isContinuous: Bool) -> Void)?

    /// `true` (the default) if the opacity can be chosen.
    var supportsAlpha = true { didSet { setNeedsLayout() } }

    /// The colour that is shown.
    var color = UIColor.black { didSet { show() } }

    private let kinds = UISegmentedControl(
        items: ["Grid", "Spectrum", "Sliders"].map { SystemText.localized($0) })
    private let eyedropper = UIButton(type: .system)
    private let grid = ColorGrid()
    private let spectrum = ColorSpectrum()
    private let channels = [UISlider(), UISlider(), UISlider()]
    private let opacity = UISlider()
    private let opacityLabel = UILabel()
    private let sample = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        kinds.selectedSegmentIndex = 0
        kinds.addAction(
            UIAction { [weak self] _ in self?.setNeedsLayout() }, for: .valueChanged)
        grid.didChoose = { [weak self] color, isContinuous in
            guard let self else { return }
            choose(color.withAlphaComponent(CGFloat(opacity.value)), isContinuous)
        }
        spectrum.didChoose = { [weak self] color, isContinuous in
            guard let self else { return }
            choose(color.withAlphaComponent(CGFloat(opacity.value)), isContinuous)
        }
        eyedropper.setImage(UIImage(systemName: "eyedropper"), for: .normal)
        eyedropper.accessibilityLabel = SystemText.localized("Pick a colour from the screen")
        eyedropper.addAction(
            UIAction { [weak self] _ in self?.pickFromWindow() }, for: .primaryActionTriggered)
        let tints: [UIColor] = [.systemRed, .systemGreen, .systemBlue]
        for (slider, (tint, name)) in zip(channels, zip(tints, ["Red", "Green", "Blue"])) {
            slider.minimumTrackTintColor = tint
            slider.accessibilityLabel = SystemText.localized(name)
            connect(slider)
        }
        opacity.value = 1
        opacity.accessibilityLabel = SystemText.localized("Opacity")
        connect(opacity)
        opacityLabel.font = .preferredFont(forTextStyle: .footnote)
        opacityLabel.textColor = .secondaryLabel
        opacityLabel.textAlignment = .center
        sample.layer.cornerRadius = 8
        sample.layer.borderWidth = 1
        for view in [eyedropper, kinds, grid, spectrum, opacity, opacityLabel, sample] + channels {
            addSubview(view)
        }
        show()
    }

    required init?(coder: NSCoder) { return nil }

    private func connect(_ slider: UISlider) {
        slider.addAction(
            UIAction { [weak self] _ in self?.adoptSliders(true) }, for: .valueChanged)
        slider.addAction(
            UIAction { [weak self] _ in self?.adoptSliders(false) },
            for: [.touchUpInside, .touchUpOutside])
    }

    private func pickFromWindow() {
        guard let window else { return }
        Eyedropper { [weak self] color in
            guard let self, let color else { return }
            choose(color.withAlphaComponent(CGFloat(opacity.value)), false)
        }.start(in: window)
    }

    private func adoptSliders(_ isContinuous: Bool) {
        let values = channels.map { CGFloat($0.value) }
        choose(
            UIColor(
                red: values[0], green: values[1], blue: values[2], alpha: CGFloat(opacity.value)),
            isContinuous)
    }

    private func choose(_ color: UIColor, _ isContinuous: Bool) {
        self.color = color
        didChoose?(color, isContinuous)
    }

    private func show() {
        let parts = color.resolvedColor(with: traitCollection).components
        for (slider, part) in zip(channels, parts) { slider.value = Float(part) }
        opacity.value = Float(parts[3])
        opacityLabel.text = "\(Int((parts[3] * 100).rounded()))%"
        grid.selectedColor = color
        spectrum.selectedColor = color.resolvedColor(with: traitCollection)
            .withAlphaComponent(1)
        sample.backgroundColor = color
        sample.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    // MARK: Layout

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let bottom = 40 + Self.spacing
        return CGSize(
            width: 300, height: 31 + Self.spacing + Self.contentHeight + Self.spacing + bottom)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        eyedropper.frame = CGRect(x: 0, y: 0, width: 40, height: 31)
        kinds.frame = CGRect(x: 48, y: 0, width: max(0, width - 48), height: 31)
        let top = 31 + Self.spacing
        let height = max(0, bounds.height - top - Self.spacing - 40 - Self.spacing)
        let kind = kinds.selectedSegmentIndex
        grid.isHidden = kind != 0
        spectrum.isHidden = kind != 1
        for view in [grid, spectrum] {
            view.frame = CGRect(x: 0, y: top, width: width, height: height)
        }
        for (index, slider) in channels.enumerated() {
            slider.isHidden = kind != 2
            slider.frame = CGRect(x: 0, y: top + 20 + CGFloat(index) * 52, width: width, height: 34)
        }
        let y = top + height + Self.spacing
        sample.frame = CGRect(x: 0, y: y, width: 40, height: 40)
        opacity.isHidden = !supportsAlpha
        opacityLabel.isHidden = !supportsAlpha
        opacity.frame = CGRect(x: 56, y: y + 3, width: max(0, width - 56 - 60), height: 34)
        opacityLabel.frame = CGRect(x: width - 56, y: y, width: 56, height: 40)
    }
}
