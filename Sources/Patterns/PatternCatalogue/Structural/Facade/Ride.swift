extension Taxi {
    /// The same ride as a value: what happened, in order, and what it costs.
    struct Ride: Hashable, Sendable {
        let steps: [String]
        let fare: Double

        /// A ride between two places, in kilometres from the stand.
        init(from start: Double, to destination: Double) {
            steps = [
                "taximeter start", "releaseBrakes", "changeGears", "pressAccelerator",
                "releaseAccelerator", "pressBrakes", "taximeter stop",
            ]
            fare =
                Taximeter.rates.first
                + max(abs(destination - start) - 1, 0) * Taximeter.rates.next
        }
    }
}
