public import Foundation

/// A number that `as NSNumber` bridges on Apple's systems. `touchstone port` writes
/// `number.bridgedNumber` instead.
public protocol NumberBridging {
    /// The number as an object.
    var bridgedNumber: NSNumber { get }
}

extension Int: NumberBridging { public var bridgedNumber: NSNumber { NSNumber(value: self) } }
extension UInt: NumberBridging { public var bridgedNumber: NSNumber { NSNumber(value: self) } }
extension Int8: NumberBridging { public var bridgedNumber: NSNumber { NSNumber(value: self) } }
extension Int16: NumberBridging { public var bridgedNumber: NSNumber { NSNumber(value: self) } }
extension Int32: NumberBridging { public var bridgedNumber: NSNumber { NSNumber(value: self) } }
extension Int64: NumberBridging { public var bridgedNumber: NSNumber { NSNumber(value: self) } }
extension UInt8: NumberBridging { public var bridgedNumber: NSNumber { NSNumber(value: self) } }
extension UInt16: NumberBridging { public var bridgedNumber: NSNumber { NSNumber(value: self) } }
extension UInt32: NumberBridging { public var bridgedNumber: NSNumber { NSNumber(value: self) } }
extension UInt64: NumberBridging { public var bridgedNumber: NSNumber { NSNumber(value: self) } }
extension Float: NumberBridging { public var bridgedNumber: NSNumber { NSNumber(value: self) } }
extension Double: NumberBridging { public var bridgedNumber: NSNumber { NSNumber(value: self) } }
extension Bool: NumberBridging { public var bridgedNumber: NSNumber { NSNumber(value: self) } }
extension CGFloat: NumberBridging {
    public var bridgedNumber: NSNumber { NSNumber(value: Double(self)) }
}
extension NSNumber: NumberBridging { public var bridgedNumber: NSNumber { self } }

extension CGFloat {
    /// Converts a number object, whose digits beyond those of a `Double` are lost.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }

    /// Converts a number object; `nil` if its value is no `Double`.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }

    /// Creates a number from an object.
    public init(_ number: NSNumber) { self.init(number.doubleValue) }
}
