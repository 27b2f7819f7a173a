import CoreGraphics
import QuartzCore

/// The card of a sheet: rounded corners, and the grabber above the content.
final class SheetView: UIView {
    /// The clipped view that contains the presented view.
    let content = UIView()

    private let grabber = UIView()

    private static let grabberSize = CGSize(width: 36, height: 5)
    private static let grabberTop: CGFloat = 5

    override init(frame: CGRect) {
        super.init(frame: frame)
        content.clipsToBounds = true
        addSubview(content)
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = Self.grabberSize.height / 2
        grabber.isUserInteractionEnabled = false
        grabber.isHidden = true
        grabber.isAccessibilityElement = true
        addSubview(grabber)
    }

    required init?(coder: NSCoder) { return nil }

    /// `true` if the grabber is shown.
    var showsGrabber = false { didSet { grabber.isHidden = !showsGrabber } }

    /// `true` if all corners are round, `false` if the lower ones are at the window's edge.
    var isCard = false { didSet { setNeedsLayout() } }

    var cornerRadius: CGFloat = 10 { didSet { setNeedsLayout() } }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        for view in content.subviews { view.frame = content.bounds }
        content.layer.cornerRadius = cornerRadius
        content.layer.maskedCorners =
            isCard
            ? [
                .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner,
                .layerMaxXMaxYCorner,
            ]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let size = Self.grabberSize
        grabber.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: Self.grabberTop, width: size.width,
            height: size.height)
    }
}
