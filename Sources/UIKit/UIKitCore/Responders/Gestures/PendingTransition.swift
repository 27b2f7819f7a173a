/// The transition that a recogniser performs once the recognisers it waits for have failed.
enum PendingTransition {
    /// Begin a continuous gesture.
    case begin

    /// Begin and end a continuous gesture whose touches are already over.
    case beginAndEnd

    /// Recognise a discrete gesture.
    case recognize

    /// The states that the recogniser passes through.
    var states: [UIGestureRecognizer.State] {
        switch self {
        case .begin: [.began]
        case .beginAndEnd: [.began, .ended]
        case .recognize: [.ended]
        }
    }
}

extension UIGestureRecognizer.State {
    /// `true` if a gesture was recognised, even if it continues.
    var isRecognized: Bool {
        switch self {
        case .began, .changed, .ended: true
        case .possible, .cancelled, .failed: false
        }
    }

    /// `true` if no transition follows until the recogniser is reset.
    var isOver: Bool {
        switch self {
        case .ended, .cancelled, .failed: true
        case .possible, .began, .changed: false
        }
    }
}
