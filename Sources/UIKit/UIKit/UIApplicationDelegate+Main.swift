import HostGTK
package import Platform

extension UIApplicationDelegate {
    /// Runs the program: opens a connection to the desktop, makes the delegate, and returns when the last window was closed.
    ///
    /// `@main` calls it. Without a display the program ends with exit code 1 and a message that says what to do.
    ///
    ///     @main final class AppDelegate: UIResponder, UIApplicationDelegate { … }
    public static func main() {
        do {
            let host = try GTKHost.make()
            exit(UIApplication.main(host: host) { UIApplication.makeDelegate(of: self) })
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }
}

extension UIApplication {
    /// Runs a program on the desktop, as ``UIApplicationDelegate/main()`` does, with a delegate made by the caller.
    ///
    /// - Returns: The process's exit code.
    /// - Throws: `HostError.noDisplay` where there is no display. No delegate was made then.
    package static func runOnDesktop(
        delegate: () -> any UIApplicationDelegate
    ) throws(HostError) -> Int32 {
        main(host: try GTKHost.make(), delegate: delegate)
    }
}
