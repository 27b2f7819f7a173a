import Foundation

/// Conversions between the values of properties and those of key-value coding.
enum CodedValue {
    /// Returns a property's value as key-value coding has it.
    static func object<Value>(for value: Value) -> Any? {
        if let optional = value as? any OptionalValue {
            return optional.wrapped.flatMap { object(for: $0) }
        }
        if let raw = value as? any RawRepresentable { return raw.rawValue }
        return value
    }

    /// Returns a value as one of the property's type; `nil` where there is none.
    static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        if let optional = type as? any OptionalValue.Type {
            return optional.optional(value) as? Value
        }
        guard let value, !(value is NSNull) else { return nil }
        if let own = value as? Value { return own }
        if let boxed = (value as? any BoxedValue)?.boxedValue as? Value { return boxed }
        if let raw = type as? any RawRepresentable.Type { return make(raw, from: value) as? Value }
        if let number = type as? any CodedNumber.Type {
            return self.number(from: value).flatMap { number.init(coded: $0) } as? Value
        }
        return nil
    }

    private static func make<Raw: RawRepresentable>(_ type: Raw.Type, from value: Any) -> Raw? {
        convert(value, to: Raw.RawValue.self).flatMap { Raw(rawValue: $0) }
    }

    private static func number(from value: Any) -> NSNumber? {
        switch value {
        case let value as NSNumber: value
        case let value as any CodedNumber: value.number
        case let value as String: Double(value).map(NSNumber.init(value:))
        default: nil
        }
    }
}

/// A box, as key-value coding has them around structures.
package protocol BoxedValue {
    /// The value in the box; the box itself if nothing is known about it.
    var boxedValue: Any { get }
}

/// An optional of any type.
protocol OptionalValue {
    var wrapped: Any? { get }

    /// Returns an optional of this type that has `value`, converted; `nil` if it cannot have it.
    static func optional(_ value: Any?) -> Any?
}

extension Optional: OptionalValue {
    var wrapped: Any? { self }

    static func optional(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return Self.none as Any }
        return CodedValue.convert(value, to: Wrapped.self).map { Self.some($0) as Any }
    }
}

/// A number of a property.
private protocol CodedNumber {
    init?(coded number: NSNumber)
    var number: NSNumber { get }
}

extension Bool: CodedNumber {
    fileprivate init?(coded number: NSNumber) { self = number.boolValue }
    fileprivate var number: NSNumber { NSNumber(value: self) }
}

extension Int: CodedNumber {
    fileprivate init?(coded number: NSNumber) { self = number.intValue }
    fileprivate var number: NSNumber { NSNumber(value: self) }
}

extension UInt: CodedNumber {
    fileprivate init?(coded number: NSNumber) { self = number.uintValue }
    fileprivate var number: NSNumber { NSNumber(value: self) }
}

extension Double: CodedNumber {
    fileprivate init?(coded number: NSNumber) { self = number.doubleValue }
    fileprivate var number: NSNumber { NSNumber(value: self) }
}

extension Float: CodedNumber {
    fileprivate init?(coded number: NSNumber) { self = number.floatValue }
    fileprivate var number: NSNumber { NSNumber(value: self) }
}

extension CGFloat: CodedNumber {
    fileprivate init?(coded number: NSNumber) { self = CGFloat(number.doubleValue) }
    fileprivate var number: NSNumber { NSNumber(value: Double(self)) }
}
