import Foundation
import ProgramTesting
import Testing

/// Chains that must not compile, and the compiler's error for each.
///
/// A single compiler run checks all of them, between chains that must compile.
nonisolated enum WrongChain: String, CaseIterable, Sendable {
    case offsetBeforeRelation = "$0.width.offset(8)"
    case insetsForWidth = "$0.width.equal(to: other).insets(insets)"
    case insetsForCenter = "$0.center.equal(to: insets)"
    case sizeOffsetForEdges = "$0.edges.equal(to: other).sizeOffset(CGSize(width: 1, height: 1))"
    case centerOffsetForSize = "$0.size.equal(to: other).centerOffset(CGPoint(x: 1, y: 1))"
    case pointForEdges = "$0.edges.equal(to: CGPoint(x: 1, y: 1))"
    case otherAxis = "$0.top.equal(to: other.left)"
    case lengthToPlace = "$0.width.equal(to: other.centerX)"
    case severalToOneAxis = "$0.edges.equal(to: other.top)"
    case priorityTwice = "$0.width.equal(to: other).priority(.high).priority(.low)"
    case offsetTwice = "$0.width.equal(to: other).offset(1).offset(2)"
    case offsetAfterPriority = "$0.width.equal(to: other).priority(.high).offset(2)"
    case factorAfterOffset = "$0.width.equal(to: other).offset(2).multiplied(by: 2)"
    case factorOfNumber = "$0.width.equal(to: 10).multiplied(by: 2)"
    case offsetOfNumber = "$0.width.equal(to: 10).offset(2)"
    case wordAfterKey = "$0.width.equal(to: 10).key(\"width\").priority(.low)"
    case secondRelation = "$0.width.equal(to: 10).lessThanOrEqual(to: 20)"
    case attributeAfterRelation = "$0.top.equal(to: other).bottom.equal(to: other)"
    case relationOfNothing = "$0.equal(to: other)"
    case dictionary = "$0.width.equal(to: [\"width\": 10])"
    case edgesOfChain = "$0.width.edges.equal(to: other)"
    case arrayOfNoViews = "let texts = [1]; _ = $0; texts.layout.make { _ in }"
    case multiplierAfterwards = "$0.width.equal(to: other).constraint.multiplied(by: 2)"

    /// Chains that must compile, including the longest that the types allow.
    private static let right = [
        "$0.top.equal(to: other.bottom).offset(8).priority(.high)",
        "$0.edges.equal(to: other).insets(insets).priority(600).key(\"edges\")",
        "$0.width.height.equal(to: other.width).multiplied(by: 2).offset(1).priority(.low)",
        "$0.center.equal.toSuperview().centerOffset(CGPoint(x: 1, y: 1))",
    ]

    /// Returns the compiler's errors for a chain in one line, empty for a valid one.
    var error: String { get throws { try Self.errors.get()[self] ?? "" } }

    /// The compiler's errors for every invalid chain.
    private static let errors = Result { try compile() }

    /// The compiler accepted no invalid chain, or refused a valid one.
    private struct Unexpected: Error, CustomStringConvertible {
        let description: String
    }

    private static func compile() throws -> [WrongChain: String] {
        let chains = allCases.map(\.rawValue) + right
        let lines =
            [
                "import LayoutDSL", "import UIKit",
                "@MainActor func check(_ view: UIView, _ other: UIView, _ insets: UIEdgeInsets) {",
            ] + chains.map { "view.layout.make { \($0) }" } + ["}"]
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("touchstone-\(ProcessInfo.processInfo.globallyUniqueString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appendingPathComponent("chains.swift")
        try Data(lines.joined(separator: "\n").utf8).write(to: source)

        let output = try SwiftCompiler().typecheck(source)
        var errors: [WrongChain: String] = [:]
        for match in output.matches(of: /chains\.swift:([0-9]+):[0-9]+: error: (.*)/) {
            guard let line = Int(match.1), case let index = line - 4, index >= 0,
                index < allCases.count
            else { throw Unexpected(description: output) }
            errors[allCases[index], default: ""] += match.2
        }
        guard !errors.isEmpty else { throw Unexpected(description: output) }
        return errors
    }
}

@Suite("Invalid chains")
struct WrongChainTests {
    @Test("Invalid chains: they do not compile", arguments: WrongChain.allCases)
    func doNotCompile(chain: WrongChain) throws {
        let error = try chain.error
        #expect(!error.isEmpty, "\(chain.rawValue) compiles.")
    }
}
