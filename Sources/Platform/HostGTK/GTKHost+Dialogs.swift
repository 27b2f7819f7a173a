import CGTK
import CGTKShim
import CoreGraphics
import Foundation
public import Platform

// The desktop's dialogs. In a sandbox GTK reaches the file dialog through the portals.
extension GTKHost {
    public func chooseFiles(
        _ request: FileRequest, in window: (any HostWindow)?,
        _ completion: @escaping @MainActor ([String]?) -> Void
    ) {
        let context = Unmanaged.passRetained(FileAnswer(host: self, completion)).toOpaque()
        let action =
            switch request.action {
            case .open: TS_OPEN_FILES
            case .save: TS_SAVE_FILE
            case .folder: TS_CHOOSE_FOLDER
            }
        let patterns = request.fileExtensions.flatMap { ["*.\($0)", "*.\($0.uppercased())"] }
        ts_choose_files(
            (window as? GTKWindow)?.handle?.pointee.window, action, request.title,
            request.allowsMultiple ? 1 : 0, request.suggestedName, request.folder,
            patterns.joined(separator: "\n"),
            { context, paths in
                guard let context else { return }
                let answer = Unmanaged<FileAnswer>.fromOpaque(context).takeRetainedValue()
                let chosen = paths.map {
                    String(cString: $0).split(separator: "\n").map(String.init)
                }
                MainActor.assumeIsolated {
                    answer.host.perform { answer.completion(chosen) }
                }
            }, context)
    }

    public func printDocument(
        _ request: PrintRequest, in window: (any HostWindow)?,
        document: @escaping @MainActor (Paper) -> [UInt8],
        _ completion: @escaping @MainActor (PrintOutcome) -> Void
    ) {
        let context = Unmanaged.passRetained(
            PrintAnswer(host: self, document: document, completion)
        ).toOpaque()
        var settings = TSPrintSettings(
            landscape: request.isLandscape ? 1 : 0, two_sided: request.isTwoSided ? 1 : 0,
            grayscale: request.isGrayscale ? 1 : 0)
        ts_print(
            (window as? GTKWindow)?.handle?.pointee.window, request.title, &settings,
            { context, paper in
                guard let context, let paper = paper?.pointee else { return nil }
                let answer = Unmanaged<PrintAnswer>.fromOpaque(context).takeUnretainedValue()
                return MainActor.assumeIsolated { answer.writeDocument(on: Paper(paper)) }
                    .flatMap { strdup($0) }
            },
            { context, outcome, message in
                guard let context else { return }
                let answer = Unmanaged<PrintAnswer>.fromOpaque(context).takeRetainedValue()
                let reason = message.map { String(cString: $0) } ?? ""
                MainActor.assumeIsolated { answer.end(outcome, reason) }
            }, context)
    }
}

/// The completion handler of an open dialog for files.
private final class FileAnswer: Sendable {
    let host: GTKHost
    let completion: @MainActor ([String]?) -> Void

    init(host: GTKHost, _ completion: @escaping @MainActor ([String]?) -> Void) {
        self.host = host
        self.completion = completion
    }
}

/// The document and completion handler of an open dialog for printers.
@MainActor
private final class PrintAnswer {
    private let host: GTKHost
    private let document: @MainActor (Paper) -> [UInt8]
    private let completion: @MainActor (PrintOutcome) -> Void

    /// The file that is printed, removed afterwards.
    private var file: URL?

    /// The reason why there is no file.
    private var failure: String?

    init(
        host: GTKHost, document: @escaping @MainActor (Paper) -> [UInt8],
        _ completion: @escaping @MainActor (PrintOutcome) -> Void
    ) {
        self.host = host
        self.document = document
        self.completion = completion
    }

    /// Returns the path of the PDF; `nil` if it cannot be written.
    func writeDocument(on paper: Paper) -> String? {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("print-\(UUID().uuidString).pdf")
        do {
            try Data(document(paper)).write(to: url)
        } catch {
            failure = error.localizedDescription
            return nil
        }
        file = url
        return url.path
    }

    func end(_ outcome: TSPrintOutcome, _ reason: String) {
        if let file { try? FileManager.default.removeItem(at: file) }
        let result: PrintOutcome =
            outcome == TS_PRINTED
            ? .printed : outcome == TS_PRINT_CANCELLED ? .cancelled : .failed(failure ?? reason)
        let completion = completion
        host.perform { completion(result) }
    }
}

extension Paper {
    fileprivate init(_ paper: TSPaper) {
        self.init(
            size: CGSize(width: paper.width, height: paper.height),
            printableRect: CGRect(
                x: paper.left, y: paper.top, width: paper.width - paper.left - paper.right,
                height: paper.height - paper.top - paper.bottom))
    }
}
