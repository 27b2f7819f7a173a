import Foundation
public import ProjectPlans

/// What a module needs and Linux lacks, as the porting tool reports it.
public struct ModuleSurvey: Codable, Hashable, Sendable {
    /// A framework that a module imports.
    public struct Framework: Codable, Hashable, Sendable {
        /// Its name, as imports have it.
        public let name: String

        /// `present`, `partial` or `absent`.
        public let state: String

        /// The number of files that import it.
        public let files: Int

        /// The file of the first import.
        public let path: String

        /// The line of the first import, counted from 1.
        public let line: Int

        /// `true` if a file does not compile without it. Files with views of SwiftUI are left out.
        public let isNeeded: Bool
    }

    /// A type or member of UIKit's that is missing.
    public struct Missing: Codable, Hashable, Sendable {
        /// The type, or the type and member: `UIView.tint`.
        public let name: String

        /// The number of uses.
        public let uses: Int

        /// The file of the first use.
        public let path: String

        /// The line of the first use, counted from 1.
        public let line: Int
    }

    /// Apple's frameworks that the module imports, by name.
    public let frameworks: [Framework]

    /// The number of uses of UIKit's API that were found.
    public let uses: Int

    /// What of UIKit's API is missing, by name. Names of Swift 3 and 4 that are replaced are not.
    public let missing: [Missing]

    /// The number of Swift files.
    public let files: Int

    /// The number of files that are left out because their views are SwiftUI's.
    public let leftOutFiles: Int

    /// The number of files that do not parse.
    public let unparsedFiles: Int

    /// What cannot be ported, as lines with places.
    public let problems: [String]
}

extension PortingTool {
    /// Looks through the sources of a target. Nothing is written.
    ///
    /// - Parameter imported: The targets that it imports, directly or by way of others.
    public func survey(
        _ target: PlannedTarget, imported: [PlannedTarget]
    ) throws(ShadowError) -> ModuleSurvey {
        let words =
            ["--survey"] + Self.versionOption(target.settings.swiftVersion)
            + imported.flatMap { ["--module", $0.moduleName] }
            + imported.flatMap(\.sources).flatMap { ["--context", $0] } + target.sources
        let end = try ChildProgram(path, words).run()
        guard end.code == 0,
            let survey = try? JSONDecoder().decode(ModuleSurvey.self, from: Data(end.output.utf8))
        else { throw .portingFailed(target: target.name, message: end.output) }
        return survey
    }
}
