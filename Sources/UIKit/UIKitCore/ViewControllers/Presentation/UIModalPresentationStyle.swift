/// The way a presented view covers the one below it. Raw values are Apple's.
public nonisolated enum UIModalPresentationStyle: Int, Hashable, Sendable {
    /// The default: a page sheet.
    case automatic = -2

    /// As the answer of a delegate: no adaptation.
    case none = -1

    /// Covers the window fully; the view below leaves the screen.
    case fullScreen = 0

    /// A sheet: nearly as large as a narrow window, a readable page in a wide one.
    case pageSheet = 1

    /// A sheet of the preferred content size, in the middle of a wide window.
    case formSheet = 2

    /// Covers the nearest controller that defines a presentation context, whose view leaves the
    /// screen.
    case currentContext = 3

    /// As the presentation controller of the transitioning delegate decides.
    case custom = 4

    /// Covers the window fully; the view below stays on screen, for translucent views.
    case overFullScreen = 5

    /// Covers the nearest controller that defines a presentation context, whose view stays on
    /// screen.
    case overCurrentContext = 6

    /// A bubble with an arrow; a sheet in a narrow window.
    case popover = 7

    /// `true` if the style covers the nearest presentation context instead of the window.
    var usesContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// The standard motion of a presentation. Raw values are Apple's.
public nonisolated enum UIModalTransitionStyle: Int, Hashable, Sendable {
    /// Slides up from below.
    case coverVertical = 0

    /// Turns over about the vertical axis.
    case flipHorizontal = 1

    /// Fades in.
    case crossDissolve = 2
}
