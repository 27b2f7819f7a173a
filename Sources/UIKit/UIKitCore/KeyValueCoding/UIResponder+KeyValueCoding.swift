import Foundation
public import Observing
public import QuartzCore

extension UIResponder: @preconcurrency KeyValueCoding {}

extension UIResponder {
    /// Returns a property of the class's table, or one that can be observed.
    final func commonKey(named name: String) -> CodedKey? {
        type(of: self).propertyTable.codedKey(named: name)
            ?? observableKey(named: name)?.coded
    }

    /// Sets a property, or an outlet or attribute of a nib file.
    final func setCommonValue(_ value: Any?, forKey key: String) {
        if let value, codedKey(named: key) == nil,
            type(of: self).nibConnections.set(key, of: self, to: value)
        {
            return
        }
        setCodedValue(value, forKey: key)
    }
}

extension ObservableKey {
    /// Returns a key of a table, which only the main actor asks for.
    nonisolated static func onMainActor(
        _ make: @MainActor () -> ObservableKey?
    ) -> ObservableKey? {
        nonisolated(unsafe) var key: ObservableKey?
        MainActor.assumeIsolated { key = make() }
        return key
    }
}

extension CALayer: KeyValueCoding {
    /// No property: layers read and set theirs by their own methods.
    public func codedKey(named name: String) -> CodedKey? { nil }
}

extension UIGestureRecognizer: @preconcurrency KeyValueCoding {}

extension NSValue: BoxedValue {
    package var boxedValue: Any { unboxed }
}
