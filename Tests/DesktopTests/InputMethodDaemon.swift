import Foundation
import ProgramTesting

/// The program that turns pinyin into Chinese, and the module of GTK that talks to it.
enum InputMethodDaemon: String {
    case ibus, fcitx

    /// `true` if the daemon, its pinyin, and its module of GTK 4 are there.
    var isInstalled: Bool {
        let modules = "/usr/lib/x86_64-linux-gnu/gtk-4.0/4.0.0/immodules"
        let files =
            switch self {
            case .ibus: ["/usr/libexec/ibus-engine-libpinyin", "\(modules)/libim-ibus.so"]
            case .fcitx:
                [
                    "/usr/share/fcitx5/inputmethod/pinyin.conf", "\(modules)/libim-fcitx5.so",
                ]
            }
        return VirtualDisplay.isInstalled && ChildProcess.path(of: program) != nil
            && (files + ["/usr/bin/dbus-daemon"]).allSatisfy {
                FileManager.default.fileExists(atPath: $0)
            }
    }

    private var program: String {
        switch self {
        case .ibus: "ibus-daemon"
        case .fcitx: "fcitx5"
        }
    }

    /// Starts the daemon.
    ///
    /// - Parameter configuration: The folder of its settings.
    func start(_ environment: [String: String?], configuration: URL) throws -> ChildProcess {
        let path = ChildProcess.path(of: program) ?? program
        switch self {
        case .ibus:
            return try ChildProcess(
                path, ["--panel", "disable", "--replace"], environment: environment)
        case .fcitx:
            try Self.writeProfile(in: configuration.appendingPathComponent("fcitx5"))
            return try ChildProcess(
                path, ["--disable=wayland,notifications,cloudpinyin"], environment: environment)
        }
    }

    /// Chooses pinyin: with IBus for all windows, with fcitx for the one that has the focus.
    func choosePinyin(_ environment: [String: String?]) throws {
        switch self {
        case .ibus:
            try choose("libpinyin", with: "ibus", ["engine"], ["engine", "libpinyin"], environment)
        case .fcitx:
            try choose("pinyin", with: "fcitx5-remote", ["-n"], ["-s", "pinyin"], environment)
        }
    }

    /// Asks for an engine until the daemon has it.
    ///
    /// The command that asks for it may end with 1 although it works.
    private func choose(
        _ engine: String, with program: String, _ query: [String], _ command: [String],
        _ environment: [String: String?]
    ) throws {
        let deadline = Date(timeIntervalSinceNow: 60)
        while true {
            _ = try? ChildProcess.run(program, command, environment: environment, patience: 30)
            do {
                let present = try ChildProcess.run(
                    program, query, environment: environment, patience: 30)
                if present.starts(with: Data(engine.utf8)) { return }
                guard deadline.timeIntervalSinceNow > 0 else {
                    throw ChildProcess.Failure(description: "\(self) has no engine \(engine).")
                }
            } catch  where deadline.timeIntervalSinceNow > 0 {}
            Thread.sleep(forTimeInterval: 0.2)
        }
    }

    /// Writes the list of fcitx's engines: a keyboard, and pinyin.
    private static func writeProfile(in folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let profile = """
            [Groups/0]
            Name=Default
            Default Layout=us
            DefaultIM=pinyin

            [Groups/0/Items/0]
            Name=keyboard-us

            [Groups/0/Items/1]
            Name=pinyin

            [GroupOrder]
            0=Default

            """
        try profile.write(
            to: folder.appendingPathComponent("profile"), atomically: true, encoding: .utf8)
    }
}
