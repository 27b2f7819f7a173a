import Foundation
import FoundationGaps
package import PrintDeskInformation

/// Reads rules and counts pages by a system.
package struct PolicyDAO: PolicyDataAccess {
    private let system: any DeskSystem

    package init(system: any DeskSystem) { self.system = system }

    package func role() throws(DataAccessError) -> DeskRole {
        let policy: DeskPolicy
        do {
            guard let data = try system.policy() else { return .free }
            policy = try SafeJSONDecoder().decode(DeskPolicy.self, from: data)
        } catch let error as DeskSystemError {
            throw DataAccessError(error)
        } catch let DecodingError.dataCorrupted(context) {
            throw DataAccessError(reason: context.debugDescription)
        } catch {
            throw DataAccessError(reason: error.localizedDescription)
        }
        return try policy.role(of: system.userName)
    }

    package func pages(on day: String) -> Int { usage[day] ?? 0 }

    package func add(_ pages: Int, on day: String) throws(DataAccessError) {
        let (sum, overflows) = self.pages(on: day).addingReportingOverflow(pages)
        do {
            try system.saveUsage(JSONEncoder().encode([day: overflows ? .max : sum]))
        } catch {
            throw (error as? DeskSystemError).map(DataAccessError.init)
                ?? DataAccessError(reason: error.localizedDescription)
        }
    }

    /// The pages by days. A file that makes no sense counts none.
    private var usage: [String: Int] {
        system.savedUsage().flatMap { try? SafeJSONDecoder().decode([String: Int].self, from: $0) }
            ?? [:]
    }
}
