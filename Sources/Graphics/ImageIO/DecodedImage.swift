public import CoreGraphics

/// The pixels of a picture file.
public struct DecodedImage: Hashable, Sendable {
    /// One picture of an animation, or the only one.
    public struct Frame: Hashable, Sendable {
        /// The pixels as they are stored; see ``DecodedImage/orientation``.
        public let image: CGImage

        /// How long the frame is shown, in seconds. 0 for a picture that is no animation, or as the
        /// file says, however short.
        public let delay: Double
    }

    /// At least one.
    public let frames: [Frame]

    /// How the frames have to be turned to be upright.
    public let orientation: CGImagePropertyOrientation

    /// `true` if the file ends too early, so that some pixels are missing and transparent or of any
    /// colour. Only after ``ImageFile/decode(_:)`` with ``ImageFile/Part/availableFrame``.
    public let isCutOff: Bool

    /// The first frame's pixels.
    public var image: CGImage { frames[0].image }
}
