/// The reason why no QR code was read.
public enum QRReadingError: Error, Hashable, Sendable {
    /// No pass found a code. The diagnosis is `nil` when the reader is configured to make none.
    case nothingFound(QRDiagnosis?)

    /// The budget was used up before every pass was tried.
    case outOfTime(Duration, QRDiagnosis?)

    /// The reader's ``QRReader/effort``, a number of pixels, was used up before every pass was
    /// tried: the picture is large.
    case outOfWork(Int, QRDiagnosis?)

    /// The region is outside of the picture.
    case outside(PixelRectangle)

    /// The reader has no decoder.
    case noDecoder

    /// No decoder works on this machine; the name of the first.
    case decoderUnavailable(String)

    /// The task was cancelled.
    case cancelled
}

extension QRReadingError {
    init(_ failure: DecoderFailure) {
        switch failure {
        case .cancelled: self = .cancelled
        case .unavailable(let name): self = .decoderUnavailable(name)
        }
    }
}

extension QRReadingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .nothingFound(let diagnosis):
            ["No QR code was found.", diagnosis?.description].compactMap(\.self)
                .joined(separator: " ")
        case .outOfTime(let budget, let diagnosis):
            [
                "No QR code was found within \(budget). Allow more time, or cut the picture to the code.",
                diagnosis?.description,
            ].compactMap(\.self).joined(separator: " ")
        case .outOfWork(let effort, let diagnosis):
            [
                """
                No QR code was found before the limit of \(effort / 1_000_000) million pixels, and not every way to read \
                so large a picture was tried. Cut the picture to the code, or reduce it.
                """,
                diagnosis?.description,
            ].compactMap(\.self).joined(separator: " ")
        case .outside(let region):
            """
            The region at \(region.x), \(region.y) of \(region.width) × \(region.height) pixels lies outside of the \
            picture. Choose one inside.
            """
        case .noDecoder:
            "There is no decoder to read QR codes with. Pass at least one that is not nil."
        case .decoderUnavailable(let name):
            "The decoder \(name) could not work. Is there enough memory?"
        case .cancelled: "Reading was cancelled."
        }
    }
}
