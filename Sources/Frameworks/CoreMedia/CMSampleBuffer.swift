public import CoreVideo

/// A frame of a camera with its time.
// Sendable: its state are `let`s of Sendable values.
public final class CMSampleBuffer: Sendable {
    /// The frame's pixels.
    public let imageBuffer: CVImageBuffer?

    /// When the frame was taken, on the clock of the system.
    public let presentationTimeStamp: CMTime

    /// Creates a frame.
    package init(imageBuffer: CVImageBuffer, presentationTimeStamp: CMTime) {
        self.imageBuffer = imageBuffer
        self.presentationTimeStamp = presentationTimeStamp
    }

    /// The number of frames: 1.
    public var numSamples: Int { 1 }

    /// `true`: what it contains stays as long as it.
    public var isValid: Bool { true }
}

/// Returns the frame's pixels.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? {
    sbuf.imageBuffer
}

/// Returns when the frame was taken.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
    sbuf.presentationTimeStamp
}

/// Returns `true`: what it contains stays as long as it.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
