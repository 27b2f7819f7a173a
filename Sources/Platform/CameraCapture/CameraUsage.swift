import Foundation
import Synchronization

/// The sentence for the user on what the camera is for, which iOS demands of an app.
package enum CameraUsage {
    private static let key = "NSCameraUsageDescription"
    private static let wasReported = Mutex(false)

    /// What is wrong; `nil` for nothing.
    static func problem(in info: [String: Any]) -> String? {
        if let sentence = info[key] as? String, !sentence.isEmpty { return nil }
        return """
            This app uses the camera, and its Info.plist has no NSCameraUsageDescription, for which \
            iOS ends it. Add the key with a sentence that tells the user what the camera is for.
            """
    }

    /// Stops an app that has an `Info.plist` without the sentence, as iOS does. A program without
    /// one, such as a test, is advised once.
    ///
    /// - Parameter framework: The framework by which the app uses the camera, for the advice.
    package static func check(for framework: String) {
        let info = Bundle.main.infoDictionary ?? [:]
        guard let problem = problem(in: info) else { return }
        precondition(info["CFBundleIdentifier"] == nil, problem)
        let isFirst = wasReported.withLock { wasReported in
            defer { wasReported = true }
            return !wasReported
        }
        if isFirst { FileHandle.standardError.write(Data("\(framework): \(problem)\n".utf8)) }
    }
}
