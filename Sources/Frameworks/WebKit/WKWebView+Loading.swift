public import Foundation
public import FoundationNetworking
import WebHosting

/// The course of a web view's navigation.
struct NavigationState {
    /// The navigation that goes on, or ended last.
    var current: WKNavigation?

    /// `true` from the start of a navigation to its end.
    var isUnderWay = false

    /// `true` after content has arrived.
    var isCommitted = false

    /// The action that a window or a download is opened for.
    var lastAction: WKNavigationAction?

    /// The response that a download is begun for.
    var lastResponse: WKNavigationResponse?

    /// `true` if the next download comes from a response.
    var downloadsResponse = false

    /// Red, green and blue behind the page.
    var background: [CGFloat] = []
}

// MARK: - Loading

extension WKWebView {
    /// Loads a request. The engine sends GET alone: another method fails with an error.
    @discardableResult
    public func load(_ request: URLRequest) -> WKNavigation? {
        guard let url = request.url else { return nil }
        let method = request.httpMethod ?? "GET"
        return begin(url) { page in
            guard method == "GET" else {
                throw WKError(
                    .unknown,
                    """
                    \(method) \(url.absoluteString): the web engine loads GET alone. Send the \
                    request by URLSession, and show its answer by load(_:mimeType:…).
                    """)
            }
            page.load(url.absoluteString, headers: request.allHTTPHeaderFields ?? [:])
        }
    }

    /// Shows a text in HTML, whose relative addresses refer to `baseURL`.
    @discardableResult
    public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        load(
            Data(string.utf8), mimeType: "text/html", characterEncodingName: "utf-8",
            base: baseURL)
    }

    /// Shows data of a type.
    @discardableResult
    public func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? {
        load(
            data, mimeType: MIMEType, characterEncodingName: characterEncodingName, base: baseURL)
    }

    private func load(
        _ data: Data, mimeType: String, characterEncodingName: String, base: URL?
    ) -> WKNavigation? {
        begin(base ?? URL(string: "about:blank")) { page in
            page.load(
                data, type: mimeType, encoding: characterEncodingName, base: base?.absoluteString)
        }
    }

    /// Shows a text in HTML as if `request` was answered by it.
    @discardableResult
    public func loadSimulatedRequest(
        _ request: URLRequest, responseHTML string: String
    ) -> WKNavigation? {
        loadHTMLString(string, baseURL: request.url)
    }

    /// Loads a file. The page reads files of its own folder; `readAccessURL` is checked to hold it.
    @discardableResult
    public func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        precondition(url.isFileURL, "\(url) is no file. Use load(_:) for it.")
        let (file, folder) = (url.standardizedFileURL.path, readAccessURL.standardizedFileURL.path)
        precondition(
            file == folder || file.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/"),
            "\(readAccessURL.path) does not hold \(url.path), which the page has to read.")
        return begin(url) { $0.load(url.absoluteString, headers: [:]) }
    }

    /// Loads the page again.
    @discardableResult
    public func reload() -> WKNavigation? { begin(nil) { $0.reload(bypassingCache: false) } }

    /// Loads the page again without what is cached.
    @discardableResult
    public func reloadFromOrigin() -> WKNavigation? {
        begin(nil) { $0.reload(bypassingCache: true) }
    }

    /// Stops loading.
    public func stopLoading() { page?.stop() }

    private func begin(
        _ url: URL?, _ body: (WebPage) throws -> Void
    ) -> WKNavigation? {
        let navigation = WKNavigation()
        state.current = navigation
        do {
            guard let page else {
                throw engineError ?? WKError(.unknown, "There is no web engine.")
            }
            try body(page)
            synchronize()
        } catch {
            // Delegates learn of the end after the call that begins, as of any other.
            DispatchQueue.main.async { [weak self] in
                guard let self else { return }
                navigationDelegate?.webView(
                    self, didFailProvisionalNavigation: navigation, withError: error)
            }
        }
        return navigation
    }

    // MARK: History

    /// The pages that were shown.
    public var backForwardList: WKBackForwardList { WKBackForwardList(page: page) }

    /// Shows the page before; `nil` if there is none.
    @discardableResult
    public func goBack() -> WKNavigation? { go(by: -1) }

    /// Shows the page after; `nil` if there is none.
    @discardableResult
    public func goForward() -> WKNavigation? { go(by: 1) }

    /// Shows a page of the list.
    @discardableResult
    public func go(to item: WKBackForwardListItem) -> WKNavigation? { go(by: item.steps) }

    private func go(by steps: Int) -> WKNavigation? {
        guard let page, page.history(at: steps, .url) != nil else { return nil }
        return begin(nil) { _ = $0.go(by: steps) }
    }

    /// The history with its places, as data that may be stored; `nil` without an engine.
    public var interactionState: Any? {
        get { page?.interactionState }
        set {
            guard let state = newValue as? Data, let page, page.restore(state) else { return }
            _ = page.go(by: 0)
        }
    }
}

// MARK: - State

extension WKWebView {
    /// The page's own frame.
    var mainFrame: WKFrameInfo {
        let blank = URL(fileURLWithPath: "/")
        return WKFrameInfo(
            isMainFrame: true, request: URLRequest(url: url ?? blank), webView: self)
    }

    /// Takes over the state of the page. Each change is reported once.
    func synchronize() {
        guard let page else { return }
        // The engine tells that it ended to load before it tells that all has arrived.
        let isLoading = page.isLoading || state.isUnderWay
        let progress = page.progress
        if progress != estimatedProgress, isLoading != (progress == 1) {
            estimatedProgress = progress
        }
        let isSecure = page.isSecure
        if isSecure != hasOnlySecureContent { hasOnlySecureContent = isSecure }
        let url = page.url.flatMap { $0.isEmpty ? nil : URL(string: $0) }
        if url != self.url { self.url = url }
        let title = page.title ?? ""
        if title != self.title { self.title = title }
        let canGoForward = page.history(at: 1, .url) != nil
        if canGoForward != self.canGoForward { self.canGoForward = canGoForward }
        let canGoBack = page.history(at: -1, .url) != nil
        if canGoBack != self.canGoBack { self.canGoBack = canGoBack }
        if isLoading != self.isLoading { self.isLoading = isLoading }
    }

    func updateThemeColor() {
        let color = page?.themeColor.map {
            UIColor(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3])
        }
        if color != themeColor { themeColor = color }
    }
}
