public import Foundation

/// A model whose subclasses are copied, compared and archived by the list of their properties.
///
///     final class Order: CopyableModel {
///         var text: NSString?
///         var lines: NSMutableArray?
///
///         override class var properties: [ModelProperty] {
///             [ModelProperty("text", \Order.text), ModelProperty("lines", \Order.lines)]
///         }
///     }
///
///     let order = Order()
///     let copy = order.copy() as? Order  // shares the text, has lines of its own
///     let deep = try order.archivedCopy()  // shares nothing
///
/// A property that is not listed has its initial value in a copy.
open class CopyableModel: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    open class var supportsSecureCoding: Bool { true }

    /// The properties that belong to the model's value. A subclass of a subclass adds its own to
    /// those of `super`.
    open class var properties: [ModelProperty] { [] }

    public required override init() { super.init() }

    /// Creates a model from an archive.
    ///
    /// An archived value of another class than the property allows is an error of the coder.
    public required init?(coder: NSCoder) {
        super.init()
        for property in Self.properties {
            property.set(self, coder.decodeObject(of: property.classes, forKey: property.name))
        }
        if coder.error != nil { return nil }
    }

    public func encode(with coder: NSCoder) {
        for property in Self.properties { coder.encode(property.get(self), forKey: property.name) }
    }

    /// A new model that shares the values that cannot change, and has its own of those that can.
    open func copy(with zone: NSZone? = nil) -> Any { copied(mutably: false) }

    /// A new model with a mutable copy of each value that has one. Collections share their items.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(mutably: true) }

    private func copied(mutably: Bool) -> CopyableModel {
        let model = type(of: self).init()
        for property in Self.properties {
            property.set(model, property.copy(property.get(self), mutably))
        }
        return model
    }

    /// A copy of the model and of all that it refers to, made by archiving and unarchiving it. What
    /// was shared is shared in the copy.
    ///
    /// - Precondition: The items of its collections can be archived. Its class, and those it refers
    ///   to, are declared at the top level of a module.
    ///
    /// - Throws: ``CopyingError/notCopyable(type:place:needed:)`` for a property's value that
    ///   cannot be archived, or the coder's error.
    public func archivedCopy() throws -> Self {
        for property in Self.properties {
            guard let value = property.get(self), !(value is any NSSecureCoding) else { continue }
            throw CopyingError.notCopyable(
                type: "\(type(of: value))",
                place: "the property “\(property.name)” of a \(type(of: self))",
                needed: "NSSecureCoding")
        }
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: self, requiringSecureCoding: true)
        guard let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: Self.self, from: data)
        else { throw CopyingError.notArchived(type: "\(type(of: self))") }
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CopyableModel, type(of: other) == type(of: self) else {
            return false
        }
        return Self.properties.allSatisfy { property in
            guard let mine = property.get(self) else { return property.get(other) == nil }
            return mine.isEqual(property.get(other))
        }
    }

    /// The same for equal models; the values may change, and so does not depend on them.
    open override var hash: Int { ObjectIdentifier(type(of: self)).hashValue }
}

/// A property of a ``CopyableModel``: its name in archives, and how to read and write it.
public struct ModelProperty {
    let name: String
    let classes: [AnyClass]
    let get: (CopyableModel) -> NSObject?
    let set: (CopyableModel, Any?) -> Void
    let copy: (NSObject?, _ mutably: Bool) -> NSObject?

    /// Creates a property.
    ///
    /// - Parameters:
    ///   - name: The key in archives.
    ///   - path: The property. Its value is copied into an object of the same class: the immutable
    ///     copy of a mutable array does not fit there, and a mutable one is made.
    ///   - items: The classes that a collection may hold; others are refused when unarchiving.
    public init<Model: CopyableModel, Value: NSObject>(
        _ name: String, _ path: ReferenceWritableKeyPath<Model, Value?>, items: [AnyClass] = []
    ) {
        self.name = name
        classes = [Value.self] + items
        get = { ($0 as? Model)?[keyPath: path] }
        set = { ($0 as? Model)?[keyPath: path] = $1 as? Value }
        copy = { value, mutably in
            guard let value else { return nil }
            let mutable = (value as? any NSMutableCopying)?.mutableCopy(with: nil) as? Value
            return mutably ? mutable ?? value.copy() as? Value : value.copy() as? Value ?? mutable
        }
    }
}
