public import Places

/// What every store of places promises, as checks that any store can be put to.
///
///     @Test("keeps the contract", arguments: PlaceStoreContract.checks)
///     func contract(check: PlaceStoreContract.Check) async throws {
///         try await check.run(on: emptyStore())
///     }
public enum PlaceStoreContract {
    /// One promise.
    public struct Check: Sendable, CustomStringConvertible {
        public let description: String
        let body: @Sendable (any PlaceStore) async throws -> Void

        init(
            _ description: String, _ body: @escaping @Sendable (any PlaceStore) async throws -> Void
        ) {
            self.description = description
            self.body = body
        }

        /// - Parameter store: A store without places.
        /// - Throws: ``Violation`` when the promise is broken, or what the store throws.
        public func run(on store: any PlaceStore) async throws { try await body(store) }
    }

    /// A promise was broken.
    public struct Violation: Error, CustomStringConvertible {
        public let description: String
    }

    /// All promises.
    public static let checks = keeping + searching + naming
}

// MARK: - What checks are made of

extension PlaceStoreContract {
    /// A place at the Bund.
    static func named(
        _ name: String, english: String? = nil, id: Int64
    ) throws -> Place {
        Place(
            id: id, name: name, englishName: english, coordinate: SyntheticPlaces.bund,
            category: .touristAttraction, city: "上海")
    }

    /// - Throws: ``Violation`` when `value` is another one than `expected`.
    static func equal<Value: Equatable>(
        _ value: Value, _ expected: Value, _ context: Any? = nil
    ) throws {
        guard value != expected else { return }
        throw Violation(
            description: """
                Got \(value)
                instead of \(expected)\(context.map { "\nfor \($0)" } ?? "")
                """)
    }
}
