/// Downloads that report their progress to a delegate.
enum Downloads {
    /// Step one: what a download asks of its delegate.
    protocol DownloaderDelegate: AnyObject {
        /// Required: the download is complete.
        func downloaderDidFinish(_ downloader: Downloader)

        /// Optional: so much was downloaded, in per cent.
        func downloader(_ downloader: Downloader, didReach percent: Int)
    }

    /// The delegating object.
    final class Downloader {
        /// Step two: the delegate, held weakly.
        weak var delegate: (any DownloaderDelegate)?

        private let stage: Stage

        init(stage: Stage) { self.stage = stage }

        /// Downloads in equal parts.
        func start(parts: Int) {
            stage.call(self, "start(parts: \(parts))") {
                for part in 1...parts {
                    // Step five: notify the delegate, if there still is one.
                    delegate?.downloader(self, didReach: 100 * part / parts)
                }
                delegate?.downloaderDidFinish(self)
            }
        }
    }

    /// The delegate: a screen. Step three: it adopts the protocol.
    final class Screen: DownloaderDelegate {
        private let downloader: Downloader
        private let stage: Stage

        init(stage: Stage) {
            self.stage = stage
            downloader = Downloader(stage: stage)
            // Step four: the screen makes itself the delegate.
            downloader.delegate = self
        }

        func show(parts: Int) {
            stage.call(self, "show(parts: \(parts))") { downloader.start(parts: parts) }
        }

        func downloaderDidFinish(_ downloader: Downloader) {
            stage.call(self) { stage.say("下载完成") }
        }

        func downloader(_ downloader: Downloader, didReach percent: Int) {
            stage.call(self, "downloader(_:didReach: \(percent))") { stage.say("已下载\(percent)%") }
        }
    }
}

extension Downloads.DownloaderDelegate {
    // Optional methods have a default.
    func downloader(_ downloader: Downloads.Downloader, didReach percent: Int) {}
}
