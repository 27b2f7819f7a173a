/// Which way of copying to choose, by what one wants. Together with ``CopyingSummary`` it says all there is to say
/// about copying objects.
public enum CopyingAdvice: String, CaseIterable, Hashable, Sendable {
    /// Something that will not change under one's hands, as cheaply as possible.
    case keepSafely

    /// A collection to add to and remove from, of the same items.
    case edit

    /// Items of one's own, which may share what they refer to.
    case ownItems

    /// A graph that shares nothing with the original.
    case independent

    /// What one wants.
    public var wish: String {
        switch self {
        case .keepSafely: "keep it as it is now"
        case .edit: "change which items it has"
        case .ownItems: "change the items, but not what they refer to"
        case .independent: "change anything"
        }
    }

    /// What to call.
    public var call: String {
        switch self {
        case .keepSafely: "copy()"
        case .edit: "mutableCopy()"
        case .ownItems: "ArrayObject(copyingItemsOf:)"
        case .independent: "deepCopy()"
        }
    }

    /// What to know about it.
    public var remark: String {
        switch self {
        case .keepSafely: "the object itself, if it cannot change"
        case .edit: "the items are shared"
        case .ownItems: "items must be ImmutableCopying"
        case .independent: "objects must be DeepCopying; what was shared stays shared"
        }
    }

    /// All advice, as a table.
    public static var table: String {
        textTable(
            [["to", "call", "remark"]] + allCases.map { [$0.wish, $0.call, $0.remark] })
    }
}
