import CProgramTesting
import Foundation

/// A Wayland compositor without a screen, for programs that open windows: sway, with a mouse.
///
/// Windows have no borders, and open at the upper left corner.
package final class WaylandDisplay {
    private let compositor: ChildProcess
    private let mouse: OpaquePointer
    private let home: URL

    /// What a program has to be told to show its windows here, and to be independent of the desktop
    /// around it.
    package let environment: [String: String?]

    /// The size of the screen.
    private static let screen = (width: 1280, height: 1024)

    /// Whether what it takes is installed: the compositor, synthetic keys, the clipboard of another
    /// program, and screenshots.
    package static let isInstalled = ["sway", "wtype", "wl-copy", "wl-paste", "grim"].allSatisfy {
        ChildProcess.path(of: $0) != nil
    }

    private static let configuration = """
        output HEADLESS-1 resolution \(screen.width)x\(screen.height)
        default_border none
        default_floating_border none
        for_window [app_id=".*"] floating enable, move absolute position 0 0
        xwayland disable
        exec echo display $WAYLAND_DISPLAY

        """

    /// Starts the compositor and waits until it takes connections.
    ///
    /// - Parameter extra: What to add to ``environment``.
    package init(environment extra: [String: String?] = [:]) throws {
        home = FileManager.default.temporaryDirectory
            .appendingPathComponent("touchstone-wayland-\(UUID().uuidString)")
        let run = home.appendingPathComponent("run")
        try FileManager.default.createDirectory(at: run, withIntermediateDirectories: true)
        let file = home.appendingPathComponent("sway.conf")
        try Self.configuration.write(to: file, atomically: true, encoding: .utf8)
        let own: [String: String?] = [
            "XDG_RUNTIME_DIR": run.path, "HOME": home.path, "DISPLAY": nil, "WAYLAND_DISPLAY": nil,
            "WLR_BACKENDS": "headless", "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman",
            "SWAYSOCK": run.appendingPathComponent("sway.sock").path,
            "DBUS_SESSION_BUS_ADDRESS": "disabled:",
        ]
        // It refuses to run as root.
        let user =
            geteuid() == 0
            ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
            : []
        if geteuid() == 0 {
            chmod(run.path, 0o700)
            chown(run.path, 65534, 65534)
        }
        compositor = try ChildProcess(
            "/usr/bin/env", user + ["sway", "-c", file.path], environment: own)
        let line = try compositor.wait(for: "a display") { $0.hasPrefix("display ") }
        let name = String(line.dropFirst("display ".count))
        guard let mouse = ts_pointer_new(run.appendingPathComponent(name).path) else {
            throw ChildProcess.Failure(description: "The compositor takes no virtual mouse.")
        }
        self.mouse = mouse
        var usual = own
        for (name, folder) in [
            ("XDG_DATA_HOME", "data"), ("XDG_STATE_HOME", "state"), ("XDG_CONFIG_HOME", "config"),
        ] { usual[name] = home.appendingPathComponent(folder).path }
        usual["WAYLAND_DISPLAY"] = name
        usual["GDK_BACKEND"] = "wayland"
        usual["GTK_IM_MODULE"] = "gtk-im-context-simple"
        environment = usual.merging(extra) { $1 }
    }

    deinit {
        ts_pointer_free(mouse)
        try? FileManager.default.removeItem(at: home)
    }

    // MARK: Input

    /// How long programs are given to notice the keyboard, which is a new one for each command.
    private static let pause = ["-s", "300"]

    /// Types a text.
    package func type(_ text: String) throws {
        try run("wtype", Self.pause + ["-d", "20", text])
    }

    /// Presses a key with modifiers: `press("c", "ctrl")`.
    package func press(_ key: String, _ modifiers: String...) throws {
        try run(
            "wtype",
            Self.pause + modifiers.flatMap { ["-M", $0] } + ["-k", key]
                + modifiers.flatMap { ["-m", $0] })
    }

    /// Moves the mouse to a point of the screen.
    package func move(to x: Int, _ y: Int) {
        ts_pointer_move(
            mouse, Int32(x), Int32(y), Int32(Self.screen.width), Int32(Self.screen.height))
    }

    /// Presses or releases the mouse's first button.
    package func press(_ isPressed: Bool) { ts_pointer_press(mouse, isPressed ? 1 : 0) }

    /// Executes a command of the compositor, which fails until the window that it names is open.
    package func command(_ text: String) throws {
        let deadline = Date(timeIntervalSinceNow: 10)
        while true {
            do {
                try run("swaymsg", [text])
                return
            } catch  where deadline.timeIntervalSinceNow > 0 {
                Thread.sleep(forTimeInterval: 0.1)
            }
        }
    }

    // MARK: Clipboard and pictures

    /// Copies a text as another program does.
    package func copy(_ text: String) throws { try run("wl-copy", [text]) }

    /// The text that another program pastes.
    package func paste() throws -> String {
        String(decoding: try run("wl-paste", ["--no-newline"]), as: UTF8.self)
    }

    /// A part of the screen as red, green and blue bytes, top row first.
    package func pixels(x: Int, y: Int, width: Int, height: Int) throws -> [UInt8] {
        let picture = try run("grim", ["-g", "\(x),\(y) \(width)x\(height)", "-t", "ppm", "-"])
        return Array(picture.suffix(width * height * 3))
    }

    @discardableResult
    private func run(_ name: String, _ arguments: [String]) throws -> Data {
        try ChildProcess.run(name, arguments, environment: environment)
    }
}
