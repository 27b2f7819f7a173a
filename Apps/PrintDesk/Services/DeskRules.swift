package import Foundation
import PatternKit
package import PrintDeskData

package typealias DeskPermission = PrintDeskData.DeskPermission

/// What the user may do, and how many pages are left today.
///
/// The rules keep honest users within their share. A program that a user runs cannot keep anyone
/// from the printer; that is CUPS's task (`lpadmin -o job-quota-period`).
@MainActor
package struct DeskRules {
    private let access: any PolicyDataAccess
    private let now: @Sendable () -> Date

    /// Creates rules.
    ///
    /// - Parameter now: The clock that days are counted by.
    package init(
        access: any PolicyDataAccess, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.access = access
        self.now = now
    }

    /// - Throws: ``DeskError/notPermitted(_:)`` unless the user has all of the permissions;
    ///   ``DeskError/rulesNotRead(reason:)`` for rules that make no sense, which permit nothing.
    package func check(_ permission: DeskPermission) throws(DeskError) {
        guard !permission.isEmpty else { return }
        let role = try role()
        guard role.permissions.allows(permission) else {
            throw .notPermitted(permission.subtracting(role.permissions))
        }
    }

    /// The pages that may still be printed today; `nil` for any number.
    package func pagesLeft() throws(DeskError) -> Int? {
        try role().pagesPerDay.map { max(0, $0 - access.pages(on: today)) }
    }

    /// - Throws: ``DeskError/quotaUsedUp(wanted:left:)`` for more pages than are left.
    package func check(pages: Int) throws(DeskError) {
        guard let left = try pagesLeft(), pages > left else { return }
        throw .quotaUsedUp(wanted: pages, left: left)
    }

    /// Counts pages that were printed.
    package func count(_ pages: Int) throws(DeskError) {
        do throws(DataAccessError) {
            try access.add(pages, on: today)
        } catch {
            throw .notSaved(reason: error.reason)
        }
    }

    private func role() throws(DeskError) -> DeskRole {
        do throws(DataAccessError) {
            return try access.role()
        } catch {
            throw .rulesNotRead(reason: error.reason)
        }
    }

    private var today: String {
        let parts = Calendar.current.dateComponents([.year, .month, .day], from: now())
        let (year, month, day) = (parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
        return String(format: "%04d-%02d-%02d", year, month, day)
    }
}
