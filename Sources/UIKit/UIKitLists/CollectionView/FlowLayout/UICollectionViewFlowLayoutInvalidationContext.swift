/// The changes of a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
    UICollectionViewLayoutInvalidationContext
{
    public override init() { super.init() }

    nonisolated deinit {}

    /// `true` (the default) if the sizes and distances of the delegate are asked again.
    open var invalidateFlowLayoutDelegateMetrics = true

    /// `true` (the default) if the frames are computed again.
    open var invalidateFlowLayoutAttributes = true
}
