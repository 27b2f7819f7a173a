import CGTK
import CGTKShim
import Foundation

/// The environment that GTK needs before it starts.
enum GTKEnvironment {
    static func prepare() {
        // The formats of numbers do not depend on the locale, but keyboard input does.
        gtk_disable_setlocale()
        setlocale(LC_CTYPE, "")
        g_set_prgname(ProcessInfo.processInfo.processName)
        // Without a GPU, OpenGL is emulated, with four times the memory and twenty times the work
        // per frame. Browsers draw by a renderer of their own.
        if !hasGPU, !isInBrowser {
            setenv("GSK_RENDERER", "cairo", 0)
            setenv("GDK_DEBUG", "gl-disable", 0)
        }
        // Without a message bus accessibility clients cannot connect, and GTK would print a
        // warning.
        if ts_has_session_bus() == 0 { setenv("GTK_A11Y", "none", 0) }
    }

    /// `true` if Broadway shows the windows in a browser.
    private static var isInBrowser: Bool {
        getenv("GDK_BACKEND").map { String(cString: $0).hasPrefix("broadway") } ?? false
    }

    private static var hasGPU: Bool {
        let devices = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []
        return devices.contains { $0.hasPrefix("renderD") }
    }

    /// The reason why GTK found no display.
    static var noDisplayReason: String {
        let environment = ProcessInfo.processInfo.environment
        let tried = ["WAYLAND_DISPLAY", "DISPLAY"].compactMap { name in
            environment[name].map { "\(name) is “\($0)”" }
        }
        return tried.isEmpty
            ? "neither DISPLAY nor WAYLAND_DISPLAY is set"
            : tried.joined(separator: " and ") + ", but no display answers there"
    }
}
