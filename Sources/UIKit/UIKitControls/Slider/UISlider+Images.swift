public import UIKitCore

/// The images of a slider's parts.
struct SliderImages {
    var thumb = StateImages()
    var minimumTrack = StateImages()
    var maximumTrack = StateImages()

    /// `true` if a part has images, which may differ from state to state.
    var hasStates: Bool { !(thumb.isEmpty && minimumTrack.isEmpty && maximumTrack.isEmpty) }
}

extension UISlider {
    /// Sets the image of the thumb for a state; a disc when `nil`. Other states fall back to the
    /// normal one.
    public func setThumbImage(_ image: UIImage?, for state: State) {
        images.thumb[exactly: state] = image
        updateParts()
    }

    /// Sets the image of the track before the thumb for a state. It is stretched between its caps.
    public func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        images.minimumTrack[exactly: state] = image
        updateParts()
    }

    /// Sets the image of the track after the thumb for a state. It is stretched between its caps.
    public func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        images.maximumTrack[exactly: state] = image
        updateParts()
    }

    /// Returns the image of the thumb for a state, if one was set.
    public func thumbImage(for state: State) -> UIImage? { images.thumb.image(for: state) }

    /// Returns the image of the track before the thumb for a state, if one was set.
    public func minimumTrackImage(for state: State) -> UIImage? {
        images.minimumTrack.image(for: state)
    }

    /// Returns the image of the track after the thumb for a state, if one was set.
    public func maximumTrackImage(for state: State) -> UIImage? {
        images.maximumTrack.image(for: state)
    }

    /// The image of the thumb for the current state, if one was set.
    public var currentThumbImage: UIImage? { thumbImage(for: state) }

    /// The image of the track before the thumb for the current state, if one was set.
    public var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }

    /// The image of the track after the thumb for the current state, if one was set.
    public var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }
}
