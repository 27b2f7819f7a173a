public import Foundation

/// The executable of this process, and the package that it was built in.
public enum RunningProgram {
    /// The folder of the executable.
    public static var folder: URL {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent()
    }

    /// The package whose `.build` the executable lies in; `nil` if it was installed elsewhere.
    public static var package: URL? {
        var build = folder
        while build.lastPathComponent != ".build" {
            guard build.path != "/" else { return nil }
            build.deleteLastPathComponent()
        }
        return build.deletingLastPathComponent()
    }
}
