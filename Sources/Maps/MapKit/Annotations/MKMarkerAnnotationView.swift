import CoreGraphics
public import UIKit

/// When a text of a marker is shown. Raw values are Apple's.
public nonisolated enum MKFeatureVisibility: Int, Sendable {
    case adaptive
    case hidden
    case visible
}

/// A balloon whose tip is at the annotation's place, with the title below.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
    /// The colour of the balloon; `nil` for red.
    open var markerTintColor: UIColor? { didSet { setNeedsDisplay() } }

    /// The colour of the text or picture in the balloon; `nil` for white.
    open var glyphTintColor: UIColor? { didSet { setNeedsDisplay() } }

    /// One or two characters in the balloon.
    open var glyphText: String? { didSet { setNeedsDisplay() } }

    /// A picture in the balloon, drawn in its colour.
    open var glyphImage: UIImage? { didSet { setNeedsDisplay() } }

    /// The picture while the marker is selected; `nil` for ``glyphImage``.
    open var selectedGlyphImage: UIImage? { didSet { setNeedsDisplay() } }

    /// When the title is shown below the marker.
    open var titleVisibility = MKFeatureVisibility.adaptive { didSet { updateTitle() } }

    /// When the subtitle is shown below the title.
    open var subtitleVisibility = MKFeatureVisibility.adaptive

    /// `true` if the marker appears by growing.
    open var animatesWhenAdded = false

    private let titleLabel = UILabel()

    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    nonisolated deinit {}

    private func setUp() {
        bounds.size = CGSize(width: 28, height: 36)
        centerOffset = CGPoint(x: 0, y: -18)
        backgroundColor = .clear
        clipsToBounds = false
        titleLabel.font = .systemFont(ofSize: 11, weight: .semibold)
        titleLabel.textAlignment = .center
        titleLabel.numberOfLines = 2
        titleLabel.isAccessibilityElement = false
        addSubview(titleLabel)
        updateTitle()
    }

    open override var annotation: (any MKAnnotation)? {
        didSet {
            updateTitle()
            setNeedsDisplay()
        }
    }

    open override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        transform = selected ? CGAffineTransform(scaleX: 1.3, y: 1.3) : .identity
        updateTitle()
        setNeedsDisplay()
    }

    /// Titles below all markers of a crowded map would lie over each other: an adaptive title is
    /// shown while its marker is selected, and a callout does not show it.
    private func updateTitle() {
        let isShown =
            switch titleVisibility {
            case .visible: true
            case .hidden: false
            case .adaptive: isSelected && !canShowCallout
            }
        titleLabel.isHidden = !isShown
        guard isShown else { return }
        titleLabel.text = annotation?.title
        titleLabel.textColor = .label
        let size = titleLabel.sizeThatFits(CGSize(width: 120, height: 40))
        titleLabel.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: bounds.height + 1, width: size.width,
            height: size.height)
    }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) {
        let circle = CGRect(x: 1, y: 1, width: 26, height: 26)
        let path = UIBezierPath()
        path.addArc(
            withCenter: CGPoint(x: 14, y: 14), radius: 13, startAngle: .pi * 0.75,
            endAngle: .pi * 0.25, clockwise: true)
        path.addLine(to: CGPoint(x: 14, y: 35))
        path.close()
        (markerTintColor ?? .systemRed).setFill()
        path.fill()
        UIColor.white.withAlphaComponent(0.9).setStroke()
        path.lineWidth = 1
        path.stroke()
        let tint = glyphTintColor ?? .white
        let count = (annotation as? MKClusterAnnotation)?.memberAnnotations.count
        if let image = isSelected ? selectedGlyphImage ?? glyphImage : glyphImage {
            image.withTintColor(tint, renderingMode: .alwaysTemplate)
                .draw(in: circle.insetBy(dx: 6, dy: 6))
        } else if let text = glyphText ?? count.map({ $0 > 999 ? "999+" : "\($0)" }) {
            draw(text, tint, in: circle)
        } else {
            tint.setFill()
            UIBezierPath(ovalIn: circle.insetBy(dx: 9, dy: 9)).fill()
        }
    }

    private func draw(_ text: String, _ color: UIColor, in circle: CGRect) {
        let font = UIFont.systemFont(ofSize: text.count > 2 ? 9 : 13, weight: .semibold)
        let string = NSAttributedString(
            string: text, attributes: [.font: font, .foregroundColor: color])
        let size = string.size()
        string.draw(
            at: CGPoint(x: circle.midX - size.width / 2, y: circle.midY - size.height / 2))
    }
}

/// A pin whose tip is at the annotation's place: Apple's look before iOS 11.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
    /// The colour of the pin's head.
    open var pinTintColor: UIColor! = .systemRed { didSet { setNeedsDisplay() } }

    /// `true` if the pin appears by falling.
    open var animatesDrop = false

    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        bounds.size = CGSize(width: 18, height: 36)
        centerOffset = CGPoint(x: 0, y: -18)
        backgroundColor = .clear
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    nonisolated deinit {}

    open override func draw(_ rect: CGRect) {
        UIColor.systemGray.setStroke()
        let needle = UIBezierPath()
        needle.move(to: CGPoint(x: 9, y: 14))
        needle.addLine(to: CGPoint(x: 9, y: 36))
        needle.lineWidth = 2
        needle.stroke()
        (pinTintColor ?? .systemRed).setFill()
        UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 16, height: 16)).fill()
        UIColor.white.withAlphaComponent(0.6).setFill()
        UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 5, height: 5)).fill()
    }

    /// The colour of destinations.
    public class func redPinColor() -> UIColor { .systemRed }

    /// The colour of starting points.
    public class func greenPinColor() -> UIColor { .systemGreen }

    /// The colour of places that the user set.
    public class func purplePinColor() -> UIColor { .systemPurple }
}
