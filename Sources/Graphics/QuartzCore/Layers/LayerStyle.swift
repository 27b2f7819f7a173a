import CoreGraphics

/// The values of a layer's properties that can animate: what a presentation copy copies.
struct LayerStyle {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var anchorPointZ: CGFloat = 0
    var zPosition: CGFloat = 0
    var transform = CATransform3DIdentity
    var sublayerTransform = CATransform3DIdentity
    var isHidden = false
    var opacity: Float = 1
    var masksToBounds = false
    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var maskedCorners = CACornerMask.all
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = .opaqueBlack
    var shadowColor: CGColor? = .opaqueBlack
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
    var contents: Any?
    var contentsGravity = CALayerContentsGravity.resize
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsScale: CGFloat = 1
    var isOpaque = false
}

/// What the compositor has to look at again in a layer.
struct LayerChanges: OptionSet {
    let rawValue: UInt8

    /// The layer's place: its own pixels and those of everything in it may move.
    static let geometry = Self(rawValue: 1)

    /// The layer's own pixels, at the same place.
    static let picture = Self(rawValue: 2)

    /// Which sublayers there are, or their order.
    static let hierarchy = Self(rawValue: 4)

    /// How the layer and everything in it is put on what lies below: opacity, hiding, masking, shadow.
    static let effects = Self(rawValue: 8)

    /// Part of the backing bitmap was drawn anew; the part is in the backing.
    static let backing = Self(rawValue: 16)

    /// Animations or timing.
    static let animations = Self(rawValue: 32)
}
