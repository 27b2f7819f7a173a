/// A keyboard's own view, or an accessory of it, that plays clicks.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: AnyObject {
    /// `true` to play the clicks of ``UIDevice/playInputClick()`` while the view is visible.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { false }
}

extension UIDevice {
    /// Plays the click of a key, as far as the user wants it. A desktop's keys make their own
    /// noise: nothing is played.
    public func playInputClick() {}
}
