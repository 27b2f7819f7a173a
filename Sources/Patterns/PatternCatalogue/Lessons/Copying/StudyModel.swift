public import PatternKit

/// The object that the ``CopyingStudy``s copy: it refers to a string, to an array, and to an array
/// that can be changed.
public final class StudyModel: ImmutableCopying, MutableCopying, DeepCopying {
    /// A string that does not change.
    public private(set) var text: StringObject

    /// An array that does not change.
    public private(set) var sourceArray: ArrayObject<StringObject>

    /// An array that belongs to this model alone.
    public private(set) var mutableArray: MutableArrayObject<StringObject>

    /// Creates a model that refers to these objects.
    public init(
        text: StringObject, sourceArray: ArrayObject<StringObject>,
        mutableArray: MutableArrayObject<StringObject>
    ) {
        self.text = text
        self.sourceArray = sourceArray
        self.mutableArray = mutableArray
    }

    /// A model as the studies use it.
    public static func sample() -> StudyModel {
        StudyModel(
            text: StringObject("text"),
            sourceArray: ArrayObject([StringObject("test1"), StringObject("test2")]),
            mutableArray: MutableArrayObject([]))
    }

    /// A new model that shares what cannot change, and has its own copy of what can.
    public func copy() -> StudyModel {
        StudyModel(
            text: text.copy(), sourceArray: sourceArray.copy(),
            mutableArray: mutableArray.mutableCopy())
    }

    /// A new model that shares nothing but the arrays' items.
    public func mutableCopy() -> StudyModel {
        StudyModel(
            text: text.mutableCopy(), sourceArray: sourceArray.mutableCopy(),
            mutableArray: mutableArray.mutableCopy())
    }

    public func blankCopy() -> StudyModel {
        StudyModel(text: text, sourceArray: sourceArray, mutableArray: mutableArray)
    }

    public func copyReferences(to copy: StudyModel, by copier: DeepCopier) {
        copy.text = copier.copy(text)
        copy.sourceArray = copier.copy(sourceArray)
        copy.mutableArray = copier.copy(mutableArray)
    }
}
