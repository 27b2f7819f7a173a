package import PrintDeskData

/// What is printed on the pages of a job.
package typealias PrintModel = PrintDeskData.PrintModel

/// How a job is printed.
package typealias PrintSettings = PrintDeskData.PrintSettings

/// A service of the desk: it turns what a user hands in into models, and says what it does.
///
/// ``PrintService`` and ``CopyService`` are there at first; others are registered at a
/// ``ServiceFactory``.
package protocol DeskService: Sendable {
    /// The name that the service is registered under.
    var kind: String { get }

    /// What a user has to be permitted to submit jobs of the service.
    var permission: DeskPermission { get }

    /// The texts that the user starts from.
    func suggestions() -> [String]

    /// The models of texts.
    func models(of contents: [String]) -> [PrintModel]

    /// The line that is logged when models are printed.
    func announcement(of models: [PrintModel]) -> String
}

extension DeskService {
    /// None, for services that the desk's rules do not mention.
    package var permission: DeskPermission { [] }
}

/// Prints one text.
package struct PrintService: DeskService {
    package let kind = "print"
    package let permission = DeskPermission.print
    private let access: any PrintDataAccess

    package init(access: any PrintDataAccess) { self.access = access }

    package func suggestions() -> [String] { [] }

    package func models(of contents: [String]) -> [PrintModel] { contents.map(access.model) }

    package func announcement(of models: [PrintModel]) -> String {
        "我要打印了 " + models.map(\.description).joined(separator: " \n ")
    }
}

/// Copies the originals in the tray.
package struct CopyService: DeskService {
    package let kind = "copy"
    package let permission = DeskPermission.copy
    private let access: any CopyDataAccess

    package init(access: any CopyDataAccess) { self.access = access }

    package func suggestions() -> [String] { access.originals().map(\.content) }

    package func models(of contents: [String]) -> [PrintModel] {
        contents.map { PrintModel(content: $0) }
    }

    package func announcement(of models: [PrintModel]) -> String {
        "我要复印了 " + models.map(\.description).joined(separator: " \n ")
    }
}
