import Foundation
import WebKit

/// Serves the app's own pages for addresses such as `book://shelf/list`.
final class BookScheme: NSObject, WKURLSchemeHandler {
    static let name = "book"
    static let start = URL(string: "book://shelf/list")!

    private let style = """
        :root { color-scheme: light dark; font: -apple-system-body; font-family: sans-serif }
        body { margin: 0 auto; max-width: 40rem; padding: 16px; background: #ffffff; color: #1c1c1e }
        a { color: #0066cc; display: block; padding: 12px 0; border-bottom: 1px solid #8884 }
        input, button { font: inherit; padding: 8px 12px; border-radius: 8px; border: 1px solid #8888 }
        button { background: #0066cc; color: white; border: 0 }
        @media (prefers-color-scheme: dark) {
            body { background: #1c1c1e; color: #f2f2f7 }
            a { color: #4da3ff }
        }
        """

    private let books = [
        ("emma", "Emma", "Jane Austen"), ("walden", "Walden", "Henry David Thoreau"),
        ("dracula", "Dracula", "Bram Stoker"),
    ]

    func webView(_ webView: WKWebView, start urlSchemeTask: WKURLSchemeTask) {
        guard let url = urlSchemeTask.request.url, let body = page(url.path) else {
            urlSchemeTask.didFailWithError(URLError(.fileDoesNotExist))
            return
        }
        let html = "<!doctype html><meta name=viewport content='width=device-width'><style>\(style)</style>\(body)"
        let data = Data(html.utf8)
        let response = URLResponse(url: url, mimeType: "text/html", expectedContentLength: data.count, textEncodingName: "utf-8")
        urlSchemeTask.didReceive(response)
        urlSchemeTask.didReceive(data)
        urlSchemeTask.didFinish()
    }

    func webView(_ webView: WKWebView, stop urlSchemeTask: WKURLSchemeTask) {}

    private func page(_ path: String) -> String? {
        if path == "/list" {
            let links = books.map { "<a href='book://shelf/\($0.0)'>\($0.1) — \($0.2)</a>" }.joined()
            return """
                <title>Books</title><h1>Books</h1>\(links)
                <form id=form><p><label>Ask for a book <input id=wish name=wish></label>
                <button>Send</button></form>
                <script>form.onsubmit = event => {
                  event.preventDefault();
                  webkit.messageHandlers.wish.postMessage({ title: wish.value });
                }</script>
                """
        }
        guard let book = books.first(where: { "/\($0.0)" == path }) else { return nil }
        return "<title>\(book.1)</title><h1>\(book.1)</h1><p>By \(book.2).</p><a href='book://shelf/list'>All books</a>"
    }
}
