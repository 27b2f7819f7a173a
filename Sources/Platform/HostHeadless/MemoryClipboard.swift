import Platform

/// A clipboard private to this process.
@MainActor
final class MemoryClipboard: Clipboard {
    private(set) var changeCount = 0
    private var text: String?

    func readText(_ completion: @escaping @MainActor (String?) -> Void) { completion(text) }

    func writeText(_ text: String) {
        self.text = text
        changeCount += 1
    }
}
