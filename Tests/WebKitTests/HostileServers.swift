import Foundation

/// A server that accepts connections and says nothing.
final class SilentServer {
    private let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    let url: URL

    init() {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = bind(listener, $0, length)
                _ = listen(listener, 16)
                _ = getsockname(listener, $0, &length)
            }
        }
        let port = UInt16(bigEndian: address.sin_port)
        url = URL(string: "http://127.0.0.1:\(port)/") ?? URL(fileURLWithPath: "/")
    }

    deinit { close(listener) }
}

/// A server of HTTPS whose certificate nobody else signed: that of the command `openssl`.
final class SecureServer {
    private let process = Process()
    private let folder: URL
    let url: URL

    /// Starts the server; `nil` without the command.
    init?() throws {
        let tool = "/usr/bin/openssl"
        guard FileManager.default.isExecutableFile(atPath: tool) else { return nil }
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let (key, certificate) = (folder.path + "/key.pem", folder.path + "/certificate.pem")
        let maker = Process()
        maker.executableURL = URL(fileURLWithPath: tool)
        maker.arguments =
            ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
            + ["-subj", "/CN=localhost", "-days", "2", "-keyout", key, "-out", certificate]
        maker.standardError = FileHandle.nullDevice
        try maker.run()
        maker.waitUntilExit()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: tool)
        process.arguments = ["s_server", "-accept", "127.0.0.1:0", "-www", "-key", key]
        process.arguments? += ["-cert", certificate]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        // It writes “ACCEPT 127.0.0.1:port”.
        var text = ""
        while text.firstMatch(of: /ACCEPT .*:\d+\n/) == nil {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { break }
            text += String(decoding: data, as: UTF8.self)
        }
        let port = text.firstMatch(of: /ACCEPT .*:(\d+)\n/)?.1 ?? "1"
        url = URL(string: "https://127.0.0.1:\(port)/") ?? URL(fileURLWithPath: "/")
    }

    func stop() {
        process.terminate()
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }
}
