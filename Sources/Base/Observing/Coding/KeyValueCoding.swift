import Foundation

/// An object whose properties are read and set by their names.
///
///     item.value(forKey: "view") as? UIView
///     alert.setValue(title, forKey: "attributedTitle")
///     view.setValue(8, forKeyPath: "layer.cornerRadius")
///
/// Swift finds no property by its name, so each class returns its table of names. A leading
/// underscore is dropped, and `isHidden` stands for `hidden`, as in Foundation.
public protocol KeyValueCoding: AnyObject {
    /// Returns the property called `name`; `nil` if there is none.
    func codedKey(named name: String) -> CodedKey?

    /// Returns the value of a property.
    func value(forKey key: String) -> Any?

    /// Sets a property. Numbers, raw values of enumerations and boxed structures are converted.
    func setValue(_ value: Any?, forKey key: String)

    /// Returns the value at the end of a path of keys, joined by points, as in
    /// `layer.cornerRadius`; `nil` where an object on the path is `nil`.
    func value(forKeyPath keyPath: String) -> Any?

    /// Sets the property at the end of a path of keys, joined by points.
    func setValue(_ value: Any?, forKeyPath keyPath: String)

    /// Called for the value of an unknown property. Reports it, and returns `nil` by default.
    func value(forUndefinedKey key: String) -> Any?

    /// Called instead of setting an unknown property. Reports it by default.
    func setValue(_ value: Any?, forUndefinedKey key: String)
}

extension KeyValueCoding {
    public func value(forKey key: String) -> Any? { codedValue(forKey: key) }

    public func setValue(_ value: Any?, forKey key: String) { setCodedValue(value, forKey: key) }

    public func value(forUndefinedKey key: String) -> Any? { undefinedValue(forKey: key) }

    public func setValue(_ value: Any?, forUndefinedKey key: String) {
        refuseValue(forUndefinedKey: key)
    }
}

// MARK: - Implementation

// A class that has a method of its own for one of the requirements calls these instead of `super`.
extension KeyValueCoding {
    /// Returns the value of a property, as ``value(forKey:)`` does.
    public func codedValue(forKey key: String) -> Any? {
        guard let coded = findKey(key) else { return value(forUndefinedKey: key) }
        return coded.get(self)
    }

    /// Sets a property, as ``setValue(_:forKey:)`` does.
    public func setCodedValue(_ value: Any?, forKey key: String) {
        guard let coded = findKey(key) else { return setValue(value, forUndefinedKey: key) }
        guard let set = coded.set else {
            return report("“\(key)” of \(type(of: self)) can only be read.")
        }
        if !set(self, value) {
            let type = value.map { "\(Swift.type(of: $0))" } ?? "nil"
            report("“\(key)” of \(Swift.type(of: self)) cannot be \(type): it is \(coded.type).")
        }
    }

    /// Reports an unknown key, as ``value(forUndefinedKey:)`` does.
    public func undefinedValue(forKey key: String) -> Any? {
        report("\(type(of: self)) has no key “\(key)”: its value is nil.")
        return nil
    }

    /// Reports an unknown key, as ``setValue(_:forUndefinedKey:)`` does.
    public func refuseValue(forUndefinedKey key: String) {
        report("\(type(of: self)) has no key “\(key)”: it was not set.")
    }

    private func findKey(_ key: String) -> CodedKey? {
        if let coded = codedKey(named: key) { return coded }
        if key.hasPrefix("_") { return findKey(String(key.dropFirst())) }
        guard key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase else {
            return nil
        }
        return codedKey(named: first.lowercased() + key.dropFirst(3))
    }

    private func report(_ text: String) {
        FileHandle.standardError.write(Data("Key-value coding: \(text)\n".utf8))
    }
}

// MARK: - Several keys

extension KeyValueCoding {
    public func value(forKeyPath keyPath: String) -> Any? {
        let (key, rest) = Self.split(keyPath)
        guard let rest else { return value(forKey: key) }
        return (value(forKey: key) as? any KeyValueCoding)?.value(forKeyPath: rest)
    }

    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let (key, rest) = Self.split(keyPath)
        guard let rest else { return setValue(value, forKey: key) }
        (self.value(forKey: key) as? any KeyValueCoding)?.setValue(value, forKeyPath: rest)
    }

    /// Sets several properties. `NSNull` stands for `nil`.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    /// Returns the values of several properties. `NSNull` stands for `nil`.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
    }

    private static func split(_ keyPath: String) -> (key: String, rest: String?) {
        let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        return (parts.first ?? keyPath, parts.count == 2 ? parts[1] : nil)
    }
}
