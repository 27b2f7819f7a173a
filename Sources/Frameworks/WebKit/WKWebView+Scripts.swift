public import Foundation
import FoundationNetworking
public import UIKit
import WebHosting

extension WKWebView {
    // MARK: Scripts

    /// Runs a script, and calls `completionHandler` with the value of its last expression: a
    /// number, text, list, dictionary, `NSNull`, or `nil` for `undefined`.
    public func evaluateJavaScript(
        _ javaScriptString: String,
        completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
    ) {
        run(javaScriptString, values: nil, in: .page) { result in
            switch result {
            case .success(let value): completionHandler?(value, nil)
            case .failure(let error): completionHandler?(nil, error)
            }
        }
    }

    /// Runs a script in a world.
    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
    ) {
        run(javaScript, values: nil, in: contentWorld) { result in
            completionHandler?(result.map { $0 ?? NSNull() }.mapError { $0 as any Error })
        }
    }

    /// Runs a script, and returns the value of its last expression; `nil` for `undefined`.
    @discardableResult
    public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        try await withCheckedThrowingContinuation {
            (continuation: CheckedContinuation<ScriptResult, any Error>) in
            run(javaScriptString, values: nil, in: .page) {
                continuation.resume(with: $0.map(ScriptResult.init).mapError { $0 as any Error })
            }
        }.value
    }

    /// Runs the body of an asynchronous function whose parameters are the names of `arguments`, and
    /// waits for what it returns.
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld,
        completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
    ) {
        call(functionBody, arguments, in: contentWorld) { result in
            completionHandler?(result.map { $0 ?? NSNull() }.mapError { $0 as any Error })
        }
    }

    /// Runs the body of an asynchronous function, and returns what it returns.
    @discardableResult
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? {
        try await withCheckedThrowingContinuation {
            (continuation: CheckedContinuation<ScriptResult, any Error>) in
            call(functionBody, arguments, in: contentWorld) {
                continuation.resume(with: $0.map(ScriptResult.init).mapError { $0 as any Error })
            }
        }.value
    }

    private func call(
        _ body: String, _ arguments: [String: Any], in world: WKContentWorld,
        _ completion: @escaping @MainActor (Result<Any?, WKError>) -> Void
    ) {
        let names = arguments.keys.sorted()
        guard names.allSatisfy({ $0.wholeMatch(of: /[A-Za-z_$][\w$]*/) != nil }),
            let values = ScriptValues.json(arguments)
        else {
            return completion(
                .failure(
                    WKError(
                        .unknown,
                        """
                        The arguments of a script need names of variables, and values that are \
                        numbers, texts, lists, dictionaries or NSNull.
                        """)))
        }
        let parameters = names.joined(separator: ", ")
        run(
            "const {\(parameters)} = JSON.parse(values); return await (async () => {\(body)\n})()",
            values: values, in: world, completion)
    }

    private func run(
        _ script: String, values: String?, in world: WKContentWorld,
        _ completion: @escaping @MainActor (Result<Any?, WKError>) -> Void
    ) {
        guard let page else {
            return completion(.failure(engineError ?? WKError(.unknown, "There is no web engine.")))
        }
        page.run(script, values: values, world: world.engineName) { result in
            completion(result.map(ScriptValues.value).mapError(ScriptValues.error))
        }
    }

    /// A value that crosses to the caller, which owns it alone.
    private struct ScriptResult: @unchecked Sendable { let value: Any? }

    // MARK: Finding

    /// Finds and marks text in the page.
    public func find(
        _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
        completionHandler: @escaping @MainActor (WKFindResult) -> Void
    ) {
        find?.completion(WKFindResult(matchFound: false))
        find = nil
        guard let page, !string.isEmpty else {
            page?.find(nil, ignoresCase: true, backwards: false, wraps: false)
            return completionHandler(WKFindResult(matchFound: false))
        }
        find = (completionHandler, string)
        page.find(
            string, ignoresCase: !configuration.caseSensitive,
            backwards: configuration.backwards, wraps: configuration.wraps)
    }

    /// Finds and marks text in the page.
    public func find(
        _ string: String, configuration: WKFindConfiguration = WKFindConfiguration()
    ) async -> WKFindResult {
        await withCheckedContinuation { continuation in
            find(string, configuration: configuration) { continuation.resume(returning: $0) }
        }
    }

    // MARK: Pictures and files

    /// Makes a picture of the page's visible part.
    public func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
    ) {
        guard let page else { return completionHandler(nil, engineError) }
        let rect = snapshotConfiguration?.rect ?? .null
        let width = snapshotConfiguration?.snapshotWidth?.doubleValue
        page.snapshot(ofWholePage: false) { [size = contentView.bounds.size] result in
            switch result {
            case .failure(let error): completionHandler(nil, ScriptValues.error(error))
            case .success(let image):
                let scale = size.width > 0 ? CGFloat(image.width) / size.width : 1
                let part = rect.isNull ? nil : image.cropping(to: rect.scaled(by: scale))
                let shown = part ?? image
                let density = width.map { CGFloat(shown.width) / max($0, 1) } ?? scale
                completionHandler(
                    UIImage(cgImage: shown, scale: density, orientation: .up), nil)
            }
        }
    }

    /// Makes a PDF file of the page.
    public func createPDF(
        configuration pdfConfiguration: WKPDFConfiguration = WKPDFConfiguration(),
        completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
    ) {
        guard let page else {
            return completionHandler(
                .failure(engineError ?? WKError(.unknown, "There is no web engine.")))
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "page-\(UUID().uuidString).pdf")
        let size = pdfConfiguration.rect?.size ?? bounds.size
        page.print(to: file.path, pageSize: size) { error in
            defer { try? FileManager.default.removeItem(at: file) }
            if let error { return completionHandler(.failure(ScriptValues.error(error))) }
            completionHandler(Result { try Data(contentsOf: file) })
        }
    }

    // MARK: Downloads

    /// Downloads what a request refers to.
    public func startDownload(
        using request: URLRequest, completionHandler: @escaping @MainActor (WKDownload) -> Void
    ) {
        guard let page, let url = request.url else { return }
        startedDownloads.append((url.absoluteString, completionHandler))
        page.startDownload(url.absoluteString)
    }
}

extension CGRect {
    fileprivate func scaled(by scale: CGFloat) -> CGRect {
        CGRect(x: minX * scale, y: minY * scale, width: width * scale, height: height * scale)
    }
}
