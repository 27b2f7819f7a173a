import CGTK
import CGTKShim
import Foundation
package import Platform

/// The desktop's clipboard, or its primary selection.
package final class GTKClipboard: Clipboard {
    package private(set) var changeCount = 0
    private let clipboard: OpaquePointer

    /// Set by the host that owns the clipboard.
    weak var host: GTKHost?

    /// The content that this program wrote last.
    private var own: [ClipboardContent] = []

    init(_ clipboard: OpaquePointer) {
        self.clipboard = clipboard
        // The clipboard lives as long as the process, as its host does.
        ts_watch_clipboard(
            clipboard,
            { context in
                guard let context else { return }
                let clipboard = Unmanaged<GTKClipboard>.fromOpaque(context).takeUnretainedValue()
                MainActor.assumeIsolated { clipboard.changeCount += 1 }
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    package var types: [String] {
        if isOwn { return own.map(\.type) }
        var count = 0
        guard
            let names = gdk_content_formats_get_mime_types(
                gdk_clipboard_get_formats(clipboard), &count)
        else { return [] }
        return (0..<count).compactMap { names[$0].map { String(cString: $0) } }
    }

    private var isOwn: Bool { gdk_clipboard_is_local(clipboard) != 0 }

    // MARK: Reading

    /// The number of bytes up to which contents are read.
    package var limit = GTKClipboard.maximumSize

    /// The time in seconds after which a program that delivers nothing is given up: a busy program
    /// answers within this time, and a user no longer expects an answer after it.
    package var stallLimit = 10.0

    package func read(_ type: String, _ completion: @escaping @MainActor ([UInt8]?) -> Void) {
        guard !isOwn else { return completion(contents(ofType: type)) }
        let request = Unmanaged.passRetained(ReadRequest(type, limit, completion)).toOpaque()
        ts_read_clipboard(
            clipboard, type,
            TSReadingLimits(bytes: limit, milliseconds: guint(stallLimit * 1_000)),
            { context, bytes, count, end in
                guard let context else { return }
                let request = Unmanaged<ReadRequest>.fromOpaque(context).takeRetainedValue()
                let contents = bytes.map {
                    Array(
                        UnsafeBufferPointer(
                            start: $0.assumingMemoryBound(to: UInt8.self), count: count))
                }
                MainActor.assumeIsolated { request.end(end, contents) }
            }, request)
    }

    /// The time in seconds that a program has to deliver its contents.
    private static let patience = 1.0

    package func contents(ofType type: String) -> [UInt8]? {
        guard !isOwn else { return own.first { $0.type == type }?.bytes }
        var contents: [UInt8]?
        var isDone = false
        read(type) {
            contents = $0
            isDone = true
        }
        if !isDone { host?.wait(atMost: Self.patience) { isDone } }
        return contents
    }

    // MARK: Writing

    package func write(_ contents: [ClipboardContent]) {
        own = contents
        let provider = ts_contents_new()
        for content in contents {
            ts_contents_add(provider, content.type, content.bytes, content.bytes.count)
        }
        ts_contents_write(provider, clipboard)
    }
}

/// A pending read.
private final class ReadRequest {
    private let type: String
    private let limit: Int
    private let completion: @MainActor ([UInt8]?) -> Void

    init(_ type: String, _ limit: Int, _ completion: @escaping @MainActor ([UInt8]?) -> Void) {
        self.type = type
        self.limit = limit
        self.completion = completion
    }

    /// Reports why there are no contents, and answers.
    @MainActor
    func end(_ end: TSReadingEnd, _ contents: [UInt8]?) {
        switch end {
        case TS_READING_TOO_LARGE:
            let size = limit < 1 << 20 ? "\(limit) bytes" : "\(limit >> 20) MB"
            warn("are larger than \(size). Copy less, or open a file instead.")
        case TS_READING_STALLED:
            warn("were not delivered by the program that copied them. Copy them again.")
        default: break
        }
        completion(contents)
    }

    private func warn(_ problem: String) {
        let text = "The clipboard's contents of the type \(type) \(problem)\n"
        FileHandle.standardError.write(Data(text.utf8))
    }
}
