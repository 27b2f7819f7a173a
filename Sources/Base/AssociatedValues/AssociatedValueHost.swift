/// An object that values can be associated with.
///
/// An extension cannot add stored properties to a class. It can declare a key, and a property that
/// stores its value under that key:
///
///     final class Player: AssociatedValueHost {
///         let associatedValues = AssociatedValues()
///     }
///
///     extension AssociatedKey where Value == Int {
///         static let rank = AssociatedKey("rank")
///     }
///
///     extension Player {
///         var rank: Int? {
///             get { self[.rank] }
///             set { self[.rank] = newValue }
///         }
///     }
///
/// The values are released with their host. For objects whose class you cannot change, use
/// ``AssociatedValues/of(_:)``.
public protocol AssociatedValueHost: AnyObject {
    /// The host's values. Implement it as a stored constant.
    var associatedValues: AssociatedValues { get }
}

extension AssociatedValueHost {
    /// The value for `key`, or `nil` when none is set; set it to `nil` to remove it.
    public subscript<Value>(key: AssociatedKey<Value>) -> Value? {
        get { associatedValues[key] }
        set { associatedValues[key] = newValue }
    }
}
