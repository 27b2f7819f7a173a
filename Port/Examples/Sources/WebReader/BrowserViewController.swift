import UIKit
import WebKit

/// A small browser of the app's own pages: progress and title by observation, back and forward,
/// and a form whose content the page sends to the app.
class BrowserViewController: UIViewController, WKNavigationDelegate, WKUIDelegate, WKScriptMessageHandler {
    private(set) var webView: WKWebView!
    let progressView = UIProgressView(progressViewStyle: .bar)
    private(set) var backItem: UIBarButtonItem!
    private(set) var forwardItem: UIBarButtonItem!
    private(set) var wishes: [String] = []
    private var observations: [NSKeyValueObservation] = []

    override func loadView() {
        let configuration = WKWebViewConfiguration()
        configuration.setURLSchemeHandler(BookScheme(), forURLScheme: BookScheme.name)
        configuration.userContentController.add(self, name: "wish")
        webView = WKWebView(frame: .zero, configuration: configuration)
        webView.navigationDelegate = self
        webView.uiDelegate = self
        webView.allowsBackForwardNavigationGestures = true
        view = webView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        progressView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(progressView)
        NSLayoutConstraint.activate([
            progressView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            progressView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            progressView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        backItem = UIBarButtonItem(title: "Back", image: UIImage(systemName: "chevron.left"), primaryAction: UIAction { [weak self] _ in
            self?.webView.goBack()
        })
        forwardItem = UIBarButtonItem(title: "Forward", image: UIImage(systemName: "chevron.right"), primaryAction: UIAction { [weak self] _ in
            self?.webView.goForward()
        })
        let space = UIBarButtonItem(systemItem: .flexibleSpace)
        toolbarItems = [backItem, space, forwardItem]
        observations = [
            webView.observe(\.estimatedProgress, options: [.initial, .new]) { [weak self] webView, _ in
                self?.progressView.progress = Float(webView.estimatedProgress)
                self?.progressView.isHidden = webView.estimatedProgress == 1
            },
            webView.observe(\.title, options: .new) { [weak self] webView, _ in
                self?.title = webView.title
            },
            webView.observe(\.canGoBack, options: [.initial, .new]) { [weak self] webView, _ in
                self?.backItem.isEnabled = webView.canGoBack
            },
            webView.observe(\.canGoForward, options: [.initial, .new]) { [weak self] webView, _ in
                self?.forwardItem.isEnabled = webView.canGoForward
            },
        ]
        webView.load(URLRequest(url: BookScheme.start))
    }

    // MARK: Messages

    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {
        guard let body = message.body as? [String: Any], let title = body["title"] as? String else { return }
        wishes.append(title)
        let alert = UIAlertController(title: "Thank you", message: "We will look for “\(title)”.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    // MARK: Navigation

    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void) {
        // Other pages open in the browser of the system.
        guard let url = navigationAction.request.url, url.scheme != BookScheme.name, url.scheme != "about" else {
            decisionHandler(.allow)
            return
        }
        UIApplication.shared.open(url)
        decisionHandler(.cancel)
    }

    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error) {
        title = error.localizedDescription
    }
}
