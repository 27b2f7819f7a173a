package import Foundation
import FoundationGaps

/// The file in which an app's windows are kept between two launches.
package final class SceneStore {
    /// The greatest size of the file in bytes. What would make it larger is not kept.
    static let maximumSize = 1 << 20

    private let file: URL
    private let report: (String) -> Void
    private var lastProblem: String?

    /// Creates the store of an app.
    ///
    /// - Parameters:
    ///   - folder: The app's folder, which is made when it is needed.
    ///   - report: Receives a message about a file that cannot be used.
    package init(folder: URL, report: @escaping (String) -> Void) {
        file = folder.appendingPathComponent("windows.json")
        self.report = report
    }

    /// The folder of an app below `XDG_STATE_HOME`, by default `~/.local/state`; `nil` for a user
    /// without a home.
    package static func userFolder(
        ofApp name: String,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> URL? {
        // The specification wants relative paths to be ignored.
        let wanted = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        guard let state = wanted ?? environment["HOME"].map({ $0 + "/.local/state" }) else {
            return nil
        }
        return URL(fileURLWithPath: state).appendingPathComponent(name)
    }

    /// Returns the windows of the last launch; `nil` if there are none, or if the file cannot be
    /// used, which is reported.
    func read() -> SavedScenes? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size]
            guard let size = size as? NSNumber, size.intValue <= Self.maximumSize else {
                return refuse("it is too large")
            }
            let saved = try SafeJSONDecoder().decode(SavedScenes.self, from: Data(contentsOf: file))
            if let defect = saved.defect { return refuse(defect) }
            if saved.isOpening { return refuse("the app ended while it opened them") }
            return saved
        } catch is DecodingError {
            return refuse("it is damaged")
        } catch {
            return refuse("\(error.localizedDescription)")
        }
    }

    private func refuse(_ reason: String) -> SavedScenes? {
        tell("The windows of the last time were not restored from “\(file.path)”: \(reason).")
        return nil
    }

    /// Writes the windows. A failure is reported once, until one succeeds.
    func write(_ saved: SavedScenes) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        do {
            var data = try encoder.encode(saved)
            if data.count > Self.maximumSize {
                tell(
                    """
                    The screens of the windows are not kept, because their activities are larger \
                    than \(Self.maximumSize / 1024) KB together. Keep names of contents in them \
                    instead of the contents.
                    """)
                var smaller = saved
                for index in smaller.sessions.indices {
                    smaller.sessions[index].activity = nil
                    smaller.sessions[index].userInfo = nil
                }
                data = try encoder.encode(smaller)
            } else {
                lastProblem = nil
            }
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
        } catch {
            tell("The windows are not kept in “\(file.path)”: \(error.localizedDescription)")
        }
    }

    /// Reports a problem, unless it was the last one too.
    func tell(_ problem: String) {
        if problem != lastProblem { report(problem) }
        lastProblem = problem
    }
}
