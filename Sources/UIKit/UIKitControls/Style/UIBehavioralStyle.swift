/// The manner in which a control behaves.
public nonisolated enum UIBehavioralStyle: UInt, Hashable, Sendable {
    /// That of the system.
    case automatic = 0
    /// That of a pad.
    case pad
    /// That of a Mac.
    case mac
}

extension UIButton {
    /// `pad`: buttons behave so on every desktop, whatever ``preferredBehavioralStyle`` is.
    public var behavioralStyle: UIBehavioralStyle { .pad }
}

extension UISlider {
    /// `pad`: sliders behave so on every desktop, whatever ``preferredBehavioralStyle`` is.
    public var behavioralStyle: UIBehavioralStyle { .pad }
}
