import Coordinates

/// The places that an import stores in one transaction.
struct ImportBatch {
    /// The maximum number of distinguished kinds of omitted records.
    private static let mostKindsLeftOut = 50

    var places: [Place] = []

    /// The report as of the end of the batch.
    var report: PlaceImportReport

    /// The import state as of the end of the batch.
    var state: ImportState

    /// `true` for the last batch.
    var isLast = false

    /// The error that ended the import, if it did not end with the file.
    var error: FileError?

    /// `true` to remove places that the source no longer contains at its end.
    var removesMissing = false

    /// Stores the batch.
    ///
    /// - Returns: The number of removed places.
    func store(in store: any PlaceStore) async throws(PlaceStoreError) -> Int {
        // The first run has no earlier places to remove.
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
