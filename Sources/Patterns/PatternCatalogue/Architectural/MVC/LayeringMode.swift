/// A way to spread three layers over languages and containers.
///
/// The layers are presentation, business logic and data access, each in Objective-C (`O`) or Swift
/// (`S`). Business logic and data access share a language. A project (`P`) holds all, a static
/// library (`WL`) or a framework (`WF`) in a workspace holds the two lower layers. Static libraries
/// could not hold Swift when the rule was made; they can today.
package struct LayeringMode: Hashable, Sendable {
    /// What the lower layers lie in, best first: a framework is reused and versioned on its own.
    package enum Container: String, Hashable, Sendable, CaseIterable {
        case framework = "WF"
        case staticLibrary = "WL"
        case project = "P"
    }

    package enum Language: String, Hashable, Sendable, CaseIterable {
        case objectiveC = "O"
        case swift = "S"

        /// The language's name.
        package var title: String { self == .swift ? "Swift" : "Objective-C" }
    }

    package let container: Container
    package let presentation: Language

    /// The language of business logic and data access.
    package let lower: Language

    /// Container and languages in letters, such as `WFOSS`.
    package var name: String {
        container.rawValue + presentation.rawValue + lower.rawValue + lower.rawValue
    }

    /// The possible modes, best first.
    package static let all: [LayeringMode] = Container.allCases.flatMap { container in
        let pairs: [(Language, Language)] = [
            (.objectiveC, .objectiveC), (.swift, .swift), (.swift, .objectiveC),
            (.objectiveC, .swift),
        ]
        return pairs.map { LayeringMode(container: container, presentation: $0, lower: $1) }
            .filter(\.isPossible)
    }

    private var isPossible: Bool { container != .staticLibrary || lower == .objectiveC }
}
