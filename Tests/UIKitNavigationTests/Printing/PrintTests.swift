import Platform
import Testing
import UIKit
import UIKitTesting

@Suite("Printing", .serialized)
struct PrintTests {
    /// Records what is drawn on which page.
    private final class Recorder: UIPrintPageRenderer {
        var calls: [String] = []
        var pages = 2
        override var numberOfPages: Int { max(pages, super.numberOfPages) }
        override func prepare(forDrawingPages range: NSRange) {
            calls.append("prepare \(range.length)")
        }
        override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
            calls.append("header \(pageIndex) \(headerRect)")
        }
        override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
            calls.append("content \(pageIndex) \(contentRect)")
        }
        override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
            calls.append("footer \(pageIndex) \(footerRect)")
        }
    }

    private final class Follower: UIPrintInteractionControllerDelegate {
        var calls: [String] = []
        func printInteractionControllerWillPresentPrinterOptions(
            _ controller: UIPrintInteractionController
        ) { calls.append("willPresent") }
        func printInteractionControllerDidPresentPrinterOptions(
            _ controller: UIPrintInteractionController
        ) { calls.append("didPresent") }
        func printInteractionControllerDidDismissPrinterOptions(
            _ controller: UIPrintInteractionController
        ) { calls.append("didDismiss") }
        func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) {
            calls.append("willStart \(controller.printPaper?.paperSize.width ?? 0)")
        }
        func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) {
            calls.append("didFinish")
        }
    }

    private let controller = UIPrintInteractionController.shared
    private let follower = Follower()

    private func app() -> HeadlessApp {
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 667), rootViewController: UIViewController())
        controller.printInfo = nil
        controller.delegate = follower
        return app
    }

    private func pageCount(_ document: [UInt8]?) -> Int {
        String(decoding: document ?? [], as: UTF8.self).components(separatedBy: "/Type /Page %")
            .count - 1
    }

    @Test("Printing: a renderer draws header, contents and footer of each page, in this order")
    func renderer() {
        let app = app()
        let renderer = Recorder()
        renderer.headerHeight = 40
        renderer.footerHeight = 20
        controller.printPageRenderer = renderer
        let info = UIPrintInfo.printInfo()
        info.jobName = "Report"
        info.duplex = .longEdge
        info.outputType = .grayscale
        controller.printInfo = info
        var result: Bool?
        #expect(controller.present(animated: true) { _, isPrinted, _ in result = isPrinted })
        #expect(
            app.host.printRequest
                == PrintRequest(title: "Report", isTwoSided: true, isGrayscale: true))
        #expect(renderer.calls == [] && result == nil)
        app.host.answerPrintRequest()
        #expect(
            renderer.calls == [
                "prepare 2",
                "header 0 (18.0, 18.0, 559.0, 40.0)", "content 0 (18.0, 58.0, 559.0, 746.0)",
                "footer 0 (18.0, 804.0, 559.0, 20.0)", "header 1 (18.0, 18.0, 559.0, 40.0)",
                "content 1 (18.0, 58.0, 559.0, 746.0)", "footer 1 (18.0, 804.0, 559.0, 20.0)",
            ])
        #expect(result == true && pageCount(app.host.printedDocuments.last?.pdf) == 2)
        #expect(
            follower.calls == [
                "willPresent", "didPresent", "willStart 595.0", "didDismiss", "didFinish",
            ])
    }

    @Test("Printing: text is broken between lines over pages, and none is lost")
    func text() {
        let app = app()
        let lines = (1...200).map { "Line \($0)" }
        let formatter = UISimpleTextPrintFormatter(text: lines.joined(separator: "\n"))
        formatter.font = .systemFont(ofSize: 12)
        formatter.perPageContentInsets = UIEdgeInsets(top: 18, left: 54, bottom: 18, right: 54)
        let renderer = UIPrintPageRenderer()
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        controller.printPageRenderer = renderer
        controller.present(animated: true)
        app.host.answerPrintRequest()
        let pages = formatter.pageCount
        #expect(formatter.rectForPage(at: 0) == CGRect(x: 72, y: 36, width: 451, height: 770))
        // 770 points hold 52 lines of 14.5 to 15 points.
        #expect(pages == 4 && pageCount(app.host.printedDocuments.last?.pdf) == 4)
        formatter.maximumContentHeight = 100
        #expect(formatter.pageCount > 20)
        formatter.text = ""
        #expect(formatter.pageCount <= 1)
    }

    @Test("Printing: HTML is laid out with its styles, over pages")
    func markup() throws {
        let app = app()
        let lines = (1...200).map { "<p>Line <b>\($0)</b></p>" }
        let formatter = UIMarkupTextPrintFormatter(
            markupText: "<html><body><h1>Title</h1>\(lines.joined())</body></html>")
        let renderer = UIPrintPageRenderer()
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        controller.printPageRenderer = renderer
        controller.present(animated: true)
        app.host.answerPrintRequest()
        let pages = formatter.pageCount
        #expect(pages > 3 && pageCount(app.host.printedDocuments.last?.pdf) == pages)
        formatter.markupText = "<p>One</p>"
        #expect(formatter.pageCount == 1)
        formatter.markupText = nil
        #expect(formatter.pageCount <= 1)
    }

    @Test("Printing: a view is reduced to the page's width and goes on over pages")
    func view() {
        let app = app()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1118, height: 4000))
        let label = UILabel(frame: CGRect(x: 0, y: 3900, width: 400, height: 40))
        label.text = "At the end"
        view.addSubview(label)
        controller.printFormatter = view.viewPrintFormatter()
        controller.present(animated: true)
        app.host.answerPrintRequest()
        // Half the size: 2000 points on pages of 806.
        #expect(pageCount(app.host.printedDocuments.last?.pdf) == 3)
        let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        textView.font = .systemFont(ofSize: 12)
        textView.text = Array(repeating: "A line of text.\n", count: 100).joined()
        controller.printFormatter = textView.viewPrintFormatter()
        controller.present(animated: true)
        app.host.answerPrintRequest()
        #expect(pageCount(app.host.printedDocuments.last?.pdf) == 2)
    }

    @Test("Printing: pictures a page each, a PDF as it is, and nothing else")
    func items() throws {
        let app = app()
        let png = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).pngData {
            $0.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
        }
        let image = try #require(UIImage(data: png))
        controller.printingItems = [image, png]
        #expect(controller.printFormatter == nil && controller.printPageRenderer == nil)
        let info = UIPrintInfo()
        info.orientation = .landscape
        controller.printInfo = info
        controller.present(animated: true)
        #expect(app.host.printRequest?.isLandscape == true)
        app.host.answerPrintRequest()
        let document = try #require(app.host.printedDocuments.last?.pdf)
        #expect(pageCount(document) == 2)
        #expect(String(decoding: document, as: UTF8.self).contains("842 595"))
        let pdf = Data("%PDF-1.4 made elsewhere".utf8)
        controller.printingItem = pdf
        controller.present(animated: true)
        app.host.answerPrintRequest()
        #expect(app.host.printedDocuments.last?.pdf == Array(pdf))
        controller.printingItem = Data("no picture".utf8)
        #expect(!controller.present(animated: true) && app.host.printRequest == nil)
        #expect(!UIPrintInteractionController.canPrint(Data("no picture".utf8)))
        #expect(UIPrintInteractionController.canPrint(png))
    }

    @Test("Printing: cancelling is no error, a failing printer is one with its reason")
    func failing() {
        let app = app()
        controller.printFormatter = UISimpleTextPrintFormatter(text: "x")
        var results: [String] = []
        let report: UIPrintInteractionController.CompletionHandler = { _, isPrinted, error in
            results.append("\(isPrinted) \(error?.localizedDescription ?? "no error")")
        }
        controller.present(animated: true, completionHandler: report)
        app.host.refusePrintRequest()
        controller.present(animated: true, completionHandler: report)
        app.host.refusePrintRequest(.failed("Out of paper."))
        #expect(
            results == [
                "false no error", "false The document could not be printed. Out of paper.",
            ])
    }

    @Test("Activities: text and pictures can be printed")
    func activity() throws {
        let app = app()
        let sheet = UIActivityViewController(
            activityItems: ["Hello"], applicationActivities: nil)
        app.window.rootViewController?.present(sheet, animated: true)
        app.settle()
        try app.finger.tap(on: "Print")
        app.host.answerPrintRequest()
        app.settle()
        #expect(app.host.printedDocuments.count == 1)
        #expect(app.window.rootViewController?.presentedViewController == nil)
    }
}
