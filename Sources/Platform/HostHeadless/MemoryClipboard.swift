import Platform

/// A clipboard private to this process.
@MainActor
final class MemoryClipboard: Clipboard {
    /// The number of changes.
    private(set) var changeCount = 0

    private var stored: [ClipboardContent] = []

    var types: [String] { stored.map(\.type) }

    func read(_ type: String, _ completion: @escaping @MainActor ([UInt8]?) -> Void) {
        completion(contents(ofType: type))
    }

    func contents(ofType type: String) -> [UInt8]? {
        stored.first { $0.type == type }?.bytes
    }

    /// Replaces the contents, as this program or another one does.
    func write(_ contents: [ClipboardContent]) {
        stored = contents
        changeCount += 1
    }
}
