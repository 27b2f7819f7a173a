import Foundation

/// Whether tests that start compositors, input methods and browsers run.
///
/// These programs take real time and real focus: on a busy machine a test of them may fail
/// without a defect of Touchstone. `make test-desktops` installs them and runs the tests one at a
/// time.
enum DesktopRun {
    static let isAsked = ProcessInfo.processInfo.environment["DESKTOPS"] == "1"
}
