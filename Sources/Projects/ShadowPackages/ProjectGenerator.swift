public import Foundation

/// A program that makes Xcode projects from descriptions, which repositories have in their place.
public struct ProjectGenerator: Hashable, Sendable {
    /// The program's name.
    public let name: String

    /// The description.
    public let file: String

    /// What makes the project.
    public let command: String

    /// The generators that are known, with the files that they read.
    private static let all = [
        ProjectGenerator(name: "XcodeGen", file: "project.yml", command: "xcodegen generate"),
        ProjectGenerator(name: "XcodeGen", file: "project.yaml", command: "xcodegen generate"),
        ProjectGenerator(name: "Tuist", file: "Project.swift", command: "tuist generate"),
        ProjectGenerator(name: "Tuist", file: "Workspace.swift", command: "tuist generate"),
        ProjectGenerator(
            name: "rules_xcodeproj", file: "BUILD.bazel", command: "bazel run //:xcodeproj"),
        ProjectGenerator(name: "Buck", file: "BUCK", command: "buck project"),
        ProjectGenerator(name: "CMake", file: "CMakeLists.txt", command: "cmake -G Xcode"),
    ]

    /// The generator whose description lies in a folder.
    public static func find(in folder: URL) -> ProjectGenerator? {
        all.first {
            FileManager.default.fileExists(atPath: folder.appendingPathComponent($0.file).path)
        }
    }
}
