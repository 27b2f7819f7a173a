import Foundation

/// Values that predicates find in objects and compare.
enum PredicateValue {
    /// Returns the value at a path of names: of dictionaries, and of stored properties.
    static func value(of object: Any?, at path: String) -> Any? {
        var current = unwrapped(object)
        for name in path.split(separator: ".") {
            guard let value = current else { return nil }
            if let elements = elements(of: value), !(value is NSDictionary) {
                current =
                    name == "@count" || name == "count"
                    ? elements.count
                    : elements.compactMap { self.value(of: $0, at: String(name)) } as [Any]
            } else {
                current = property(String(name), of: value)
            }
        }
        return current
    }

    private static func property(_ name: String, of object: Any) -> Any? {
        if let dictionary = object as? [String: Any] { return unwrapped(dictionary[name]) }
        if let dictionary = object as? NSDictionary { return dictionary[name] }
        if let text = object as? String, ["length", "count"].contains(name) {
            return text.utf16.count
        }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == name }) {
                return unwrapped(child.value)
            }
            mirror = current.superclassMirror
        }
        return nil
    }

    /// Returns what is in optionals, `nil` if they are empty.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    /// Returns the elements of a collection; `nil` for other values.
    static func elements(of value: Any?) -> [Any?]? {
        switch value {
        case let array as NSArray: return array.map { $0 }
        case let set as NSSet: return set.map { $0 }
        case let dictionary as NSDictionary: return dictionary.allValues
        case let value?:
            let mirror = Mirror(reflecting: value)
            guard [.collection, .set].contains(mirror.displayStyle) else { return nil }
            return mirror.children.map { unwrapped($0.value) }
        case nil: return nil
        }
    }

    static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        if let first = integer(left), let second = integer(right) { return first == second }
        if let first = number(left), let second = number(right) { return first == second }
        if let first = left as? AnyHashable, let second = right as? AnyHashable {
            return first == second
        }
        return (left as AnyObject) === (right as AnyObject)
    }

    /// Returns the order of two numbers, texts or dates; `nil` for others.
    static func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        if let first = integer(left), let second = integer(right) {
            return first < second
                ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
        }
        if let first = number(left), let second = number(right) {
            return first < second
                ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
        }
        if let first = left as? String, let second = right as? String {
            return first.compare(second)
        }
        if let first = left as? Date, let second = right as? Date { return first.compare(second) }
        return nil
    }

    /// The value of an integer, which a `Double` may not hold; `nil` for others.
    private static func integer(_ value: Any?) -> Int64? {
        switch value {
        case let number as any BinaryInteger: Int64(exactly: number)
        case is Double, is Float, is CGFloat: nil
        case let number as NSNumber:
            String(cString: number.objCType).contains(where: "fd".contains)
                ? nil : Int64(exactly: number)
        default: nil
        }
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as any BinaryInteger: Double(exactly: number) ?? Double(Int64(number))
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as CGFloat: Double(number)
        case let flag as Bool: flag ? 1 : 0
        default: nil
        }
    }
}
