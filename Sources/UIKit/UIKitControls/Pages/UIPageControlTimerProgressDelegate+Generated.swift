// Written by Scripts/delegate-table.

extension UIPageControlTimerProgressDelegate {
    /// Does nothing by default.
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}

    /// Returns `true` by default.
    public func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool { true }
}
