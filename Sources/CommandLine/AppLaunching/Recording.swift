import CommandLineKit
import Foundation
import Playback
import UIKit

/// A recording that is on the disk after each step: a script, and a Swift test next to it.
@MainActor
struct Recording {
    private let recorder: Recorder

    init(path: String, app: String, size: CGSize, application: UIApplication = .shared) {
        let recorder = Recorder(application: application, size: size)
        self.recorder = recorder
        let test = URL(fileURLWithPath: path).deletingPathExtension().appendingPathExtension(
            "swift")
        let writer = SwiftTestWriter(app: app, size: size)
        recorder.didRecord = { [unowned recorder] in
            let steps = recorder.steps
            let files = [(path, Script.json(steps)), (test.path, writer.test(of: steps))]
            for (path, text) in files {
                do {
                    try OutputFile(path: path).write(Data(text.utf8))
                } catch {
                    FileHandle.standardError.write(Data("\(error)\n".utf8))
                }
            }
        }
    }
}
