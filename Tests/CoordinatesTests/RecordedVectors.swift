import Testing

/// A place, where it lies in GCJ-02 and in BD-09, and how far off that is in metres.
struct RecordedVector: CustomTestStringConvertible {
    typealias Place = (latitude: Double, longitude: Double)

    let wgs84: Place
    let gcj02: Place

    /// From the WGS-84 place to the GCJ-02 place, drawn on one map.
    let shift: Double

    let bd09: Place

    /// What the usual way back from BD-09 misses the GCJ-02 place by, on a sphere of nearly our
    /// radius.
    let error: Double

    init(_ wgs84: Place, _ gcj02: Place, shift: Double, _ bd09: Place, error: Double) {
        self.wgs84 = wgs84
        self.gcj02 = gcj02
        self.shift = shift
        self.bd09 = bd09
        self.error = error
    }

    var testDescription: String { "\(wgs84.latitude), \(wgs84.longitude)" }

    static let all: [RecordedVector] = [
        RecordedVector(
            (39.908823, 116.397470), (39.910226498, 116.403713582), shift: 554.93,
            (39.916565819, 116.410086454), error: 0.053),
        RecordedVector(
            (31.240000, 121.490000), (31.238015473, 121.494468001), shift: 478.68,
            (31.243670721, 121.501075500), error: 0.067),
        RecordedVector(
            (23.129110, 113.264385), (23.126433336, 113.269714583), shift: 620.97,
            (23.132721116, 113.276135768), error: 0.082),
        RecordedVector(
            (26.074508, 119.296494), (26.071405964, 119.301293774), shift: 590.59,
            (26.077567783, 119.307778827), error: 0.029),
        RecordedVector(
            (30.572269, 104.066541), (30.569814587, 104.069045980), shift: 363.32,
            (30.575824540, 104.075522212), error: 0.045),
        RecordedVector(
            (35.0, 105.0), (34.999098632, 105.003286241), shift: 315.67,
            (35.005403668, 105.009666828), error: 0.040),
        RecordedVector(
            (30.0, 72.004), (29.996900344, 72.007885971), shift: 508.76,
            (30.003096970, 72.014300560), error: 0.052),
        RecordedVector(
            (30.0, 72.0039), (30.0, 72.0039), shift: 0, (30.006211523, 72.010311870), error: 0.034),
        RecordedVector(
            (37.7749, -122.4194), (37.7749, -122.4194), shift: 0, (37.780700767, -122.412941232),
            error: 0.077),
    ]
}
