import CoreGraphics
public import Foundation

/// The shadow of text, the value of the attribute `shadow`.
///
///     let shadow = NSShadow()
///     shadow.shadowOffset = CGSize(width: 0, height: 1)
///     shadow.shadowBlurRadius = 2
///     let text = NSAttributedString(string: "Title", attributes: [.shadow: shadow])
// Sendable: it must not be changed while another thread may read it.
nonisolated open class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The offset from the text in points, y pointing down. Zero by default.
    open var shadowOffset = CGSize.zero

    /// The radius of the blur in points; 0, the default, for a sharp shadow. Negative values and
    /// NaN count as 0.
    open var shadowBlurRadius: CGFloat = 0 {
        didSet { if !(shadowBlurRadius >= 0) { shadowBlurRadius = 0 } }
    }

    /// A ``UIColor`` or a `CGColor`: black with an alpha of ⅓ by default. Without a colour there is
    /// no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    public override init() { super.init() }

    // MARK: Archiving

    open class var supportsSecureCoding: Bool { true }

    /// Reads an archived shadow.
    public required init?(coder: NSCoder) {
        super.init()
        shadowOffset = coder.decodeCGSize(forKey: "NSShadowOffset")
        shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: "NSShadowBlurRadius"))
        shadowColor = coder.decodeObjectIfPresent(of: UIColor.self, forKey: "NSShadowColor")
    }

    /// Writes the offset, the blur and the colour; a `CGColor` as a ``UIColor``.
    open func encode(with coder: NSCoder) {
        coder.encode(shadowOffset, forKey: "NSShadowOffset")
        coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
        let color =
            shadowColor as? UIColor ?? (shadowColor as? CGColor).map { UIColor(cgColor: $0) }
        if let color { coder.encode(color, forKey: "NSShadowColor") }
    }

    // MARK: Drawing

    /// The colour under the current traits.
    var cgColor: CGColor? { (shadowColor as? UIColor)?.cgColor ?? shadowColor as? CGColor }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && shadowColor as? AnyHashable == other.shadowColor as? AnyHashable
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
        return hasher.finalize()
    }
}
