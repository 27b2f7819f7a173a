import CoreGraphics
import Foundation
import UIKitControls
@_spi(UIKitInternals) import UIKitCore

/// An area of all hues, from left to right, and of all lightnesses, from white to black downward.
final class ColorSpectrum: UIControl {
    private static let thumbSide: CGFloat = 28
    /// The part of the area that an arrow key moves across.
    private static let step: CGFloat = 0.05

    /// Called with a colour that the user touches, and `true` while the finger is down.
    var didChoose: ((_ color: UIColor, _ isContinuous: Bool) -> Void)?

    /// The colour that is marked.
    var selectedColor = UIColor.black {
        didSet { if selectedColor != oldValue { placeMark(at: Self.place(of: selectedColor)) } }
    }

    /// The place of the mark, from 0 to 1 on both axes.
    private var place = CGPoint(x: 0, y: 1)
    private let area = SpectrumArea()
    private let mark = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        accessibilityLabel = SystemText.localized("Spectrum")
        area.layer.cornerRadius = 8
        area.clipsToBounds = true
        mark.layer.borderColor = UIColor.white.cgColor
        mark.layer.borderWidth = 3
        mark.layer.cornerRadius = Self.thumbSide / 2
        ControlStyle.raise(mark.layer)
        for view in [area, mark] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        placeMark(at: place)
    }

    required init?(coder: NSCoder) { return nil }

    /// The colour at a place: vivid in the middle, mixed with white above and with black below.
    static func color(at place: CGPoint) -> UIColor {
        let hue = min(max(place.x, 0), 1)
        let y = min(max(place.y, 0), 1)
        return UIColor(
            hue: hue, saturation: min(1, y * 2), brightness: min(1, 2 - y * 2), alpha: 1)
    }

    /// The place whose colour is nearest to a colour.
    static func place(of color: UIColor) -> CGPoint {
        var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        let y = brightness < 1 ? 1 - brightness / 2 : saturation / 2
        return CGPoint(x: hue, y: y)
    }

    private func placeMark(at new: CGPoint) {
        place = new
        mark.backgroundColor = Self.color(at: new)
        setNeedsLayout()
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        area.frame = bounds
        mark.frame = CGRect(
            x: place.x * bounds.width - Self.thumbSide / 2,
            y: place.y * bounds.height - Self.thumbSide / 2, width: Self.thumbSide,
            height: Self.thumbSide)
    }

    // MARK: Touches and keys

    private func choose(_ new: CGPoint, isContinuous: Bool) {
        let clamped = CGPoint(x: min(max(new.x, 0), 1), y: min(max(new.y, 0), 1))
        let color = Self.color(at: clamped)
        selectedColor = color
        placeMark(at: clamped)
        didChoose?(color, isContinuous)
    }

    private func choose(_ touch: UITouch, isContinuous: Bool) {
        guard bounds.width > 0, bounds.height > 0 else { return }
        let point = touch.location(in: self)
        choose(
            CGPoint(x: point.x / bounds.width, y: point.y / bounds.height),
            isContinuous: isContinuous)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(touch, isContinuous: true)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(touch, isContinuous: true)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch { choose(touch, isContinuous: false) }
    }

    override func handleFocusKey(_ key: UIKey) -> Bool {
        var new = place
        switch key.plainInput {
        case UIKeyCommand.inputLeftArrow: new.x -= Self.step
        case UIKeyCommand.inputRightArrow: new.x += Self.step
        case UIKeyCommand.inputUpArrow: new.y -= Self.step
        case UIKeyCommand.inputDownArrow: new.y += Self.step
        default: return super.handleFocusKey(key)
        }
        choose(new, isContinuous: false)
        return true
    }
}

/// The drawing of a spectrum, redrawn for a new size alone.
private final class SpectrumArea: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { return nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let hues = (0...12).map {
            UIColor(hue: CGFloat($0) / 12, saturation: 1, brightness: 1, alpha: 1).cgColor
        }
        fill(context, hues, to: CGPoint(x: bounds.maxX, y: 0))
        let clear = CGColor(gray: 1, alpha: 0)
        fill(context, [CGColor(gray: 1, alpha: 1), clear], to: CGPoint(x: 0, y: bounds.midY))
        context.saveGState()
        context.clip(
            to: CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2))
        fill(
            context, [CGColor(gray: 0, alpha: 0), CGColor(gray: 0, alpha: 1)],
            from: CGPoint(x: 0, y: bounds.midY), to: CGPoint(x: 0, y: bounds.maxY))
        context.restoreGState()
    }

    private func fill(
        _ context: CGContext, _ colors: [CGColor], from start: CGPoint = .zero, to end: CGPoint
    ) {
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil)
        else { return }
        context.drawLinearGradient(gradient, start: start, end: end, options: [])
    }
}
