import AssociatedValues
public import CoreGraphics
public import Foundation

/// A colour, optionally with different appearances in light and dark.
///
///     view.backgroundColor = .systemBackground
///     let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
///
/// Fixed colours have components in sRGB or grey, usually from 0 to 1. *Dynamic* colours select a
/// fixed one by traits: views resolve them with their own traits, ``cgColor`` and drawing with
/// ``UITraitCollection/current``.
///
/// Fixed colours are equal when colour space and components are equal: `UIColor.white` (a grey)
/// differs from `UIColor(red: 1, green: 1, blue: 1, alpha: 1)`. Colours with a closure are equal to
/// themselves only.
// Sendable: its only state is `let source`, a Sendable value. Subclasses are responsible for their
// own state.
nonisolated open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The definition of a colour.
    enum Source: Hashable, Sendable {
        case fixed(ColorComponents, CGColor)
        case pattern(CGColor)
        case themed(ThemedColor)
        case provided(ColorProvider)
        /// A dynamic colour whose result has another alpha.
        case faded(UIColor, alpha: CGFloat)
    }

    let source: Source

    init(source: Source) {
        self.source = source
        super.init()
    }

    init(_ components: ColorComponents) {
        source = .fixed(components, components.cgColor)
        super.init()
    }

    deinit { AssociatedValues.releaseValues(of: self) }

    /// Creates a transparent colour, for properties that get another later.
    public convenience override init() { self.init(white: 0, alpha: 0) }

    /// Creates a colour in sRGB.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let components = ColorComponents.sRGB(red, green, blue, alpha: alpha)
        source = .fixed(components, components.cgColor)
        super.init()
    }

    /// Creates a colour of the Display P3 space. Of what sRGB lacks, the nearest is kept.
    public convenience init(
        displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) {
        let components = [red, green, blue, alpha]
        let color = CGColorSpace(name: CGColorSpace.displayP3)
            .flatMap { CGColor(colorSpace: $0, components: components) }?
            .converted(to: .standardRGB, intent: .defaultIntent, options: nil)
        self.init(cgColor: color ?? CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a grey: 0 is black, 1 white.
    public init(white: CGFloat, alpha: CGFloat) {
        let components = ColorComponents.gray(white: white, alpha: alpha)
        source = .fixed(components, components.cgColor)
        super.init()
    }

    /// Creates a colour from a hue (0 red, 1/3 green, 2/3 blue, clamped to 0…1), a saturation and a
    /// brightness.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let components = ColorComponents.hsb(
            hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
        source = .fixed(components, components.cgColor)
        super.init()
    }

    public init(cgColor: CGColor) {
        source =
            cgColor.pattern == nil
            ? .fixed(ColorComponents(cgColor), cgColor) : .pattern(cgColor)
        super.init()
    }

    /// Creates a colour that fills areas with copies of an image, side by side and at its own size.
    ///
    /// They start at the top left corner of a view that has it as its background, and of the
    /// context otherwise. What draws without patterns, such as text, has the image's average
    /// colour. An image without pixels gives a clear colour.
    public init(patternImage image: UIImage) {
        let pattern = image.shownPixels.flatMap { CGPattern($0, size: image.size) }
        let space = CGColorSpace(patternBaseSpace: nil)
        if let pattern, let space,
            let color = CGColor(patternSpace: space, pattern: pattern, components: [1])
        {
            source = .pattern(color)
        } else {
            source = .fixed(.gray(0, alpha: 0), CGColor.clear)
        }
        super.init()
    }

    /// Creates a colour that calls `dynamicProvider` each time it is resolved.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        source = .provided(ColorProvider(dynamicProvider))
        super.init()
    }

    /// Creates a colour for `#colorLiteral`.
    public required init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        let components = ColorComponents.sRGB(
            CGFloat(red), CGFloat(green), CGFloat(blue), alpha: CGFloat(alpha))
        source = .fixed(components, components.cgColor)
        super.init()
    }

    // MARK: Archiving

    open class var supportsSecureCoding: Bool { true }

    /// Reads an archived colour; `nil` if it has no components.
    public required init?(coder: NSCoder) {
        guard let source = Source(coder) else { return nil }
        self.source = source
        super.init()
    }

    /// Writes the components. Of a dynamic colour, writes its light, dark and elevated variants.
    open func encode(with coder: NSCoder) { source.encode(self, with: coder) }

    // MARK: Resolving

    /// Returns the fixed colour for `traitCollection`.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch source {
        case .fixed, .pattern: self
        case .themed(let theme): theme.color(for: traitCollection)
        case .provided(let provider):
            traitCollection.performAsCurrent {
                provider.provide(traitCollection).resolvedColor(with: traitCollection)
            }
        case .faded(let color, let alpha):
            color.resolvedColor(with: traitCollection).withAlphaComponent(alpha)
        }
    }

    /// The components under the current traits.
    var components: ColorComponents {
        if case .fixed(let components, _) = source { return components }
        if case .pattern(let color) = source { return ColorComponents(average: color) }
        return resolvedColor(with: .current).components
    }

    /// The colour for CoreGraphics, resolved with ``UITraitCollection/current``.
    open var cgColor: CGColor {
        if case .fixed(_, let color) = source { return color }
        if case .pattern(let color) = source { return color }
        return resolvedColor(with: .current).cgColor
    }

    /// Returns this colour with another alpha. A dynamic colour stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .fixed(let components, _): UIColor(components.withAlpha(alpha))
        case .pattern(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
        case .faded(let color, _): UIColor(source: .faded(color, alpha: alpha))
        case .themed, .provided: UIColor(source: .faded(self, alpha: alpha))
        }
    }

    // MARK: Comparing and copying

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return self === other || source == other.source
    }

    open override var hash: Int { source.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String {
        switch source {
        case .fixed(let components, _): "\(components)"
        case .pattern(let color): "UIColor pattern alpha \(color.alpha)"
        case .themed(let theme): theme.name
        case .provided: "UIDynamicProviderColor"
        case .faded(let color, let alpha): "\(color) alpha \(alpha)"
        }
    }
}

nonisolated extension UIColor.Source {
    static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.fixed(let left, _), .fixed(let right, _)): left == right
        case (.pattern(let left), .pattern(let right)): left == right
        case (.themed(let left), .themed(let right)): left == right
        case (.provided(let left), .provided(let right)): left === right
        case (.faded(let left, let leftAlpha), .faded(let right, let rightAlpha)):
            left == right && leftAlpha == rightAlpha
        default: false
        }
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .fixed(let components, _): hasher.combine(components)
        case .pattern(let color): hasher.combine(color)
        case .themed(let theme): hasher.combine(theme)
        case .provided(let provider): hasher.combine(ObjectIdentifier(provider))
        case .faded(let color, let alpha):
            hasher.combine(color)
            hasher.combine(alpha)
        }
    }
}

/// The closure of a dynamic colour, in an object whose identity makes the colour comparable.
nonisolated final class ColorProvider: Sendable {
    let provide: @Sendable (UITraitCollection) -> UIColor

    init(_ provide: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.provide = provide
    }
}

/// The type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor

nonisolated extension UIColor: _ExpressibleByColorLiteral {}

// MARK: - Reading components

nonisolated extension UIColor {
    /// Reads red, green, blue and alpha in sRGB.
    ///
    /// - Returns: `true`, because every colour can be converted.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components
        let values = components.redGreenBlue
        red?.pointee = values.red
        green?.pointee = values.green
        blue?.pointee = values.blue
        alpha?.pointee = components.alpha
        return true
    }

    /// Reads hue, saturation, brightness and alpha. A grey has hue and saturation 0.
    ///
    /// - Returns: `true`, because every colour can be converted.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components
        let values = components.hueSaturationBrightness
        hue?.pointee = values.hue
        saturation?.pointee = values.saturation
        brightness?.pointee = values.brightness
        alpha?.pointee = components.alpha
        return true
    }

    /// Reads the luma, weighted as in ITU-R BT.709, and alpha.
    ///
    /// - Returns: `true`, because every colour can be converted.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components
        white?.pointee = components.white
        alpha?.pointee = components.alpha
        return true
    }
}

// MARK: - CoreGraphics

nonisolated extension ColorComponents {
    var cgColor: CGColor {
        switch self {
        case .gray(let white, let alpha): CGColor(gray: white, alpha: alpha)
        case .rgb(let red, let green, let blue, let alpha):
            CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
        }
    }

    /// The average of a pattern's colours.
    init(average color: CGColor) {
        let rgba = color.rgba
        self = .sRGB(rgba.red, rgba.green, rgba.blue, alpha: rgba.alpha)
    }

    init(_ color: CGColor) {
        let parts = color.components ?? []
        switch parts.count {
        case 2: self = .gray(white: parts[0], alpha: parts[1])
        case 4: self = .sRGB(parts[0], parts[1], parts[2], alpha: parts[3])
        default: self = .gray(white: 0, alpha: color.alpha)
        }
    }
}
