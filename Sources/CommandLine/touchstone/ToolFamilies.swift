import CommandLineKit
import CoordinateCommands
import Dispatch
import PlaceCommands
import QRCommands
import Synchronization

/// The families of commands that `touchstone` has beside its own.
enum ToolFamilies {
    static let all: [any ToolFamily] = [CoordinateTool(), PlaceTool(), QRTool()]

    /// Has a family answer, and waits for it: no other work is to be done on this thread meanwhile.
    static func answer(
        _ name: String, _ words: [String], say: @escaping @Sendable (String) -> Void
    ) -> ToolResponse {
        guard let family = all.first(where: { type(of: $0).name == name }) else {
            preconditionFailure("\(name) passed the reader but is no family of commands.")
        }
        let response = Mutex(ToolResponse())
        let isDone = DispatchSemaphore(value: 0)
        Task.detached {
            let answer = await family.respond(to: words, say: say)
            response.withLock { $0 = answer }
            isDone.signal()
        }
        isDone.wait()
        return response.withLock { $0 }
    }
}
