import CGTK
import Foundation

/// What has to be said to GTK before it starts.
enum GTKEnvironment {
    static func prepare() {
        // A program's numbers do not depend on where it runs, but what its keys type does.
        gtk_disable_setlocale()
        setlocale(LC_CTYPE, "")
        g_set_prgname(ProcessInfo.processInfo.processName)
        // Without a GPU, OpenGL is emulated: four times the memory, and twenty times the work a frame.
        if !hasGPU {
            setenv("GSK_RENDERER", "cairo", 0)
            setenv("GDK_DEBUG", "gl-disable", 0)
        }
        // Without a message bus nobody could ask for the accessibility that GTK would complain about.
        if !hasMessageBus { setenv("GTK_A11Y", "none", 0) }
    }

    private static var hasMessageBus: Bool {
        let socket = String(cString: g_get_user_runtime_dir()) + "/bus"
        return getenv("DBUS_SESSION_BUS_ADDRESS") != nil
            || FileManager.default.fileExists(atPath: socket)
    }

    private static var hasGPU: Bool {
        let devices = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []
        return devices.contains { $0.hasPrefix("renderD") }
    }

    /// Why GTK found no display.
    static var reasonForNoDisplay: String {
        let environment = ProcessInfo.processInfo.environment
        let tried = ["WAYLAND_DISPLAY", "DISPLAY"].compactMap { name in
            environment[name].map { "\(name) is “\($0)”" }
        }
        return tried.isEmpty
            ? "neither DISPLAY nor WAYLAND_DISPLAY is set"
            : tried.joined(separator: " and ") + ", but no display answers there"
    }
}
