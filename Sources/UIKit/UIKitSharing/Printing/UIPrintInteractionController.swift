public import CoreGraphics
public import Foundation
import Platform
import UIKitControls
public import UIKitCore

/// The desktop's dialog for printers.
///
///     let controller = UIPrintInteractionController.shared
///     controller.printFormatter = UISimpleTextPrintFormatter(text: letter)
///     controller.present(animated: true)
///
/// The document is made as a PDF once the user has chosen a printer and its paper.
@preconcurrency @MainActor
public final class UIPrintInteractionController: NSObject {
    /// Called at the end: with `true` if the document was printed, and with the error if it failed.
    public typealias CompletionHandler =
        @MainActor (
            UIPrintInteractionController, Bool, (any Error)?
        ) -> Void

    /// The dialog.
    public static let shared = UIPrintInteractionController()

    /// `true`: the dialog shows which printers there are, and prints to files.
    public static let isPrintingAvailable = true

    /// The uniform types of the data that can be printed.
    public static let printableUTIs: Set<String> = ["com.adobe.pdf", "public.image"]

    /// The properties of the job; `nil` for the defaults.
    public var printInfo: UIPrintInfo?

    /// The object that is notified of the dialog.
    public weak var delegate: (any UIPrintInteractionControllerDelegate)?

    // Of these, the one that was set last is printed.

    /// Draws the pages.
    public var printPageRenderer: UIPrintPageRenderer? {
        didSet { if printPageRenderer != nil { keep(\.printPageRenderer) } }
    }

    /// Lays out contents on pages.
    public var printFormatter: UIPrintFormatter? {
        didSet { if printFormatter != nil { keep(\.printFormatter) } }
    }

    /// A picture, or the data or file URL of a picture or PDF.
    public var printingItem: Any? {
        didSet { if printingItem != nil { keep(\.printingItem) } }
    }

    /// Several pictures, or data and file URLs of pictures, each on a page.
    public var printingItems: [Any]? {
        didSet { if printingItems != nil { keep(\.printingItems) } }
    }

    /// The paper of the current job; `nil` before the user has chosen it.
    public private(set) var printPaper: UIPrintPaper?

    override init() { super.init() }

    private func keep(_ kept: PartialKeyPath<UIPrintInteractionController>) {
        if kept != \.printPageRenderer { printPageRenderer = nil }
        if kept != \.printFormatter { printFormatter = nil }
        if kept != \.printingItem { printingItem = nil }
        if kept != \.printingItems { printingItems = nil }
    }

    /// Returns `true` for data of a picture or PDF.
    public class func canPrint(_ data: Data) -> Bool { PrintableItem(data) != nil }

    /// Returns `true` for a file that is a picture or PDF.
    public class func canPrint(_ url: URL) -> Bool { PrintableItem(url) != nil }

    // MARK: Presenting

    /// Shows the dialog.
    ///
    /// - Returns: `false` if there is nothing to print.
    @discardableResult
    public func present(
        animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        guard let document = makeDocument(), let application = UIApplication.current else {
            return false
        }
        let info = printInfo ?? UIPrintInfo()
        let title = info.jobName.isEmpty ? application.name : info.jobName
        let request = PrintRequest(
            title: title, isLandscape: info.orientation == .landscape,
            isTwoSided: info.duplex != .none,
            isGrayscale: [.grayscale, .photoGrayscale].contains(info.outputType))
        delegate?.printInteractionControllerWillPresentPrinterOptions(self)
        application.host.printDocument(
            request, in: application.keyWindow?.hostWindow,
            document: { [self] paper in
                application.makeCurrent()
                printPaper = UIPrintPaper(paper)
                delegate?.printInteractionControllerWillStartJob(self)
                return Array(document(paper, title))
            },
            { [self] outcome in
                application.makeCurrent()
                end(outcome, completion)
            })
        delegate?.printInteractionControllerDidPresentPrinterOptions(self)
        return true
    }

    /// Shows the dialog. Where it stands is the desktop's choice.
    @discardableResult
    public func present(
        from rect: CGRect, in view: UIView, animated: Bool,
        completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        present(animated: animated, completionHandler: completion)
    }

    private func end(_ outcome: PrintOutcome, _ completion: CompletionHandler?) {
        delegate?.printInteractionControllerDidDismissPrinterOptions(self)
        if printPaper != nil { delegate?.printInteractionControllerDidFinishJob(self) }
        printPaper = nil
        switch outcome {
        case .printed: completion?(self, true, nil)
        case .cancelled: completion?(self, false, nil)
        case .failed(let reason):
            let text = SystemText.localized("The document could not be printed.")
            completion?(
                self, false,
                CocoaError(
                    .featureUnsupported,
                    userInfo: [
                        NSLocalizedDescriptionKey: reason.isEmpty ? text : "\(text) \(reason)"
                    ]))
        }
    }

    // MARK: The document

    /// Returns the function that makes the PDF; `nil` if there is nothing to print.
    private func makeDocument() -> ((Paper, String) -> Data)? {
        if let items = printingItems ?? printingItem.map({ [$0] }) {
            let printable = items.compactMap(PrintableItem.init)
            guard !printable.isEmpty, printable.count == items.count else { return nil }
            if case .pdf(let data) = printable[0], printable.count == 1 { return { _, _ in data } }
            let images = printable.compactMap(\.image)
            guard images.count == printable.count else { return nil }
            return pages(of: ImagePageRenderer(images))
        }
        if let printPageRenderer { return pages(of: printPageRenderer) }
        guard let printFormatter else { return nil }
        let renderer = UIPrintPageRenderer()
        renderer.addPrintFormatter(printFormatter, startingAtPageAt: 0)
        return pages(of: renderer)
    }

    private func pages(of renderer: UIPrintPageRenderer) -> (Paper, String) -> Data {
        { paper, title in
            renderer.pdf(
                paper: CGRect(origin: .zero, size: paper.size), printable: paper.printableRect,
                title: title)
        }
    }
}

/// An object that is notified of a ``UIPrintInteractionController``.
///
/// Swift on Linux calls a class's optional methods only if the class that *states* the conformance
/// implements them.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: AnyObject {
    /// Called before the dialog is shown.
    func printInteractionControllerWillPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)

    /// Called after the dialog was shown.
    func printInteractionControllerDidPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)

    /// Called after the dialog was closed.
    func printInteractionControllerDidDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)

    /// Called before the document is made; its paper is known.
    func printInteractionControllerWillStartJob(
        _ printInteractionController: UIPrintInteractionController)

    /// Called after the document was handed to the printer, or failed.
    func printInteractionControllerDidFinishJob(
        _ printInteractionController: UIPrintInteractionController)
}
