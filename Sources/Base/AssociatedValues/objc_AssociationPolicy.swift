import Foundation

// The functions of Objective-C's runtime that Swift code uses, by their names. They store values
// where ``AssociatedValues`` does, under the address of the key.

// swift-format-ignore: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
/// The ownership of an associated value. Raw values are those of Objective-C's runtime.
public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
    /// The object is referenced weakly: once it is deallocated, the value reads as `nil`.
    ///
    /// Values that are not objects, such as numbers, are stored.
    case OBJC_ASSOCIATION_ASSIGN = 0

    /// The value is retained.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1

    /// The value is copied if its class conforms to `NSCopying`, and retained otherwise.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3

    /// The value is retained; the same as ``OBJC_ASSOCIATION_RETAIN_NONATOMIC``, because access is
    /// always atomic.
    case OBJC_ASSOCIATION_RETAIN = 769

    /// The value is copied; the same as ``OBJC_ASSOCIATION_COPY_NONATOMIC``.
    case OBJC_ASSOCIATION_COPY = 771
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the value that was associated with an object under a key.
///
///     private nonisolated(unsafe) var badgeKey: UInt8 = 0
///
///     extension UIView {
///         var badge: String? {
///             get { objc_getAssociatedObject(self, &badgeKey) as? String }
///             set {
///                 objc_setAssociatedObject(
///                     self, &badgeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
///             }
///         }
///     }
///
/// - Parameters:
///   - object: An instance of a class.
///   - key: An address: that of a global or static variable. What is there does not matter.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    guard let values = AssociatedValues.existing(for: object as AnyObject) else { return nil }
    return values.storedValue(AssociatedValues.number(of: key)).flatMap { values.value(of: $0) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Associates a value with an object under a key, or removes the value when `value` is `nil`.
///
/// Views, controllers and layers release their values when they are deallocated; for other objects
/// see ``AssociatedValues/of(_:)``.
///
/// - Parameters:
///   - object: An instance of a class.
///   - key: An address: that of a global or static variable.
///   - value: A value of any type. Code that uses the object on several threads passes values that
///     are safe there.
///   - policy: The ownership of the value.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedValues.of(object as AnyObject)
        .setStoredValue(value.map { stored($0, policy) }, AssociatedValues.number(of: key))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Removes all values that are associated with an object, including those set by other code.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedValues.of(object as AnyObject).removeAll()
}

private func stored(_ value: Any, _ policy: objc_AssociationPolicy) -> AssociatedValues.StoredValue
{
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
        .weak(AssociatedValues.WeakReference(object: value as AnyObject))
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
    default:
        .strong(value)
    }
}

extension AssociatedValues {
    /// The number of an address as a key: negative, where those of ``AssociatedKey`` are positive.
    fileprivate static func number(of key: UnsafeRawPointer) -> Int { ~Int(bitPattern: key) }
}
