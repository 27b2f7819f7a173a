import CDesktopHost
package import Platform

extension UIApplicationDelegate {
    /// Runs the program: connects to the desktop, creates the delegate, and returns after the last
    /// window was closed.
    ///
    /// `@main` calls it. Without a display the program ends with exit code 1 and a message with the
    /// remedy. In a target that depends on `TouchstoneMain` the program has the options of
    /// Touchstone's apps.
    ///
    ///     @main final class AppDelegate: UIResponder, UIApplicationDelegate { … }
    public static func main() {
        if let program = linkedProgram { program.run(self) }
        do {
            let host = try makeDesktopHost()
            UIFont.useSystemFonts()
            let code = UIApplication.main(host: host) {
                DesktopPanels.install()
                return UIApplication.makeDelegate(of: self)
            }
            exit(code)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }
}

/// The program of an app that has no `main.swift`, with options on the command line.
package protocol DelegateProgram: AnyObject {
    /// Runs the program with a delegate of a class, and ends the process.
    static func run(_ delegate: any UIApplicationDelegate.Type) -> Never
}

/// The program in the module of ``DelegateProgram``'s class, if the executable has that module:
/// UIKit stands below it.
@MainActor private var linkedProgram: (any DelegateProgram.Type)? {
    NSClassFromString("AppLaunching.LinkedProgram") as? any DelegateProgram.Type
}

extension UIApplication {
    /// Runs a program on the desktop, as ``UIApplicationDelegate/main()`` does, with a delegate
    /// created by the caller.
    ///
    /// - Parameters:
    ///   - remembersWindows: `true` to open the windows of the last launch again.
    ///   - delegate: Creates the delegate.
    /// - Returns: The process's exit code.
    /// - Throws: `HostError.noDisplay` where there is no display. The delegate is not created in
    ///   that case.
    package static func runOnDesktop(
        remembersWindows: Bool = true, delegate: () -> any UIApplicationDelegate
    ) throws(HostError) -> Int32 {
        let host = try makeDesktopHost()
        UIFont.useSystemFonts()
        return main(host: host, remembersWindows: remembersWindows) {
            DesktopPanels.install()
            return delegate()
        }
    }
}

/// Connects to the desktop by `HostGTK`, which is a part of the program or, where UIKit is an
/// installed library, a library that is loaded here: programs without a window start without GTK.
private func makeDesktopHost() throws(HostError) -> any Platform.Host {
    var reason: UnsafeMutablePointer<CChar>?
    let pointer = ts_desktop_host(&reason)
    defer { free(reason) }
    let object = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    guard let host = object as? any Platform.Host else {
        throw .noDisplay(reason: reason.map { String(cString: $0) } ?? "no host was made")
    }
    return host
}
