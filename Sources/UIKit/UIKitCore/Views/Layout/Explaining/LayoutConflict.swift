/// Required relations that cannot all hold, and the one that gave way.
package struct LayoutConflict {
    /// The relations. Without any one of them the others can hold, unless ``isMinimal`` is false.
    package let members: [LayoutSource]

    /// The frames of views that the relations reference and that no constraint moves.
    package let frames: [LayoutSource]

    /// The relation that was broken. It still holds as nearly as the others allow.
    package let broken: LayoutSource

    /// The points by which the first side of ``broken`` exceeds its second side with the constant.
    package let excess: Double

    /// `true` if no part of ``members`` is a conflict by itself.
    package let isMinimal: Bool
}
