import TestSupport
import Testing

@testable import PatternCatalogue

@Suite("Delegation and model–view–controller")
struct ArchitecturalTests {
    private let stage = Stage()

    /// Has the required method only.
    private final class QuietDelegate: Downloads.DownloaderDelegate {
        private(set) var isFinished = false

        func downloaderDidFinish(_ downloader: Downloads.Downloader) { isFinished = true }
    }

    @Test("a delegate may leave out what is optional", .rows("S4-21"))
    func optionalMethod() {
        let downloader = Downloads.Downloader(stage: stage)
        let delegate = QuietDelegate()
        downloader.delegate = delegate
        downloader.start(parts: 3)
        #expect(delegate.isFinished)
    }

    @Test("a delegate is not kept alive, and a download without one is harmless", .rows("S4-21"))
    func weakDelegate() {
        let downloader = Downloads.Downloader(stage: stage)
        do {
            let delegate = QuietDelegate()
            downloader.delegate = delegate
        }
        #expect(downloader.delegate == nil)
        downloader.start(parts: 1)
        weak var screen: Downloads.Screen?
        do {
            let shown = Downloads.Screen(stage: stage)
            shown.show(parts: 1)
            screen = shown
        }
        #expect(screen == nil)
    }

    @Test("MVC: model and view never send each other a message")
    func counter() throws {
        let messages = try Catalogue.entry("mvc").example().run().messages.messages
        let pairs = Set(messages.map { [$0.sender, $0.receiver] })
        #expect(pairs.contains(["view", "controller"]) && pairs.contains(["controller", "model"]))
        #expect(!pairs.contains(["view", "model"]) && !pairs.contains(["model", "view"]))
    }
}
