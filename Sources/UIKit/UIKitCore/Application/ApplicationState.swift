/// Where in its life an application is.
///
/// An application starts by passing `inactive` on its way from `notRunning` to `active`, and ends by passing it again.
/// `suspended` is left only through `background`, unless the program is ended.
package enum ApplicationLifeState: String, Hashable, Sendable, CaseIterable {
    /// Not started yet, or ended.
    case notRunning
    /// On the screen, but getting no events: starting, ending, or another window has the desktop's attention.
    case inactive
    /// On the screen and getting events.
    case active
    /// Off the screen, running.
    case background
    /// Off the screen and standing still.
    case suspended

    /// The states that may come after this one.
    package var successors: Set<ApplicationLifeState> {
        switch self {
        case .notRunning: [.inactive, .background]
        case .inactive: [.active, .background, .notRunning]
        case .active: [.inactive]
        case .background: [.inactive, .suspended, .notRunning]
        case .suspended: [.background, .notRunning]
        }
    }
}
