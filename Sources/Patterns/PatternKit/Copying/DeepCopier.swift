/// Copies the objects of one graph, each of them once.
///
/// ``DeepCopying/deepCopy()`` makes one; objects meet it in ``DeepCopying/copyReferences(to:by:)``.
/// It belongs to one thread, and copies nothing more after the deep copy has returned.
public final class DeepCopier {
    /// A copied object. The original is retained, so that its address is not reused during the
    /// copy.
    private struct Pair {
        let original: any DeepCopying
        let copy: any DeepCopying
    }

    /// The copied objects, in the order in which they were met.
    private var pairs: [Pair] = []

    /// Where in `pairs` an original is.
    private var indexes: [ObjectIdentifier: Int] = [:]

    /// Assignments to run once everything is copied.
    private var links: [() -> Void] = []

    init() {}

    // MARK: Copying what is known to be copied

    /// The copy of `object`: the same one however often it is asked for.
    public func copy<Object: DeepCopying>(_ object: Object) -> Object {
        let index = indexes[ObjectIdentifier(object)]
        if let index, let copy = pairs[index].copy as? Object { return copy }
        let copy = object.blankCopy()
        indexes[ObjectIdentifier(object)] = pairs.count
        pairs.append(Pair(original: object, copy: copy))
        return copy
    }

    /// The copy of `object`, or `nil` for `nil`.
    public func copy<Object: DeepCopying>(_ object: Object?) -> Object? {
        object.map { copy($0) }
    }

    /// The copies of `objects`, in their order.
    public func copy<Object: DeepCopying>(_ objects: [Object]) -> [Object] {
        objects.map { copy($0) }
    }

    /// The copies of `objects`, under the same keys.
    public func copy<Key, Object: DeepCopying>(_ objects: [Key: Object]) -> [Key: Object] {
        objects.mapValues { copy($0) }
    }

    // MARK: Copying what is not known

    /// The copy of anything: of an object, of the objects that a ``DeepCopyingValue`` holds, or of
    /// a value that holds none.
    ///
    /// - Throws: ``CopyingError/notCopyable(type:place:needed:)`` for an object that is not
    ///   ``DeepCopying``.
    public func copy<Value>(value: Value) throws(CopyingError) -> Value {
        if let object = value as? any DeepCopying, let copy = copy(object) as? Value {
            return copy
        }
        if let holder = value as? any DeepCopyingValue {
            let copied: Any = try holder.deepCopy(by: self)
            if let copied = copied as? Value { return copied }
        }
        guard type(of: value as Any) is AnyClass else { return value }
        throw .notCopyable(
            type: "\(type(of: value as Any))", place: place, needed: "DeepCopying")
    }

    // MARK: References that copy nothing

    /// Hands over the copy of `object` if something else makes one, or `nil`.
    ///
    /// This is for references that should not pull anything into the copy, as from a child to its
    /// parent: copying the child alone leaves the parent out, copying the parent gives the child
    /// its new parent.
    ///
    /// - Parameters:
    ///   - object: The object that the original references.
    ///   - assign: Called once, when everything else is copied.
    public func link<Object: DeepCopying>(
        _ object: Object?, assign: @escaping (Object?) -> Void
    ) {
        links.append { [self] in
            let index = object.flatMap { indexes[ObjectIdentifier($0)] }
            assign(index.flatMap { pairs[$0].copy as? Object })
        }
    }

    // MARK: Finishing

    /// How many objects have been filled in.
    private var filledCount = 0

    /// Fills in the references of every copy, and of the copies that this makes.
    func finish() throws(CopyingError) {
        while filledCount < pairs.count {
            let pair = pairs[filledCount]
            try pair.original.fill(pair.copy, by: self)
            filledCount += 1
        }
        for link in links { link() }
        links = []
    }

    /// The object being filled in, for errors.
    private var place: String {
        filledCount < pairs.count
            ? "which a \(type(of: pairs[filledCount].original)) refers to" : "at the top"
    }
}

extension DeepCopying {
    /// Fills in `copy`, which is of this object's own class, since ``DeepCopying/blankCopy()`` made
    /// it.
    fileprivate func fill(_ copy: any DeepCopying, by copier: DeepCopier) throws(CopyingError) {
        guard let copy = copy as? Self else { return }
        try copyReferences(to: copy, by: copier)
    }
}
