// Written by Scripts/delegate-table.

extension UIPageControlProgressDelegate {
    /// Returns `0` by default.
    public func pageControlProgress(
        _ progress: UIPageControlProgress, initialProgressForPage page: Int
    ) -> Float { 0 }

    /// Does nothing by default.
    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
