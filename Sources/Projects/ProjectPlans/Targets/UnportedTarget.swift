/// A target that SwiftPM builds as it is, since it is not iOS code.
public struct UnportedTarget: Hashable, Sendable, Codable {
    /// What it is, which says how a manifest declares it.
    public enum Kind: String, Hashable, Sendable, Codable {
        /// C, C++ or assembly, with headers that Swift imports.
        case clang

        /// A library of the system, found by a module map.
        case systemLibrary

        case macro

        /// A plugin that makes sources during the build.
        case buildPlugin

        /// A program that a plugin runs.
        case tool

        /// Swift code of macros and plugins' programs, or a target named by `--as-is`.
        case library

        /// Tests named by `--as-is`.
        case tests
    }

    public var kind: Kind

    /// The folder, an absolute path.
    public var folder: String

    /// The rest of its declaration in the words of a manifest, such as `exclude: ["Old"]`, in the
    /// order that the compiler requires.
    public var arguments: [String]

    /// Creates a target without further arguments by default.
    public init(_ kind: Kind, folder: String, arguments: [String] = []) {
        self.kind = kind
        self.folder = folder
        self.arguments = arguments
    }
}
