/// An object that can be copied together with everything that it refers to.
///
/// A graph of objects is copied in two steps, which is why cycles survive: first an object makes a
/// copy that has no references yet, then it fills them in, when the copies to reference exist.
///
///     final class Person: DeepCopying {
///         let name: String
///         var friends: [Person] = []
///
///         init(_ name: String) { self.name = name }
///
///         func blankCopy() -> Person { Person(name) }
///
///         func copyReferences(to copy: Person, by copier: DeepCopier) {
///             copy.friends = copier.copy(friends)
///         }
///     }
///
///     let ann = Person("Ann")
///     let bob = Person("Bob")
///     ann.friends = [bob]
///     bob.friends = [ann]
///     let copy = try ann.deepCopy()
///     copy.friends[0].friends[0] === copy  // true
///
/// An object that the graph refers to twice is copied once: what was shared stays shared.
public protocol DeepCopying: AnyObject {
    /// A new object of the same class with the same values, which refers to nothing yet.
    ///
    /// A class with subclasses needs a `required` initialiser for it: `Self(name)`.
    func blankCopy() -> Self

    /// Fills in the references of `copy`, with copies of those of this object.
    ///
    /// The copies that `copier` gives may still be blank themselves: keep them, but do not ask them
    /// anything.
    ///
    /// - Parameters:
    ///   - copy: What ``blankCopy()`` returned.
    ///   - copier: Copies the objects that this object refers to.
    /// - Throws: ``CopyingError`` when something that is referred to cannot be copied.
    func copyReferences(to copy: Self, by copier: DeepCopier) throws(CopyingError)
}

extension DeepCopying {
    /// A copy of this object and of everything that it refers to.
    ///
    /// - Throws: ``CopyingError`` when something cannot be copied.
    /// - Complexity: O(*n*) in the number of objects and references, and no deeper on the stack for
    ///   a long chain than for a short one.
    public func deepCopy() throws(CopyingError) -> Self {
        let copier = DeepCopier()
        let copy = copier.copy(self)
        try copier.finish()
        return copy
    }
}

/// A value that refers to objects, and knows how to copy them.
///
/// Optionals, arrays and dictionaries do so with whatever they hold. A structure of your own that
/// holds objects conforms to be copied deeply; one that does not is copied as it is, and its
/// objects are shared.
public protocol DeepCopyingValue {
    /// This value, with copies of the objects that it refers to.
    ///
    /// - Throws: ``CopyingError`` when an object cannot be copied.
    func deepCopy(by copier: DeepCopier) throws(CopyingError) -> Self
}

extension Optional: DeepCopyingValue {
    public func deepCopy(by copier: DeepCopier) throws(CopyingError) -> Wrapped? {
        guard let self else { return nil }
        return try copier.copy(value: self)
    }
}

extension Array: DeepCopyingValue {
    public func deepCopy(by copier: DeepCopier) throws(CopyingError) -> [Element] {
        try map { element throws(CopyingError) in try copier.copy(value: element) }
    }
}

extension Dictionary: DeepCopyingValue {
    /// The keys are copied as they are.
    public func deepCopy(by copier: DeepCopier) throws(CopyingError) -> [Key: Value] {
        var copies = self
        for (key, value) in self {
            copies[key] = try copier.copy(value: value)
        }
        return copies
    }
}
