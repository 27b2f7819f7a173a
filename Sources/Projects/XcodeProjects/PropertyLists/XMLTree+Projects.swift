import Foundation
import ProjectPlans
import XMLReading

extension XMLTree {
    /// Reads a file of a project in UTF-8; `path` is for errors.
    ///
    /// Property lists have a document type, whose address is not read.
    static func read(_ text: String, path: String) throws(ProjectError) -> XMLTree {
        let declaration = text.prefix { $0 != ">" }.lowercased()
        guard !declaration.contains("encoding") || declaration.contains("utf-8") else {
            throw ProjectError(file: path, line: 1, "only the encoding UTF-8 is read")
        }
        do throws(XMLError) {
            return try read(Data(text.utf8), limits: Limits(depth: 128))
        } catch {
            throw ProjectError(file: path, line: error.line, error.reason)
        }
    }
}
