import CoreGraphics

/// The animatable property values of a layer, which a presentation copy copies.
///
/// Rarely set values are stored separately, so that most layers are small and quickly created.
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

    /// Returns a rarely set value; `nil` if it is not set.
    @inline(__always)
    private func detail<Value>(_ read: (LayerDetails) -> Value?) -> Value? {
        guard let details else { return nil }
        return read(details.values)
    }

    /// Sets rarely set values, copying shared storage.
    private mutating func setDetail(_ set: (inout LayerDetails) -> Void) {
        if !isKnownUniquelyReferenced(&details) {
            details = Details(details?.values ?? LayerDetails())
        }
        if let details { set(&details.values) }
    }
}

/// The rarely set values of a layer; `nil` for those that are not set.
private struct LayerDetails {
    var anchorPointZ: CGFloat?
    var transform: CATransform3D?
    var sublayerTransform: CATransform3D?
    var maskedCorners: CACornerMask?
    var cornerCurve: CALayerCornerCurve?
    var borderWidth: CGFloat?
    var borderColor: CGColor??
    var shadowColor: CGColor??
    var shadowOpacity: Float?
    var shadowOffset: CGSize?
    var shadowRadius: CGFloat?
    var shadowPath: CGPath?
    var contents: Any?
    var contentsGravity: CALayerContentsGravity?
    var contentsRect: CGRect?
    var contentsCenter: CGRect?
    var magnificationFilter: CALayerContentsFilter?
    var minificationFilter: CALayerContentsFilter?
    var shouldRasterize: Bool?
    var rasterizationScale: CGFloat?
    var isDoubleSided: Bool?
    var allowsGroupOpacity: Bool?
}

// MARK: - Details and their defaults

extension LayerStyle {
    var transform: CATransform3D {
        get { detail { $0.transform } ?? CATransform3DIdentity }
        set { setDetail { $0.transform = newValue } }
    }

    var sublayerTransform: CATransform3D {
        get { detail { $0.sublayerTransform } ?? CATransform3DIdentity }
        set { setDetail { $0.sublayerTransform = newValue } }
    }

    /// `true` if ``transform`` is not the identity.
    var isTransformed: Bool {
        detail { $0.transform }.map { !CATransform3DIsIdentity($0) } ?? false
    }

    /// `true` if ``sublayerTransform`` is not the identity.
    var transformsSublayers: Bool {
        detail { $0.sublayerTransform }.map { !CATransform3DIsIdentity($0) } ?? false
    }

    var anchorPointZ: CGFloat {
        get { detail { $0.anchorPointZ } ?? 0 }
        set { setDetail { $0.anchorPointZ = newValue } }
    }

    var maskedCorners: CACornerMask {
        get { detail { $0.maskedCorners } ?? .all }
        set { setDetail { $0.maskedCorners = newValue } }
    }

    var cornerCurve: CALayerCornerCurve {
        get { detail { $0.cornerCurve } ?? .circular }
        set { setDetail { $0.cornerCurve = newValue } }
    }

    var borderWidth: CGFloat {
        get { detail { $0.borderWidth } ?? 0 }
        set { setDetail { $0.borderWidth = newValue } }
    }

    var shadowOpacity: Float {
        get { detail { $0.shadowOpacity } ?? 0 }
        set { setDetail { $0.shadowOpacity = newValue } }
    }

    var shadowOffset: CGSize {
        get { detail { $0.shadowOffset } ?? CGSize(width: 0, height: -3) }
        set { setDetail { $0.shadowOffset = newValue } }
    }

    var shadowRadius: CGFloat {
        get { detail { $0.shadowRadius } ?? 3 }
        set { setDetail { $0.shadowRadius = newValue } }
    }

    var shadowPath: CGPath? {
        get { detail { $0.shadowPath } }
        set { setDetail { $0.shadowPath = newValue } }
    }

    var contents: Any? {
        get { detail { $0.contents } }
        set { setDetail { $0.contents = newValue } }
    }

    var contentsGravity: CALayerContentsGravity {
        get { detail { $0.contentsGravity } ?? .resize }
        set { setDetail { $0.contentsGravity = newValue } }
    }

    var contentsRect: CGRect {
        get { detail { $0.contentsRect } ?? .unit }
        set { setDetail { $0.contentsRect = newValue } }
    }

    var contentsCenter: CGRect {
        get { detail { $0.contentsCenter } ?? .unit }
        set { setDetail { $0.contentsCenter = newValue } }
    }

    var magnificationFilter: CALayerContentsFilter {
        get { detail { $0.magnificationFilter } ?? .linear }
        set { setDetail { $0.magnificationFilter = newValue } }
    }

    var minificationFilter: CALayerContentsFilter {
        get { detail { $0.minificationFilter } ?? .linear }
        set { setDetail { $0.minificationFilter = newValue } }
    }

    var shouldRasterize: Bool {
        get { detail { $0.shouldRasterize } ?? false }
        set { setDetail { $0.shouldRasterize = newValue } }
    }

    var allowsGroupOpacity: Bool {
        get { detail { $0.allowsGroupOpacity } ?? true }
        set { setDetail { $0.allowsGroupOpacity = newValue } }
    }

    var isDoubleSided: Bool {
        get { detail { $0.isDoubleSided } ?? true }
        set { setDetail { $0.isDoubleSided = newValue } }
    }

    var rasterizationScale: CGFloat {
        get { detail { $0.rasterizationScale } ?? 1 }
        set { setDetail { $0.rasterizationScale = newValue } }
    }

    var borderColor: CGColor? {
        get { detail { $0.borderColor } ?? .opaqueBlack }
        set { setDetail { $0.borderColor = .some(newValue) } }
    }

    var shadowColor: CGColor? {
        get { detail { $0.shadowColor } ?? .opaqueBlack }
        set { setDetail { $0.shadowColor = .some(newValue) } }
    }
}

extension CGRect {
    fileprivate static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}
