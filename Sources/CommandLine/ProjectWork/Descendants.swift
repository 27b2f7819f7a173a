import CommandLineKit
import Dispatch
import Foundation
import Glibc

/// The processes that this one started, and those that they started.
///
/// SwiftPM runs tests in a group of their own, so Ctrl-C and the end of SwiftPM do not reach them.
enum Descendants {
    nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []

    /// Lets Ctrl-C, SIGTERM and the end of the terminal end them before this process. Later calls
    /// do nothing.
    static func endWithProcess() {
        guard sources.isEmpty else { return }
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                for id in ids(below: getpid()) { kill(id, SIGTERM) }
                Interruption.report()
                _exit(ExitCode.interrupted.rawValue)
            }
            source.resume()
            sources.append(source)
        }
    }

    /// The numbers of the processes below one, as the system lists them.
    static func ids(below root: pid_t) -> [pid_t] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        var children: [pid_t: [pid_t]] = [:]
        for id in names.compactMap({ pid_t($0) }) {
            // `1 (name) S 0 …`: the name may have brackets of its own.
            guard let text = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
                let end = text.lastIndex(of: ")")
            else { continue }
            let fields = text[end...].split(separator: " ")
            if fields.count > 2, let parent = pid_t(fields[2]) {
                children[parent, default: []].append(id)
            }
        }
        var (found, open): ([pid_t], [pid_t]) = ([], [root])
        while let next = open.popLast() {
            let own = children[next] ?? []
            found += own
            open += own
        }
        return found
    }
}
