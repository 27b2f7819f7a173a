import Foundation

extension Selector {
    /// Calls the method on the main actor: at once if the caller is on it, else soon after.
    func call(_ target: AnyObject, with argument: Any?) {
        // The caller passes both to another thread, as with Objective-C.
        nonisolated(unsafe) let target = target
        nonisolated(unsafe) let argument = argument
        if MainQueue.isCurrent {
            MainActor.assumeIsolated { _ = perform(on: target, sender: argument) }
        } else {
            DispatchQueue.main.async { perform(on: target, sender: argument) }
        }
    }
}
