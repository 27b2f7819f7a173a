import UIKit

/// A picture with a frame around the part that is kept. Its corners are dragged, or moved by the
/// arrow keys and by assistive technologies.
final class CropView: UIView {
    private static let margin: CGFloat = 24

    /// The least side of the part, in parts of the picture.
    private static let leastSide: CGFloat = 0.05

    var image: UIImage? {
        didSet {
            picture.image = image
            setNeedsLayout()
        }
    }

    /// The part that is kept, in parts of the picture.
    var crop = CGRect(x: 0, y: 0, width: 1, height: 1) {
        didSet { setNeedsLayout() }
    }

    /// Called when the user changes ``crop``.
    var onChange: (CGRect) -> Void = { _ in }

    private let picture = UIImageView()
    private let shades = (0..<4).map { _ in UIView() }
    private let border = UIView()
    private let corners: [CropCorner]

    override init(frame: CGRect) {
        corners = CropCorner.Place.allCases.map(CropCorner.init)
        super.init(frame: frame)
        clipsToBounds = true
        picture.accessibilityIdentifier = "ScannedPicture"
        addSubview(picture)
        for shade in shades {
            shade.backgroundColor = UIColor.black.withAlphaComponent(0.45)
            shade.isUserInteractionEnabled = false
            addSubview(shade)
        }
        border.isUserInteractionEnabled = false
        border.layer.borderColor = UIColor.systemBlue.cgColor
        border.layer.borderWidth = 1.5
        addSubview(border)
        for corner in corners {
            corner.onMove = { [weak self] corner, distance in self?.move(corner, by: distance) }
            addSubview(corner)
        }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Layout

    /// The place of the whole picture.
    private var pictureFrame: CGRect {
        let room = bounds.insetBy(dx: Self.margin, dy: Self.margin)
        guard let size = image?.size, room.width > 0, room.height > 0 else { return .zero }
        let factor = min(room.width / size.width, room.height / size.height)
        let fitted = CGSize(
            width: (size.width * factor).rounded(), height: (size.height * factor).rounded())
        return CGRect(
            x: (room.midX - fitted.width / 2).rounded(),
            y: (room.midY - fitted.height / 2).rounded(), width: fitted.width,
            height: fitted.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let whole = pictureFrame
        picture.frame = whole
        let part = CGRect(
            x: whole.minX + crop.minX * whole.width, y: whole.minY + crop.minY * whole.height,
            width: crop.width * whole.width, height: crop.height * whole.height)
        border.frame = part
        shades[0].frame = CGRect(
            x: whole.minX, y: whole.minY, width: whole.width, height: part.minY - whole.minY)
        shades[1].frame = CGRect(
            x: whole.minX, y: part.maxY, width: whole.width, height: whole.maxY - part.maxY)
        shades[2].frame = CGRect(
            x: whole.minX, y: part.minY, width: part.minX - whole.minX, height: part.height)
        shades[3].frame = CGRect(
            x: part.maxX, y: part.minY, width: whole.maxX - part.maxX, height: part.height)
        for corner in corners {
            corner.center = CGPoint(
                x: corner.place.isLeft ? part.minX : part.maxX,
                y: corner.place.isTop ? part.minY : part.maxY)
        }
    }

    // MARK: Moving corners

    private func move(_ corner: CropCorner, by distance: CGPoint) {
        let whole = pictureFrame
        guard whole.width > 0, whole.height > 0 else { return }
        var (left, right, top, bottom) = (crop.minX, crop.maxX, crop.minY, crop.maxY)
        let (x, y) = (distance.x / whole.width, distance.y / whole.height)
        if corner.place.isLeft {
            left = min(max(left + x, 0), right - Self.leastSide)
        } else {
            right = max(min(right + x, 1), left + Self.leastSide)
        }
        if corner.place.isTop {
            top = min(max(top + y, 0), bottom - Self.leastSide)
        } else {
            bottom = max(min(bottom + y, 1), top + Self.leastSide)
        }
        crop = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        onChange(crop)
    }
}

/// A corner of the frame, 44 points wide for fingers.
final class CropCorner: UIView {
    enum Place: CaseIterable {
        case topLeft, topRight, bottomLeft, bottomRight

        var isLeft: Bool { self == .topLeft || self == .bottomLeft }
        var isTop: Bool { self == .topLeft || self == .topRight }

        var title: String {
            switch self {
            case .topLeft: String(localized: "Top left corner", bundle: .module)
            case .topRight: String(localized: "Top right corner", bundle: .module)
            case .bottomLeft: String(localized: "Bottom left corner", bundle: .module)
            case .bottomRight: String(localized: "Bottom right corner", bundle: .module)
            }
        }
    }

    /// The distance of an arrow key, in points.
    private static let keyDistance: CGFloat = 4

    let place: Place

    /// Called with the distance in points.
    var onMove: (CropCorner, CGPoint) -> Void = { _, _ in }

    init(_ place: Place) {
        self.place = place
        super.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        let dot = UIView(frame: CGRect(x: 13, y: 13, width: 18, height: 18))
        dot.backgroundColor = .systemBlue
        dot.layer.cornerRadius = 9
        dot.layer.borderColor = UIColor.white.cgColor
        dot.layer.borderWidth = 2
        dot.isUserInteractionEnabled = false
        addSubview(dot)
        isAccessibilityElement = true
        accessibilityLabel = place.title
        addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: Selector(CropCorner.panned)))
    }

    required init?(coder: NSCoder) { nil }

    private func panned(_ pan: UIPanGestureRecognizer) {
        let distance = pan.translation(in: superview)
        pan.setTranslation(.zero, in: superview)
        onMove(self, distance)
    }

    // MARK: Keys

    override var canBecomeFocused: Bool { true }
    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let step = Self.keyDistance
        let distance: CGPoint? =
            switch presses.first?.key?.keyCode {
            case .keyboardLeftArrow: CGPoint(x: -step, y: 0)
            case .keyboardRightArrow: CGPoint(x: step, y: 0)
            case .keyboardUpArrow: CGPoint(x: 0, y: -step)
            case .keyboardDownArrow: CGPoint(x: 0, y: step)
            default: nil
            }
        guard let distance else { return super.pressesBegan(presses, with: event) }
        onMove(self, distance)
    }
}
