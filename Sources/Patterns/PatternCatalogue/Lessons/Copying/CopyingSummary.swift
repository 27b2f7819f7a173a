public import PatternKit

/// How much of an object a way of copying copies.
public enum CopyingDepth: String, Hashable, Sendable {
    /// The copy is the original.
    case pointer

    /// The copy is a new object. It holds the original's items, if it holds any.
    case content

    /// The copy is a new object with new items, which refer to what the original's items refer to.
    case oneLevel = "content, one level"

    /// Nothing is shared.
    case everything = "content, all levels"
}

/// The results of the ``CopyingStudy``s in one table: how deep each way of copying is for each
/// class.
///
///     print(try CopyingSummary.measured())
///     //                      copy     mutableCopy  copyingItems        deepCopy
///     // StringObject         pointer  content                          content, all levels
///     // MutableStringObject  content  content                          content, all levels
///     // ArrayObject          pointer  content      content, one level  content, all levels
///     // MutableArrayObject   content  content      content, one level  content, all levels
public struct CopyingSummary: Hashable, Sendable {
    /// The depth of each way of copying for one class.
    public struct Row: Hashable, Sendable {
        /// The class.
        public let name: String

        /// The depth of `ImmutableCopying.copy()`.
        public let copy: CopyingDepth

        /// The depth of `MutableCopying.mutableCopy()`.
        public let mutableCopy: CopyingDepth

        /// The depth of ``ArrayObject/init(copyingItemsOf:)``; `nil` for strings, which have no
        /// items.
        public let copyingItems: CopyingDepth?

        /// The depth of `DeepCopying.deepCopy()`.
        public let deepCopy: CopyingDepth
    }

    /// A row for each class.
    public let rows: [Row]

    /// Copies an object of each class in each way, and looks what is the same.
    ///
    /// - Throws: `CopyingError`; never, as the study's own classes can all be copied.
    public static func measured() throws(CopyingError) -> CopyingSummary {
        let models = (0..<3).map { _ in StudyModel.sample() }
        return CopyingSummary(rows: [
            try row(StringObject("string")),
            try row(MutableStringObject("string")),
            try row(ArrayObject(models)),
            try row(MutableArrayObject(models)),
        ])
    }

    private static func row(_ string: StringObject) throws(CopyingError) -> Row {
        func depth(_ copy: StringObject, ofNew new: CopyingDepth) -> CopyingDepth {
            copy === string ? .pointer : new
        }
        return Row(
            name: "\(type(of: string))", copy: depth(string.copy(), ofNew: .content),
            mutableCopy: depth(string.mutableCopy(), ofNew: .content), copyingItems: nil,
            deepCopy: depth(try string.deepCopy(), ofNew: .everything))
    }

    private static func row(_ array: ArrayObject<StudyModel>) throws(CopyingError) -> Row {
        func depth(_ copy: ArrayObject<StudyModel>) -> CopyingDepth {
            guard copy !== array else { return .pointer }
            guard copy.items.first !== array.items.first else { return .content }
            let sharesArray = copy.items.first?.sourceArray === array.items.first?.sourceArray
            return sharesArray ? .oneLevel : .everything
        }
        return Row(
            name: array is MutableArrayObject<StudyModel> ? "MutableArrayObject" : "ArrayObject",
            copy: depth(array.copy()), mutableCopy: depth(array.mutableCopy()),
            copyingItems: depth(try ArrayObject(copyingItemsOf: array)),
            deepCopy: depth(try array.deepCopy()))
    }
}

extension CopyingSummary: CustomStringConvertible {
    public var description: String {
        let header = ["", "copy", "mutableCopy", "copyingItems", "deepCopy"]
        return textTable(
            [header]
                + rows.map { row in
                    [
                        row.name, row.copy.rawValue, row.mutableCopy.rawValue,
                        row.copyingItems?.rawValue ?? "", row.deepCopy.rawValue,
                    ]
                })
    }
}
