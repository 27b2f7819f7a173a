import CoreGraphics

/// The animatable property values of a layer, which a presentation copy copies.
///
/// Rarely set values, those of ``LayerDetails``, are stored separately, so that most layers are
/// small and quickly created.
@dynamicMemberLookup
struct LayerStyle {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var zPosition: CGFloat = 0
    var cornerRadius: CGFloat = 0
    var contentsScale: CGFloat = 1
    var opacity: Float = 1
    var isHidden = false
    var masksToBounds = false
    var isOpaque = false
    var backgroundColor: CGColor?

    /// The rarely set values, `nil` while none is set. Shared by copies until one of them is
    /// changed.
    private var details: Details?

    private final class Details {
        var values: LayerDetails

        init(_ values: LayerDetails) { self.values = values }
    }

    /// A rarely set value. Inlined, so that the compiler resolves the path.
    @inline(__always)
    subscript<Value>(dynamicMember path: WritableKeyPath<LayerDetails, Value>) -> Value {
        get {
            if let details {
                details.values[keyPath: path]
            } else {
                LayerDetails.standard[keyPath: path]
            }
        }
        set { ownDetails().values[keyPath: path] = newValue }
    }

    /// The storage of the rarely set values, copied if it is shared.
    private mutating func ownDetails() -> Details {
        if isKnownUniquelyReferenced(&details), let details { return details }
        let copy = Details(details?.values ?? .standard)
        details = copy
        return copy
    }

    /// `true` if ``LayerDetails/transform`` is not the identity.
    var isTransformed: Bool {
        details.map { !CATransform3DIsIdentity($0.values.transform) } ?? false
    }

    /// `true` if y grows upward in the layer.
    var isFlipped: Bool { details?.values.isGeometryFlipped ?? false }

    /// `true` if ``LayerDetails/sublayerTransform`` is not the identity.
    var transformsSublayers: Bool {
        details.map { !CATransform3DIsIdentity($0.values.sublayerTransform) } ?? false
    }
}

/// The rarely set values of a layer.
struct LayerDetails {
    static let standard = LayerDetails()

    var anchorPointZ: CGFloat = 0
    var transform = CATransform3DIdentity
    var sublayerTransform = CATransform3DIdentity
    var maskedCorners = CACornerMask.all
    var cornerCurve = CALayerCornerCurve.circular
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
    var magnificationFilter = CALayerContentsFilter.linear
    var minificationFilter = CALayerContentsFilter.linear
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var isDoubleSided = true
    var isGeometryFlipped = false
    var allowsGroupOpacity = true
}
