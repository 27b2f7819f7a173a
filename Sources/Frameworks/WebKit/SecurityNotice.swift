import Foundation
import WebHosting

/// What the first web view of a program says about the engine's security.
@MainActor
enum SecurityNotice {
    private static var isLogged = false

    /// The notice for a system and a version of the engine; `nil` where updates are published.
    static func text(osRelease: String, version: [Int]) -> String? {
        let lines = osRelease.split(separator: "\n")
        guard lines.contains("ID=debian"), lines.contains(#"VERSION_ID="12""#) else { return nil }
        let number = version.map(String.init).joined(separator: ".")
        return """
            WebKit: for trusted content only. Debian 12 publishes no security updates for its \
            WebKitGTK (\(number)).
            """
    }

    static func logOnce() {
        guard !isLogged else { return }
        isLogged = true
        let release = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? ""
        guard let text = text(osRelease: release, version: WebEngine.version) else { return }
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }
}
