/// Required relations that cannot all hold, and which one gave way.
package struct LayoutConflict {
    /// The relations. Without any one of them the others can hold, unless ``isMinimal`` is false.
    package let members: [LayoutSource]

    /// The frames of views that the relations speak of and that nothing else moves.
    package let frames: [LayoutSource]

    /// The one that was broken. It still holds as nearly as the others let it.
    package let broken: LayoutSource

    /// By how many points the first side of ``broken`` is more than its second side with the constant.
    package let excess: Double

    /// Whether no part of ``members`` is a conflict by itself.
    package let isMinimal: Bool
}
