/// The orientation of a window's content.
public nonisolated enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0
    case portrait
    case portraitUpsideDown
    case landscapeRight
    case landscapeLeft

    /// `true` if the screen is upright, or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// `true` if the screen is on its left or right side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations.
public nonisolated struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [
        .landscape, .portrait, .portraitUpsideDown,
    ]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.landscape, .portrait]
}

/// The look of a phone's status bar, which a desktop does not have.
public nonisolated enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

/// The motion with which a phone's status bar hides, which a desktop does not have.
public nonisolated enum UIStatusBarAnimation: Int, Sendable {
    case none = 0
    case fade
    case slide
}

extension UIWindowScene {
    /// The orientation of the scene: portrait if its first window is at least as high as it is
    /// wide.
    public var interfaceOrientation: UIInterfaceOrientation {
        if let window = windows.first { return window.orientation }
        return screen.bounds.height >= screen.bounds.width ? .portrait : .landscapeRight
    }
}
