public import PatternKit

/// An experiment on what is copied by which kind of copying. Each makes objects, copies them, and
/// looks which are the same.
///
///     print(try CopyingStudy.string.run())
///     //               original  copy  mutableCopy
///     // StringObject  A         A     B
public enum CopyingStudy: String, CaseIterable, Hashable, Sendable {
    /// Copies of a string that does not change.
    case string

    /// Copies of a string that can be changed.
    case mutableString

    /// Copies of an object with three properties.
    case model

    /// Copies of an array that does not change, with three models in it.
    case array

    /// Copies of an array that can be changed, with three models in it.
    case mutableArray

    /// A copy of an array, one level deep.
    case oneLevelDeep

    /// A copy of an array, and of all that its models refer to.
    case deep

    /// Does the experiment.
    ///
    /// - Throws: `CopyingError`; never, as the study's own classes can all be copied.
    public func run() throws(CopyingError) -> IdentityTable {
        switch self {
        case .string:
            let string = StringObject("string")
            return strings(string, string.copy(), string.mutableCopy())
        case .mutableString:
            let string = MutableStringObject("string")
            return strings(string, string.copy(), string.mutableCopy())
        case .model:
            let model = StudyModel.sample()
            return models(model, model.copy(), model.mutableCopy())
        case .array:
            let array = ArrayObject(Self.threeModels)
            return arrays(array, [("copy", array.copy()), ("mutableCopy", array.mutableCopy())])
        case .mutableArray:
            let array = MutableArrayObject(Self.threeModels)
            return arrays(array, [("copy", array.copy()), ("mutableCopy", array.mutableCopy())])
        case .oneLevelDeep:
            let array = ArrayObject(Self.threeModels)
            return arrays(array, [("copyingItems", try ArrayObject(copyingItemsOf: array))])
        case .deep:
            let array = ArrayObject(Self.threeModels)
            return arrays(array, [("deepCopy", try array.deepCopy())])
        }
    }

    private static var threeModels: [StudyModel] { (0..<3).map { _ in .sample() } }

    private func strings(
        _ original: StringObject, _ copy: StringObject, _ mutableCopy: MutableStringObject
    ) -> IdentityTable {
        var table = IdentityTable(columns: ["original", "copy", "mutableCopy"])
        table.add("\(type(of: original))", [original, copy, mutableCopy])
        return table
    }

    private func models(
        _ original: StudyModel, _ copy: StudyModel, _ mutableCopy: StudyModel
    ) -> IdentityTable {
        let all = [original, copy, mutableCopy]
        var table = IdentityTable(columns: ["original", "copy", "mutableCopy"])
        table.add("StudyModel", all)
        table.add("text", all.map(\.text))
        table.add("sourceArray", all.map(\.sourceArray))
        table.add("mutableArray", all.map(\.mutableArray))
        return table
    }

    /// Compares an array with its copies, the first model in each of them, and the model's array.
    private func arrays(
        _ original: ArrayObject<StudyModel>,
        _ copies: [(name: String, array: ArrayObject<StudyModel>)]
    ) -> IdentityTable {
        let all = [original] + copies.map(\.array)
        let firsts = all.compactMap(\.items.first)
        var table = IdentityTable(columns: ["original"] + copies.map(\.name))
        table.add(
            original is MutableArrayObject<StudyModel> ? "MutableArrayObject" : "ArrayObject", all)
        table.add("first model", firsts)
        table.add("its sourceArray", firsts.map(\.sourceArray))
        return table
    }
}
