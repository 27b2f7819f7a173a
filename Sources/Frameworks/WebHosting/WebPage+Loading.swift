import CWebGate
package import Foundation

// MARK: - Loading

extension WebPage {
    /// Loads an address, with header fields besides the engine's own.
    package func load(_ url: String, headers: [String: String]) {
        // The engine runs scripts in addresses without asking.
        if !url.lowercased().hasPrefix("javascript:") { expectStart() }
        let lines = headers.map { "\($0.key)\n\($0.value)" }.joined(separator: "\n")
        begin { $0.load($1, url, lines) }
    }

    /// Shows data of a type.
    package func load(_ data: Data, type: String, encoding: String, base: String?) {
        expectStart()
        begin { functions, view in
            // The engine never ends to load nothing.
            let bytes = data.isEmpty ? [UInt8(ascii: " ")] : [UInt8](data)
            functions.load_data(view, bytes, bytes.count, type, encoding, base)
        }
    }

    package func reload(bypassingCache: Bool) { begin { $0.reload($1, bypassingCache) } }

    package func stop() {
        isStopping = isLoading
        guard !firstLoads.stop() else { return }
        firstLoads.end()
        with { $0.stop($1) }
    }

    /// Goes some steps back (negative) or forward in the history; `false` without such an entry.
    package func go(by steps: Int) -> Bool {
        guard history(at: steps, .url) != nil else { return false }
        begin { _ = $0.go($1, Int32(steps)) }
        return true
    }

    /// Notes that content will begin to load, so that tests wait for it.
    private func expectStart() {
        if view != nil, !hasContent { firstLoads.begin() }
    }

    private func begin(_ body: (ts_web_functions, OpaquePointer) -> Void) {
        hasLostProcess = false
        with(body)
        expectChange()
    }

    /// Ends the page's process.
    package func endProcess() { with { $0.end_process($1) } }
}

// MARK: - State

extension WebPage {
    package var title: String? { text { $0.title($1) } }
    package var url: String? { text { $0.url($1) } }
    package var progress: Double { with { $0.progress($1) } ?? 0 }
    package var isLoading: Bool { with { $0.is_loading($1) } ?? false }
    package var isSecure: Bool { with { $0.is_secure($1) } ?? false }

    /// Red, green, blue and alpha of the page's theme; `nil` without one.
    package var themeColor: [Double]? {
        with { functions, view -> [Double]? in
            var color = [0.0, 0, 0, 0]
            let hasTheme = color.withUnsafeMutableBufferPointer { buffer in
                buffer.baseAddress.map { functions.theme(view, $0) } ?? false
            }
            return hasTheme ? color : nil
        } ?? nil
    }

    /// The parts of an entry of the history.
    package enum HistoryPart: Int32 { case url, title, initialURL }

    /// An entry of the history, some steps from the current one; `nil` outside of it.
    package func history(at steps: Int, _ part: HistoryPart) -> String? {
        guard let steps = Int32(exactly: steps) else { return nil }
        return text { $0.history($1, steps, part.rawValue) }
    }

    private func text(
        _ body: (ts_web_functions, OpaquePointer) -> UnsafePointer<CChar>?
    ) -> String? {
        (with(body) ?? nil).map { String(cString: $0) }
    }

    /// The history and the places in it.
    package var interactionState: Data? {
        var state: Data?
        with { functions, view in
            let context = WebDataCall.retained { state = (try? $0.get())?.data }
            functions.state(view, WebDataCall.result, context)
        }
        return state
    }

    /// Sets a history that ``interactionState`` returned; `false` for other data.
    package func restore(_ state: Data) -> Bool {
        with { $0.restore($1, [UInt8](state), state.count) } ?? false
    }
}

// MARK: - Settings

extension WebPage {
    /// Sets an option of the engine, by its name there.
    package func set(_ option: String, _ value: Bool) { with { $0.set_flag($1, option, value) } }
    package func set(_ option: String, _ value: String?) { with { $0.set_text($1, option, value) } }
    package func set(_ option: String, _ value: Int) {
        with { $0.set_number($1, option, Int32(value)) }
    }

    /// Enlarges the page's content.
    package func setZoom(_ zoom: Double) {
        with { $0.set_zoom($1, zoom) }
        expectChange()
    }
}
