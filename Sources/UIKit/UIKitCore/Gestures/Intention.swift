/// What a recogniser wants to become once those that have to fail first have done so.
enum Intention {
    /// To begin a continuous gesture.
    case begin

    /// To begin a continuous gesture that is over already.
    case beginAndEnd

    /// To recognise a gesture that happens at once.
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
    /// Whether a gesture was recognised, though it may go on.
    var isRecognized: Bool {
        switch self {
        case .began, .changed, .ended: true
        case .possible, .cancelled, .failed: false
        }
    }

    /// Whether nothing more comes until the recogniser is reset.
    var isOver: Bool {
        switch self {
        case .ended, .cancelled, .failed: true
        case .possible, .began, .changed: false
        }
    }
}
