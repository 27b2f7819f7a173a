import UIKit
import WebKit

extension GalleryPage {
    static var web: GalleryPage {
        GalleryPage(
            name: "Web", title: String(localized: "Web", bundle: .module), section: .containers,
            symbol: "globe", color: .systemBlue, makeController: { WebPage() })
    }
}

/// A small browser: an address, progress, back and forward, and finding in the page.
///
/// The engine is loaded with the first page that is opened.
final class WebPage: UIViewController, WKNavigationDelegate {
    private let address = UITextField()
    private let progress = UIProgressView(progressViewStyle: .bar)
    private let findRow = UIStackView()
    private let findField = UITextField()
    private let findResult = UILabel()
    private let content = UIView()
    private var observations: [NSKeyValueObservation] = []

    private lazy var back = button(
        "chevron.left", String(localized: "Page before", bundle: .module)
    ) {
        $0.webView?.goBack()
    }
    private lazy var forward = button(
        "chevron.right", String(localized: "Page after", bundle: .module)
    ) {
        $0.webView?.goForward()
    }
    private lazy var find = button(
        "magnifyingglass", String(localized: "Find in page", bundle: .module)
    ) { $0.showFind() }

    /// The web view; `nil` before the first page.
    private(set) var webView: WKWebView?

    // MARK: Layout

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        address.placeholder = String(localized: "Address", bundle: .module)
        address.accessibilityLabel = address.placeholder
        address.borderStyle = .roundedRect
        address.keyboardType = .URL
        address.autocapitalizationType = .none
        address.autocorrectionType = .no
        address.clearButtonMode = .whileEditing
        address.addAction(
            UIAction { [weak self] _ in self?.openAddress() }, for: .editingDidEndOnExit)
        let row = UIStackView(arrangedSubviews: [back, forward, address, find])
        row.spacing = 4
        row.alignment = .center
        setUpFindRow()
        progress.isHidden = true
        let column = UIStackView(arrangedSubviews: [row, findRow, progress, content])
        column.axis = .vertical
        column.spacing = 6
        column.setCustomSpacing(0, after: progress)
        column.translatesAutoresizingMaskIntoConstraints = false
        for part in [row, findRow] {
            part.isLayoutMarginsRelativeArrangement = true
            part.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 0, leading: 8, bottom: 0, trailing: 8)
        }
        view.addSubview(column)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: area.topAnchor, constant: 6),
            column.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        back.isEnabled = false
        forward.isEnabled = false
        find.isEnabled = false
        showStart()
    }

    private func setUpFindRow() {
        findField.placeholder = String(localized: "Find in page", bundle: .module)
        findField.accessibilityLabel = String(localized: "Text to find", bundle: .module)
        findField.borderStyle = .roundedRect
        findField.autocapitalizationType = .none
        findField.addAction(
            UIAction { [weak self] _ in self?.findText() }, for: .editingDidEndOnExit)
        findResult.font = .preferredFont(forTextStyle: .footnote)
        findResult.textColor = .secondaryLabel
        findResult.setContentHuggingPriority(.required, for: .horizontal)
        for part in [findField, findResult] { findRow.addArrangedSubview(part) }
        findRow.spacing = 8
        findRow.isHidden = true
    }

    private func button(
        _ symbol: String, _ label: String, _ action: @escaping (WebPage) -> Void
    ) -> UIButton {
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(
                image: UIImage(systemName: symbol)?.imageFlippedForRightToLeftLayoutDirection()
            ) { [weak self] _ in
                if let self { action(self) }
            })
        button.accessibilityLabel = label
        NSLayoutConstraint.activate([
            button.widthAnchor.constraint(equalToConstant: 44),
            button.heightAnchor.constraint(equalToConstant: 44),
        ])
        return button
    }

    /// Offers the gallery's own pages.
    private func showStart() {
        let rows = GalleryScheme.pages.map { page in
            ActionRow(page.title, name: "Open-\(page.name)") { [weak self] _ in
                self?.open(GalleryScheme.address(of: page.name))
            }
        }
        let footer = String(
            localized: "Pages of the gallery. The web engine is loaded with the first one.",
            bundle: .module)
        let list = GroupList([InsetGroup(rows: rows, footer: footer)])
        list.frame = content.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(list)
    }

    // MARK: Browsing

    private func openAddress() {
        let text = address.text?.trimmingCharacters(in: .whitespaces) ?? ""
        let full = text.contains("://") ? text : ["https", text].joined(separator: "://")
        guard !text.isEmpty else { return }
        guard let url = URL(string: full) else {
            return report(String(localized: "This is not an address.", bundle: .module))
        }
        open(url)
    }

    private func open(_ url: URL) { makeWebView().load(URLRequest(url: url)) }

    private func makeWebView() -> WKWebView {
        if let webView { return webView }
        let configuration = WKWebViewConfiguration()
        configuration.setURLSchemeHandler(GalleryScheme(), forURLScheme: GalleryScheme.name)
        let webView = WKWebView(frame: content.bounds, configuration: configuration)
        webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        webView.allowsBackForwardNavigationGestures = true
        webView.navigationDelegate = self
        content.subviews.forEach { $0.removeFromSuperview() }
        content.addSubview(webView)
        self.webView = webView
        find.isEnabled = true
        observations = [
            webView.observe(\.estimatedProgress) { [weak self] view, _ in
                self?.progress.progress = Float(view.estimatedProgress)
            },
            webView.observe(\.isLoading) { [weak self] view, _ in
                self?.progress.isHidden = !view.isLoading
            },
            webView.observe(\.url) { [weak self] view, _ in
                self?.address.text = view.url?.absoluteString
            },
            webView.observe(\.canGoBack) { [weak self] view, _ in
                self?.back.isEnabled = view.canGoBack
            },
            webView.observe(\.canGoForward) { [weak self] view, _ in
                self?.forward.isEnabled = view.canGoForward
            },
        ]
        return webView
    }

    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    ) {
        report(error)
    }

    func webView(
        _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
    ) {
        report(error)
    }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        report(String(localized: "The page’s process has ended.", bundle: .module))
    }

    private func report(_ error: any Error) {
        guard (error as? URLError)?.code != .cancelled else { return }
        report(error.localizedDescription)
    }

    private func report(_ message: String) {
        // A process that ends makes what it loads fail too.
        guard presentedViewController == nil else { return }
        let alert = UIAlertController(
            title: String(localized: "The page cannot be shown", bundle: .module),
            message: message, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: String(localized: "OK", bundle: .module), style: .default))
        present(alert, animated: true)
    }

    // MARK: Finding

    private func showFind() {
        findRow.isHidden.toggle()
        if findRow.isHidden {
            findResult.text = nil
            webView?.find("") { _ in }
        } else {
            findField.becomeFirstResponder()
        }
    }

    private func findText() {
        webView?.find(findField.text ?? "") { [weak self] result in
            self?.findResult.text =
                result.matchFound
                ? String(localized: "Found", bundle: .module)
                : String(localized: "Not found", bundle: .module)
        }
    }
}

/// The gallery's own pages, at addresses such as `gallery://pages/poem`.
private final class GalleryScheme: NSObject, WKURLSchemeHandler {
    static let name = "gallery"

    static var pages: [(name: String, title: String)] {
        [
            ("poem", String(localized: "A poem", bundle: .module)),
            ("colours", String(localized: "Moving colours", bundle: .module)),
        ]
    }

    static func address(of page: String) -> URL {
        URL(string: "\(name)://pages/\(page)") ?? URL(fileURLWithPath: "/")
    }

    private static let head = """
        <!doctype html><meta charset=utf-8><style>
        :root { color-scheme: light dark; font: 17px sans-serif }
        body { max-width: 34em; margin: 0 auto; padding: 8px 20px }
        a { display: inline-block; padding: 12px 0 }
        i { display: block; width: 64px; height: 64px; border-radius: 50%;
            animation: move 3s ease-in-out infinite alternate, hue 6s linear infinite;
            background: rgb(0, 122, 255) }
        @keyframes move { to { margin-left: calc(100% - 64px) } }
        @keyframes hue { to { filter: hue-rotate(360deg) } }
        </style>
        """

    private func body(of page: String) -> String? {
        let title = Self.pages.first { $0.name == page }?.title ?? ""
        switch page {
        case "poem":
            let next = String(localized: "Moving colours", bundle: .module)
            return """
                <title>\(title)</title><h1>\(title)</h1>
                <p>Tyger Tyger, burning bright,<br>In the forests of the night;
                <br>What immortal hand or eye,<br>Could frame thy fearful symmetry?
                <p>William Blake, 1794<p><a href="gallery://pages/colours">\(next)</a>
                """
        case "colours":
            let next = String(localized: "A poem", bundle: .module)
            return """
                <title>\(title)</title><h1>\(title)</h1><i></i>
                <p><a href="gallery://pages/poem">\(next)</a>
                """
        default: return nil
        }
    }

    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
        guard let url = urlSchemeTask.request.url, let body = body(of: url.lastPathComponent) else {
            return urlSchemeTask.didFailWithError(URLError(.fileDoesNotExist))
        }
        let data = Data((Self.head + body).utf8)
        urlSchemeTask.didReceive(
            URLResponse(
                url: url, mimeType: "text/html", expectedContentLength: data.count,
                textEncodingName: "utf-8"))
        urlSchemeTask.didReceive(data)
        urlSchemeTask.didFinish()
    }

    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
}
