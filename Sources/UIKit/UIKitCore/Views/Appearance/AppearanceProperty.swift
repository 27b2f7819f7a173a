public import Foundation

/// A property that an app can set for all views of a class.
///
/// Swift cannot observe which properties of ``UIView/appearance()`` an app sets, so this type
/// compares their values with those of a new view.
@_spi(UIKitInternals) public struct AppearanceProperty {
    /// The property, which identifies it among those of a view.
    let key: AnyKeyPath

    /// Returns the value in a form that can be compared.
    let value: (UIView) -> AnyHashable

    /// Sets the value of the second view to that of the first.
    let copy: (UIView, UIView) -> Void

    /// Describes a property.
    public init<Root: UIView, Value: Hashable>(_ path: ReferenceWritableKeyPath<Root, Value>) {
        self.init(path) { AnyHashable($0) }
    }

    /// Describes a property that holds the attributes of a text.
    public init<Root: UIView>(
        attributes path: ReferenceWritableKeyPath<Root, [NSAttributedString.Key: Any]?>
    ) {
        self.init(path) { value in
            AnyHashable(NSAttributedString(string: " ", attributes: value ?? [:]))
        }
    }

    private init<Root: UIView, Value>(
        _ path: ReferenceWritableKeyPath<Root, Value>, hashable: @escaping (Value) -> AnyHashable
    ) {
        key = path
        value = { hashable(unsafeDowncast($0, to: Root.self)[keyPath: path]) }
        copy = {
            unsafeDowncast($1, to: Root.self)[keyPath: path] =
                unsafeDowncast($0, to: Root.self)[keyPath: path]
        }
    }
}
