import Coordinates

/// What an import stores at once.
struct ImportBatch {
    /// How many different things that are no places are told apart.
    private static let mostKindsLeftOut = 50

    var places: [Place] = []

    /// What will have been done when the batch is stored.
    var report: PlaceImportReport

    /// How far the file will have been read then.
    var state: ImportState

    /// Whether nothing comes after the batch.
    var isLast = false

    /// Why nothing comes after it, when that is not because the file ends.
    var error: FileError?

    /// Whether what the source does not have any more is removed at its end.
    var removesMissing = false

    /// Stores the batch.
    ///
    /// - Returns: How many places were removed.
    func store(in store: any PlaceStore) async throws(PlaceStoreError) -> Int {
        // The first time there is nothing that could be missing.
        if removesMissing, state.isFinished, state.run > 1 {
            return try await store.finishImport(with: places, state: state)
        }
        try await store.insert(places, state: state)
        return 0
    }

    mutating func add(_ outcome: PlaceBuilder.Outcome, mostProblems: Int) {
        report.records += 1
        switch outcome {
        case .place(let place):
            places.append(place)
            report.places += 1
        case .leftOut(let words):
            let isKnown =
                report.leftOut[words] != nil || report.leftOut.count < Self.mostKindsLeftOut
            report.leftOut[isKnown ? words : "something else", default: 0] += 1
        case .bad(let reason, let position):
            report.problemCount += 1
            guard report.problems.count < mostProblems else { return }
            report.problems.append(PlaceImportReport.Problem(position: position, reason: reason))
        }
    }
}
