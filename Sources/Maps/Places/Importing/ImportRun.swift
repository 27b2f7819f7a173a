import Coordinates
import Foundation
import TextReading

/// One run of an import.
struct ImportRun {
    private let request: PlaceImport
    let format: PlaceImport.Format
    private let text: SourceText
    let store: any PlaceStore

    /// The name of the source in the store.
    private(set) var source: String

    /// The fingerprint of the request's options.
    private let options: String

    /// `true` if nothing is removed at the end.
    private var keepsMissing: Bool

    private let began = ContinuousClock.now

    /// The digest of the bytes up to the end of the last batch.
    private var digest: SourceDigest

    /// The report of what is stored.
    private var report = PlaceImportReport()

    /// The state of the earlier run that this one continues.
    private var earlier: ImportState?

    private var descriptor: Int32 { text.file.fileDescriptor }

    /// The number of times that the file has been read from its beginning.
    private var number = 1

    init(
        of request: PlaceImport, _ format: PlaceImport.Format, text: SourceText,
        into store: any PlaceStore
    ) {
        self.request = request
        self.format = format
        self.text = text
        self.store = store
        source = request.source
        options = request.optionsFingerprint(format)
        keepsMissing = request.keepsMissing
        digest = SourceDigest(of: text.file.fileDescriptor)
        report.encoding = text.encoding
    }

    mutating func run(
        progress: @Sendable (PlaceImportReport) -> Void
    ) async throws(PlaceImportError) -> PlaceImportReport {
        do {
            try await findStart()
            guard report.start != .nothingNew else { return report }
            switch format {
            case .geojson, .osm, .kml, .gpx:
                var features = try geoJSONReader()
                try await storeAll(
                    of: &features, usualAttribution: usualAttribution, progress: progress)
            case .csv:
                let columns = try csvColumns()
                var rows = try csvReader(columns)
                try await storeAll(
                    of: &rows, usualAttribution: columns.usualAttribution, progress: progress)
            }
            return report
        } catch let error as PlaceImportError {
            throw error
        } catch let error as FileError {
            throw failure(.file(FileError(error.reason, at: error.position, path: request.path)))
        } catch let error as PlaceStoreError {
            throw failure(error.reason == .cancelled ? .cancelled : .store(error))
        } catch {
            throw failure(.cancelled)
        }
    }

    /// The attribution of features where neither the request nor the file has one: what is not
    /// KML or GPX is usually OpenStreetMap's.
    var usualAttribution: String {
        format == .kml || format == .gpx ? "" : PlaceImport.openStreetMap
    }

    func failure(_ reason: PlaceImportError.Reason) -> PlaceImportError {
        PlaceImportError(reason: reason, report: report)
    }
}

// MARK: Finding the start

extension ImportRun {
    /// Checks if an earlier run stored the beginning of the file.
    private mutating func findStart() async throws {
        let size = lseek(descriptor, 0, SEEK_END)
        guard size >= 0 else { throw FileError(.access(String(cString: strerror(errno)))) }
        report.totalBytes = Int(size)
        if let state = try await store.importState(of: source), state.position > 0 {
            try await begin(after: state)
        } else if source == PlaceImport.usualSource(of: request.path) {
            try await findStartByName()
        }
    }

    /// Checks if the beginning of the file is known under its name without a folder, which earlier
    /// versions stored.
    private mutating func findStartByName() async throws {
        let name = (request.path as NSString).lastPathComponent
        guard let state = try await store.importState(of: name), state.position > 0,
            try beginning(of: state) != nil
        else { return }
        source = name
        try await begin(after: state)
    }

    /// Returns the digest of the beginning of the file if an earlier run has read it.
    private func beginning(of state: ImportState) throws(FileError) -> SourceDigest? {
        var seen = SourceDigest(of: descriptor)
        guard try seen.advance(to: UInt64(state.position)),
            seen.fingerprint == ImportFingerprint(state.fingerprint).bytes
        else { return nil }
        return seen
    }

    /// Continues an earlier run of the same source, or restarts if that is not possible.
    private mutating func begin(after state: ImportState) async throws {
        let known = ImportFingerprint(state.fingerprint)
        guard let seen = try beginning(of: state) else {
            report.start = .again
            number = state.run + 1
            if !request.keepsMissing, !request.replacesAll { try await requireCommonPlace() }
            return
        }
        guard known.options == options else {
            report.start = .otherOptions
            number = state.run + 1
            return
        }
        digest = seen
        earlier = state
        number = state.run
        keepsMissing = keepsMissing || known.keepsMissing
        report.bytes = state.position
        report.attribution = state.attribution
        let isComplete = state.isFinished && state.position == report.totalBytes
        report.start = isComplete ? .nothingNew : .continued(afterBytes: state.position)
    }

    /// Returns a reader that starts at a position of the file.
    private func reader(at place: ByteReader.Place) throws -> ByteReader {
        guard lseek(descriptor, Int(place.offset), SEEK_SET) >= 0 else {
            throw FileError(.access(String(cString: strerror(errno))))
        }
        return ByteReader(descriptor: descriptor, at: place)
    }

    func geoJSONReader() throws -> GeoJSONFeatureReader {
        guard let earlier else { return GeoJSONFeatureReader(try reader(at: .start)) }
        let isCollection = try GeoJSONFeatureReader.isCollection(reader(at: .start))
        return GeoJSONFeatureReader(
            try reader(at: digest.place),
            continuesCollection: isCollection && !earlier.isFinished)
    }

    func csvColumns() throws -> CSVColumns { try CSVColumns(reader(at: .start)) }

    mutating func csvReader(_ columns: CSVColumns) throws -> CSVRecordReader {
        _ = try digest.advance(to: columns.bytes)
        return CSVRecordReader(try reader(at: digest.place), columns: columns)
    }
}

// MARK: - Batches

extension ImportRun {
    /// Reads and stores everything. While one batch is stored, the next is read.
    private mutating func storeAll<Reader: SourceReader & ~Copyable>(
        of reader: inout Reader, usualAttribution: String,
        progress: @Sendable (PlaceImportReport) -> Void
    ) async throws {
        let store = store
        var batch = try readBatch(
            from: &reader, after: report, usualAttribution: usualAttribution)
        while true {
            try Task.checkCancellation()
            let current = batch
            // A file of which nothing can be read is no source, and brings no attribution.
            if let error = current.error, current.report.records == 0 { throw error }
            async let removed = current.store(in: store)
            if !current.isLast {
                batch = try readBatch(
                    from: &reader, after: current.report, usualAttribution: usualAttribution)
            }
            let removedCount = try await removed
            report = current.report
            report.removed = removedCount
            report.duration = ContinuousClock.now - began
            if let error = current.error { throw error }
            progress(report)
            if current.isLast { return }
        }
    }

    private mutating func readBatch<Reader: SourceReader & ~Copyable>(
        from reader: inout Reader, after last: PlaceImportReport, usualAttribution: String
    ) throws -> ImportBatch {
        var batch = ImportBatch(
            report: last,
            state: ImportState(source: source, run: number, fingerprint: ""))
        let mostRecords = last.records + 10 * request.batchSize
        var builder: PlaceBuilder?
        do throws(FileError) {
            while batch.places.count < request.batchSize, batch.report.records < mostRecords {
                guard let record = try reader.next() else {
                    batch.isLast = true
                    batch.state.isFinished = true
                    break
                }
                // The file's attribution precedes its first record.
                let builderOfBatch =
                    builder ?? self.builder(attribution(reader, usually: usualAttribution))
                builder = builderOfBatch
                batch.add(
                    builderOfBatch.outcome(of: record), mostProblems: request.mostProblems)
            }
        } catch {
            batch.isLast = true
            batch.error = error
        }
        _ = try digest.advance(to: reader.offset)
        // An invalid record may be an existing place, so missing places cannot be determined.
        keepsMissing = keepsMissing || batch.report.problemCount > 0
        batch.removesMissing = !keepsMissing
        batch.report.keptMissing =
            batch.state.isFinished && number > 1 && keepsMissing && !request.keepsMissing
        batch.state.fingerprint =
            ImportFingerprint(
                bytes: digest.fingerprint, options: options, keepsMissing: keepsMissing
            ).text
        batch.state.position = Int(reader.offset)
        batch.state.attribution = attribution(reader, usually: usualAttribution)
        batch.report.bytes = batch.state.position
        batch.report.attribution = batch.state.attribution
        return batch
    }

    /// Returns the attribution: that of the request, the file, an earlier run, or the default, in
    /// this order.
    func attribution<Reader: SourceReader & ~Copyable>(
        _ reader: borrowing Reader, usually usual: String
    ) -> String {
        request.attribution ?? reader.attribution ?? earlier?.attribution ?? usual
    }

    func builder(_ attribution: String) -> PlaceBuilder {
        PlaceBuilder(
            source: source, isOpenStreetMap: attribution.contains("OpenStreetMap"),
            conversion: SystemConversion(
                from: request.system, to: .wgs84, region: request.offsetRegion),
            city: request.city)
    }
}
