import Platform

// Events without a place: a shake, which a desktop has no sensor for, and keys that control what
// plays.
extension UIApplication {
    /// The modifiers of S, the key that stands for a shake.
    static let shakeModifiers: UIKeyModifierFlags = [.control, .alternate, .shift]

    /// Starts to send the keys that control what plays to the first responder, as
    /// ``UIResponder/remoteControlReceived(with:)``.
    public func beginReceivingRemoteControlEvents() { receivesRemoteControl = true }

    /// Ends what ``beginReceivingRemoteControlEvents()`` began.
    public func endReceivingRemoteControlEvents() { receivesRemoteControl = false }

    /// Sends a key that controls what plays, unless it repeats, to the first responder.
    func send(_ key: MediaKey, of input: KeyInput) {
        guard receivesRemoteControl, !input.isRepeat,
            let subtype = UIEvent.EventSubtype(key, isDown: input.phase == .down)
        else { return }
        sendEvent(UIEvent(type: .remoteControl, subtype: subtype, timestamp: input.time))
    }
}

extension UIEvent.EventSubtype {
    /// Creates the subtype for a key that goes down or up; `nil` if there is none.
    fileprivate init?(_ key: MediaKey, isDown: Bool) {
        switch (key, isDown) {
        case (.play, true): self = .remoteControlTogglePlayPause
        case (.pause, true): self = .remoteControlPause
        case (.stop, true): self = .remoteControlStop
        case (.next, true): self = .remoteControlNextTrack
        case (.previous, true): self = .remoteControlPreviousTrack
        case (.forward, true): self = .remoteControlBeginSeekingForward
        case (.forward, false): self = .remoteControlEndSeekingForward
        case (.rewind, true): self = .remoteControlBeginSeekingBackward
        case (.rewind, false): self = .remoteControlEndSeekingBackward
        default: return nil
        }
    }
}
