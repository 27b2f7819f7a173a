/// A state in the life of an application.
///
/// An application passes `inactive` on its way from `notRunning` to `active`, and again at its end.
/// `suspended` only leads to `background`, unless the process is terminated.
package enum ApplicationLifeState: String, Hashable, Sendable, CaseIterable {
    /// Not launched yet, or terminated.
    case notRunning
    /// On screen without receiving events: during launch and termination, or while another window
    /// is active on the desktop.
    case inactive
    /// On screen and receiving events.
    case active
    /// Off screen and running.
    case background
    /// Off screen and not running.
    case suspended

    /// The states that may follow this one.
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
