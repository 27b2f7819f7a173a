import CWebGate
package import CoreGraphics
package import Foundation

extension WebPage {
    /// Makes a picture of the visible part, or of the whole page.
    package func snapshot(
        ofWholePage: Bool,
        _ completion: @escaping @MainActor (Result<CGImage, WebScriptError>) -> Void
    ) {
        with { functions, view in
            let context = WebDataCall.retained { result in
                completion(
                    result.flatMap { made in
                        let (data, width, height) = made
                        let buffer = PixelBuffer(width: width, height: height) { memory, _ in
                            data.withUnsafeBytes { source in
                                guard let base = source.baseAddress else { return }
                                memory.copyMemory(from: base, byteCount: width * height * 4)
                            }
                        }
                        let error = WebScriptError(kind: "", message: "The page is too large.")
                        return buffer.map { .success(CGImage(buffer: $0)) } ?? .failure(error)
                    })
            }
            functions.snapshot(view, ofWholePage, WebDataCall.result, context)
        }
    }

    /// Writes the page as a PDF file with pages of a size.
    package func print(
        to path: String, pageSize: CGSize,
        _ completion: @escaping @MainActor (WebScriptError?) -> Void
    ) {
        with { functions, view in
            let context = WebCall.retained { result in
                if case .failure(let error) = result { completion(error) } else { completion(nil) }
            }
            functions.print(view, path, pageSize.width, pageSize.height, WebCall.result, context)
        }
    }

    /// Finds and marks text; `nil` ends that. The number of places is reported to the client.
    package func find(_ text: String?, ignoresCase: Bool, backwards: Bool, wraps: Bool) {
        let options = (ignoresCase ? 1 : 0) | (backwards ? 8 : 0) | (wraps ? 16 : 0)
        with { $0.find($1, text, Int32(options)) }
        expectChange()
    }

    /// Answers that the page's server is trusted despite its certificate.
    package func trustCertificate(of host: String) { with { $0.trust_certificate($1, host) } }

    /// Downloads an address.
    package func startDownload(_ url: String) { with { $0.start_download($1, url) } }
}
