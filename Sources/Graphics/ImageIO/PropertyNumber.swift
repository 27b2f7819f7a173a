import Foundation

/// A number among an image's properties, which programs write as any type of number.
struct PropertyNumber {
    let value: Double

    /// Creates the number; `nil` for a value that is not a number, and for NaN.
    init?(_ property: Any?) {
        let value: Double
        switch property {
        case let number as Double: value = number
        case let number as CGFloat: value = Double(number)
        case let number as Float: value = Double(number)
        case let number as any BinaryInteger: value = Double(number)
        case let number as NSNumber: value = number.doubleValue
        default: return nil
        }
        guard !value.isNaN else { return nil }
        self.value = value
    }
}
