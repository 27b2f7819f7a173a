// The main run loop is in its tracking mode while a scroll view moves with a finger or after it.
extension UIApplication {
    /// Begins or ends the tracking of a view.
    package func setTracking(_ isTracking: Bool, by view: UIView) {
        trackers.removeAll { $0.view === view }
        if isTracking { trackers.append(Tracker(view: view)) }
        updateTracking()
    }

    /// Ends the tracking of views that are gone.
    func updateTracking() {
        trackers.removeAll { $0.view == nil }
        media.isTracking = !trackers.isEmpty
        host.isTracking = !trackers.isEmpty
    }

    /// A view that tracks.
    struct Tracker { weak var view: UIView? }
}
