import CWebGate
import OutstandingWork

extension WebPage {
    /// Runs a script, and calls `completion` with its result as JSON, empty for `undefined`.
    ///
    /// - Parameters:
    ///   - values: JSON for the variable `values` of an asynchronous function whose body `script`
    ///     is; `nil` for an expression.
    ///   - world: The name of the script's world; `nil` for the page's own.
    ///   - isCounted: `false` for calls that do not make the page busy.
    package func run(
        _ script: String, values: String? = nil, world: String? = nil, isCounted: Bool = true,
        _ completion: @escaping @MainActor (Result<String, WebScriptError>) -> Void
    ) {
        guard let view else {
            return completion(
                .failure(WebScriptError(kind: "closed", message: "The web view was closed.")))
        }
        if isCounted { passTime() }
        openCalls += 1
        OutstandingWorks.inRealTime(
            Self.engine.run(
                view, script, values, world, WebCall.result,
                WebCall.retained { [weak self] result in
                    self?.openCalls -= 1
                    if isCounted { self?.expectChange() }
                    completion(result)
                }))
    }

    // MARK: What pages contain

    package func add(script: String, atStart: Bool, mainFrameOnly: Bool, world: String?) {
        with { $0.add_script($1, script, atStart, mainFrameOnly, world) }
    }

    package func removeScripts() {
        with { $0.remove_scripts($1) }
        PendingPages.shared.addClock(to: self)
    }

    package func addHandler(_ name: String, world: String?, replies: Bool) {
        with { $0.add_handler($1, name, world, replies) }
    }

    package func removeHandler(_ name: String, world: String?) {
        with { $0.remove_handler($1, name, world) }
    }

    package func add(_ rules: WebContentRules) { with { $0.add_rules($1, rules.pointer) } }

    package func removeRules() { with { $0.remove_rules($1) } }
}

/// Compiled rules that block, hide or change what pages load.
@MainActor
package final class WebContentRules {
    let pointer: UnsafeMutableRawPointer

    private init(_ pointer: UnsafeMutableRawPointer) { self.pointer = pointer }

    isolated deinit { OutstandingWorks.inRealTime(WebPage.engine.free_rules(pointer)) }

    private final class Compilation {
        let completion: @MainActor (Result<WebContentRules, WebScriptError>) -> Void

        init(_ completion: @escaping @MainActor (Result<WebContentRules, WebScriptError>) -> Void) {
            self.completion = completion
        }
    }

    /// Compiles rules in Apple's JSON, and calls `completion` later.
    package static func compile(
        _ json: String, id: String, folder: String,
        _ completion: @escaping @MainActor (Result<WebContentRules, WebScriptError>) -> Void
    ) {
        PendingPages.shared.openCalls += 1
        let context = Unmanaged.passRetained(Compilation(completion)).toOpaque()
        OutstandingWorks.inRealTime(
            WebPage.engine.compile_rules(
                folder, id, json,
                { context, rules, error in
                    nonisolated(unsafe) let (context, rules) = (context, rules)
                    let message = error.map { String(cString: $0) } ?? ""
                    MainActor.assumeIsolated {
                        guard let context else { return }
                        PendingPages.shared.openCalls -= 1
                        let call = Unmanaged<Compilation>.fromOpaque(context).takeRetainedValue()
                        OutstandingWorks.inAppTime {
                            call.completion(
                                rules.map { .success(WebContentRules($0)) }
                                    ?? .failure(WebScriptError(kind: "rules", message: message)))
                        }
                    }
                }, context))
    }
}
