public import Foundation

/// The key of a filter's input image.
public let kCIInputImageKey = "inputImage"
/// The key of the image behind, for filters that combine two.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of a filter's radius in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The key of a filter's strength.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of a filter's colour.
public let kCIInputColorKey = "inputColor"
/// The key of a change of the saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a change of the brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of a change of the contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of an exposure value.
public let kCIInputEVKey = "inputEV"
/// The key of the image that a filter makes.
public let kCIOutputImageKey = "outputImage"

/// A filter by its name, with values by their keys.
///
///     let filter = CIFilter(name: "CIQRCodeGenerator")
///     filter?.setValue(Data("https://example.com".utf8), forKey: "inputMessage")
///     let code = filter?.outputImage?.transformed(by: CGAffineTransform(scaleX: 8, y: 8))
///
/// ``filterNames(inCategory:)`` lists what there is. Colours are changed as they are stored, in
/// sRGB, where Apple's filters work on linear light.
open class CIFilter: NSObject {
    /// The filter's name.
    public let name: String

    private let kind: FilterKind
    private var values: [String: Any]

    /// Creates a filter with its default values; `nil` for an unknown name.
    public convenience init?(name: String) { self.init(name: name, parameters: nil) }

    /// Creates a filter with some values; `nil` for an unknown name.
    ///
    /// - Precondition: The filter has these keys.
    public init?(name: String, parameters params: [String: Any]?) {
        guard let kind = FilterKind.named[name] else { return nil }
        self.name = name
        self.kind = kind
        values = kind.defaults
        super.init()
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    /// Returns the names of all filters, sorted. There are no categories: `nil` lists all of them,
    /// and a category none.
    open class func filterNames(inCategory category: String?) -> [String] {
        category == nil ? FilterKind.named.keys.sorted() : []
    }

    /// The keys of the values.
    open var inputKeys: [String] { kind.keys }

    /// The keys of the results.
    open var outputKeys: [String] { [kCIOutputImageKey] }

    /// Sets all values that have a default to it.
    open func setDefaults() { values.merge(kind.defaults) { _, new in new } }

    /// Sets a value; `nil` removes it.
    ///
    /// - Precondition: The filter has this key.
    open func setValue(_ value: Any?, forKey key: String) {
        check(key)
        values[key] = value
    }

    /// Returns a value, or the output image.
    ///
    /// - Precondition: The filter has this key.
    open func value(forKey key: String) -> Any? {
        if key == kCIOutputImageKey { return outputImage }
        check(key)
        return values[key]
    }

    /// The filtered image; `nil` while values are missing, or of the wrong type.
    open var outputImage: CIImage? { kind.apply(FilterInputs(values: values)) }

    private func check(_ key: String) {
        precondition(
            kind.keys.contains(key),
            "“\(name)” has no key “\(key)”. It has \(kind.keys.joined(separator: ", ")).")
    }
}

/// The values of a filter.
struct FilterInputs {
    let values: [String: Any]

    var image: CIImage? { values[kCIInputImageKey] as? CIImage }

    func number(_ key: String) -> Double? {
        switch values[key] {
        case let number as NSNumber: number.doubleValue
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as CGFloat: Double(number)
        case let number as Int: Double(number)
        default: nil
        }
    }

    func color(_ key: String) -> Bitmap.Pixel? { (values[key] as? CIColor)?.pixel }

    func vector(_ key: String) -> CIVector? { values[key] as? CIVector }
}
