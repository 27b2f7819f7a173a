import CoreGraphics
public import Platform

// The dialogs of the simulated desktop. They stay open until a script answers them.
extension HeadlessHost {
    /// An open dialog for files.
    struct OpenFileDialog {
        let request: FileRequest
        let completion: @MainActor ([String]?) -> Void
    }

    /// An open dialog for printers.
    struct OpenPrintDialog {
        let request: PrintRequest
        let document: @MainActor (Paper) -> [UInt8]
        let completion: @MainActor (PrintOutcome) -> Void
    }

    /// A document that was printed.
    public struct PrintedDocument: Hashable, Sendable {
        /// The name of the job.
        public let title: String

        /// The document.
        public let pdf: [UInt8]
    }

    public func chooseFiles(
        _ request: FileRequest, in window: (any HostWindow)?,
        _ completion: @escaping @MainActor ([String]?) -> Void
    ) {
        fileDialogs.append(OpenFileDialog(request: request, completion: completion))
    }

    /// The oldest open dialog for files.
    public var fileRequest: FileRequest? { fileDialogs.first?.request }

    /// Closes the oldest dialog for files.
    ///
    /// - Parameter paths: The chosen paths; `nil` to cancel.
    /// - Precondition: A dialog is open.
    public func answerFileRequest(_ paths: [String]?) {
        precondition(
            !fileDialogs.isEmpty,
            "No dialog for files is open. Answer one after the app has asked for files.")
        fileDialogs.removeFirst().completion(paths)
    }

    public func printDocument(
        _ request: PrintRequest, in window: (any HostWindow)?,
        document: @escaping @MainActor (Paper) -> [UInt8],
        _ completion: @escaping @MainActor (PrintOutcome) -> Void
    ) {
        printDialogs.append(
            OpenPrintDialog(request: request, document: document, completion: completion))
    }

    /// The oldest open dialog for printers.
    public var printRequest: PrintRequest? { printDialogs.first?.request }

    /// Prints on paper, and closes the oldest dialog for printers. The document is appended to
    /// ``printedDocuments``.
    ///
    /// - Parameter paper: The paper that the user chose; turned if the request is for landscape.
    /// - Precondition: A dialog is open.
    public func answerPrintRequest(on paper: Paper = .a4) {
        let dialog = removePrintDialog()
        let pdf = dialog.document(dialog.request.isLandscape ? paper.turned : paper)
        printedDocuments.append(PrintedDocument(title: dialog.request.title, pdf: pdf))
        dialog.completion(.printed)
    }

    /// Cancels the oldest dialog for printers, or lets its printer fail.
    ///
    /// - Precondition: A dialog is open.
    public func refusePrintRequest(_ outcome: PrintOutcome = .cancelled) {
        removePrintDialog().completion(outcome)
    }

    private func removePrintDialog() -> OpenPrintDialog {
        precondition(
            !printDialogs.isEmpty,
            "No dialog for printers is open. Answer one after the app has printed.")
        return printDialogs.removeFirst()
    }
}
