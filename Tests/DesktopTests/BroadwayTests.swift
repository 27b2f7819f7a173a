import Foundation
import ProgramTesting
import Testing

/// What shows windows in a browser.
private enum Broadway {
    static let isInstalled = ["gtk4-broadwayd", "chromium", "convert"].allSatisfy {
        ChildProcess.path(of: $0) != nil
    }
}

/// An app in a browser: GTK's Broadway serves its windows, and Chromium shows them.
@Suite(
    "An app in a browser", .serialized,
    .enabled(
        if: DesktopRun.isAsked && Broadway.isInstalled,
        "Tests with Broadway and Chromium run with: make test-desktops"))
struct BroadwayTests {
    @Test("Browser: Chromium shows the window of an app")
    func picture() throws {
        let home = FileManager.default.temporaryDirectory
            .appendingPathComponent("touchstone-broadway-\(UUID().uuidString)")
        let run = home.appendingPathComponent("run")
        try FileManager.default.createDirectory(at: run, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        chmod(run.path, 0o700)
        // A display's number and port that other users of the machine hardly have.
        let number = Int.random(in: 20..<90)
        let port = 18_000 + number
        let environment: [String: String?] = [
            "HOME": home.path, "XDG_RUNTIME_DIR": run.path, "DISPLAY": nil, "WAYLAND_DISPLAY": nil,
            "GDK_BACKEND": "broadway", "BROADWAY_DISPLAY": ":\(number)",
            "GTK_IM_MODULE": "gtk-im-context-simple", "DBUS_SESSION_BUS_ADDRESS": "disabled:",
            "XDG_STATE_HOME": home.appendingPathComponent("state").path,
            "XDG_CONFIG_HOME": home.appendingPathComponent("config").path,
        ]
        let server = try ChildProcess(
            "/usr/bin/env", ["gtk4-broadwayd", "-p", "\(port)", ":\(number)"],
            environment: environment)
        try server.wait(for: "a socket") { $0.hasPrefix("Listening") }
        let probe = try ChildProcess(
            ChildProcess.pathOfProduct("desktopprobe"), environment: environment)
        try probe.wait(for: "shown Editor")

        // The page may be taken before the server's socket has delivered the window.
        var counts: [[UInt8]: Int] = [:]
        for _ in 0..<10 where counts[[0, 0, 0], default: 0] == 0 {
            counts = try colours(ofPage: "http://127.0.0.1:\(port)/", home, environment)
        }
        // The area for drops is 800 × 100 points of `secondarySystemBackground`.
        #expect(counts[[242, 242, 247], default: 0] > 60_000)
        #expect(counts[[0, 0, 0], default: 0] > 100)  // the title
    }

    /// The number of pixels of each colour in Chromium's picture of a page.
    private func colours(
        ofPage address: String, _ home: URL, _ environment: [String: String?]
    ) throws -> [[UInt8]: Int] {
        let file = home.appendingPathComponent("page.png").path
        try ChildProcess.run(
            "chromium",
            [
                "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
                "--user-data-dir=\(home.appendingPathComponent("chromium").path)",
                "--window-size=1000,800", "--screenshot=\(file)", "--virtual-time-budget=20000",
                address,
            ], environment: environment, patience: 120)
        let pixels = Array(
            try ChildProcess.run(
                "convert", [file, "-depth", "8", "rgb:-"], environment: environment))
        var counts: [[UInt8]: Int] = [:]
        for start in stride(from: 0, to: pixels.count - 2, by: 3) {
            counts[Array(pixels[start..<start + 3]), default: 0] += 1
        }
        return counts
    }
}
