import FileWatching
public import Foundation
import FoundationGaps

/// A painting and the folder it is kept in: autosaved, saved in the gallery, and opened again.
///
/// Without a folder nothing is kept, for tests and pictures.
@MainActor
public final class Studio {
    public let painting: Painting

    /// The saved drawings; `nil` without a folder.
    public let store: ScribbleStore?

    private var journal: Journal?

    /// The changes on the canvas that are in a journal that cannot be written, or is gone.
    private var shownEntries: [JournalEntry] = []

    /// Changes from before a journal could be opened.
    private var unkept: [JournalEntry] = []

    /// The names of the files that could not be written when that was tried last.
    private var refusingFiles: Set<String> = []

    /// Makes the thumbnail of a scribble, a PNG picture.
    public var makeThumbnail: (Scribble) -> Data? = { _ in nil }

    /// Called when something could not be kept. Changes that could not be kept are tried again with
    /// the next one.
    public var onProblem: ((PaintingFileError) -> Void)?

    /// Called with the names of files that could not be written, and now have everything.
    public var onKept: ((Set<String>) -> Void)?

    /// Called when ``settings`` changed.
    public var onSettings: (() -> Void)?

    private var observation: Observation?

    /// Called when another window or process changed the file of the drawing.
    public var onForeignChange: ((ForeignChange) -> Void)?

    /// Called after something happened in the folder of the gallery.
    public var onFolderChange: (() -> Void)?

    var watches: [FolderWatch] = []

    /// `true` if a change of the file is looked at once the touch that is down is lifted.
    var isNoticePending = false

    /// The file whose changes the user knows of, and does not go together with the drawing.
    var conflictingStamp: FileStamp?

    /// What was wrong when the studio was opened.
    public private(set) var problems: [PaintingFileError] = []

    /// The first of ``problems``.
    public var problem: PaintingFileError? { problems.first }

    /// `true` if another window has the usual journal, so that this one has a drawing of its own.
    public private(set) var isFurtherWindow = false

    /// The choices of the palette, kept between launches.
    public var settings = Settings() {
        didSet {
            guard settings != oldValue else { return }
            keepSettings()
            onSettings?()
        }
    }

    /// What the app remembers besides drawings.
    public struct Settings: Hashable, Sendable {
        public var pen = PenRecord(Pen())
        public var paper = Paper.plain

        /// The brand that was chosen; `nil` for the one that the app was built for.
        public var brand: Brand?

        /// The order of the gallery; `nil` for the usual one.
        public var order: ScribbleStore.Order?

        /// Pens in ``recentColors``; `nil` in files of older versions.
        private var recent: [PenRecord]?

        /// What the app does not know.
        private var unknown = UnknownMembers()

        public init() {}

        /// The colours that were drawn with, the latest first.
        public private(set) var recentColors: [MarkColor] {
            get { (recent ?? []).map(\.pen.color) }
            set { recent = newValue.map { PenRecord(Pen(color: $0)) } }
        }

        /// Notes that a colour was drawn with.
        mutating func use(_ color: MarkColor) {
            guard color != recentColors.first else { return }
            recentColors = Array(([color] + recentColors.filter { $0 != color }).prefix(24))
        }

        fileprivate enum Key: String, CodingKey, CaseIterable {
            case pen, paper, brand, order, recent
        }
    }

    /// The paper of the canvas.
    public enum Paper: String, Hashable, Sendable, Codable, CaseIterable {
        case plain
        case paper
        case cloth
    }

    /// The look of the app.
    public enum Brand: String, Hashable, Sendable, Codable, CaseIterable {
        case plain
        case acme
        case sierra

        /// The brand that the app was built for: with `-DACME` or `-DSIERRA`, otherwise none.
        public static var built: Brand {
            #if ACME
                .acme
            #elseif SIERRA
                .sierra
            #else
                .plain
            #endif
        }
    }

    /// Opens the studio in `folder`, with the drawing as it was left.
    public convenience init(folder: URL?, painting: Painting = Painting()) {
        self.init(
            folder: folder, painting: painting, foldedSize: JournalEntry.foldedSize,
            keptSteps: JournalEntry.keptSteps)
    }

    /// - Parameters:
    ///   - foldedSize: The size in bytes from which the journal is shortened.
    ///   - keptSteps: The number of steps of undo that it keeps then.
    init(
        folder: URL?, painting: Painting = Painting(), foldedSize: Int,
        keptSteps: Int = JournalEntry.keptSteps
    ) {
        self.painting = painting
        self.folder = folder
        guard let folder else {
            store = nil
            follow()
            return
        }
        store = ScribbleStore(folder: folder.appendingPathComponent("drawings", isDirectory: true))
        settingsURL = folder.appendingPathComponent("settings.json")
        if let url = settingsURL { readSettings(url) }
        if let damage = store?.setAsideDamagedTags() { found(damage) }
        painting.pen = settings.pen.pen
        replayJournal(in: folder, foldedSize: foldedSize, keptSteps: keptSteps)
        follow()
        watchFolders()
    }

    private let folder: URL?
    private var settingsURL: URL?

    /// Keeps what is drawn, and the pen that is chosen, from now on.
    private func follow() {
        painting.record = { [weak self] in self?.keep($0) }
        observation = painting.observe { [weak self] change in
            guard let self else { return }
            switch change {
            case .pen: settings.pen = PenRecord(self.painting.pen)
            case .history:
                if isNoticePending { noticeChanges() }
                watchFolders()
            default: break
            }
        }
    }

    private static func journalURL(_ number: Int, in folder: URL) -> URL {
        folder.appendingPathComponent(
            number == 1 ? "current.journal" : "current-\(number).journal")
    }

    /// The journal of the first window, the second one and so on; `nil` without a folder.
    func journalURL(_ number: Int) -> URL? { folder.map { Self.journalURL(number, in: $0) } }

    /// Opens the first journal that no other window has open.
    private func openJournal(in folder: URL) throws(PaintingFileError) -> (Journal, name: String) {
        var problem: PaintingFileError?
        for number in 1...9 {
            let url = Self.journalURL(number, in: folder)
            do throws(PaintingFileError) {
                let journal = try Journal(url: url)
                isFurtherWindow = number > 1
                return (journal, url.lastPathComponent)
            } catch {
                problem = problem ?? error
            }
        }
        throw problem ?? .unwritable(path: folder.path, reason: "the folder cannot be made")
    }

    /// Brings back the drawing as it was left.
    private func replayJournal(in folder: URL, foldedSize: Int, keptSteps: Int) {
        do throws(PaintingFileError) {
            let (journal, name) = try openJournal(in: folder)
            // A journal that stays long is no reason to stop.
            if journal.size > foldedSize {
                try? journal.fold(keeping: keptSteps, leaving: saveLeaving)
            }
            let failures = painting.replay(journal.entries)
            if let damage = journal.damage {
                found(damage, in: name, besides: failures)
            } else if failures > 0 {
                found(.incomplete(path: name))
            }
            self.journal = journal
        } catch {
            found(error)
            replayUnwritableJournal(Self.journalURL(1, in: folder))
        }
    }

    /// Shows the drawing of a journal that may be read, but not written.
    private func replayUnwritableJournal(_ url: URL) {
        // One that may be written is another window's.
        guard !DurableFile.mayWrite(url) else { return }
        shownEntries = Journal.entries(in: (try? Data(contentsOf: url)) ?? Data()).entries
        painting.replay(shownEntries)
    }

    /// Notes what was wrong when the studio was opened.
    private func found(_ problem: PaintingFileError) {
        problems.append(problem)
        noteFile(of: problem)
    }

    private func found(_ damage: Journal.Damage, in name: String, besides failures: Int = 0) {
        found(
            .recovered(
                path: name, kept: damage.kept - failures, lost: damage.lost + failures,
                copy: damage.copy))
    }

    /// Reads a file of settings. One that cannot be read gets another name, so that it is not lost
    /// when it is written again.
    private func readSettings(_ url: URL) {
        guard let data = try? Data(contentsOf: url) else { return }
        if let kept = try? SafeJSONDecoder().decode(Settings.self, from: data) {
            settings = kept
        } else if let copy = DurableFile.linkCopy(of: url) {
            found(.replaced(path: url.lastPathComponent, copy: copy.lastPathComponent))
        }
    }

    /// Saves the drawings of further windows that were closed in the gallery, where they are seen.
    /// Their journals stay, for the next further window.
    ///
    /// - Returns: The drawings that were not saved yet.
    public func saveClosedWindows() -> [ScribbleStore.Entry] {
        guard let store, let folder, journal != nil, !isFurtherWindow else { return [] }
        return (2...9).compactMap { number in
            let url = Self.journalURL(number, in: folder)
            // A window that is open has its journal locked.
            guard FileManager.default.fileExists(atPath: url.path),
                let journal = try? Journal(url: url), let last = journal.entries.last
            else { return nil }
            if let damage = journal.damage { found(damage, in: url.lastPathComponent) }
            if case .saved = last { return nil }
            let painting = Painting()
            painting.replay(journal.entries)
            let scribble = painting.scribble
            guard !scribble.isEmpty,
                let entry = try? store.save(
                    scribble.makeMemento(), thumbnail: makeThumbnail(scribble))
            else { return nil }
            try? journal.append(.saved(file: entry.name))
            return entry
        }
    }

    /// All changes in the journal; `nil` without one.
    var journalEntries: [JournalEntry]? { journal?.readEntries() }

    private func keep(_ entry: JournalEntry) {
        defer {
            if case .draw = entry, painting.pen.brush != .eraser {
                settings.use(painting.pen.color)
            }
        }
        guard let folder else { return }
        if let journal, journal.isGone {
            shownEntries = journal.readEntries()
            self.journal = nil
        }
        do throws(PaintingFileError) {
            if journal == nil {
                unkept.append(entry)
                try beginJournal(in: folder)
            } else {
                try journal?.append(
                    entry, steps: (painting.historyPosition, painting.history.count))
            }
            noteKept { $0.hasSuffix(".journal") }
            if let settingsURL, refusingFiles.contains(settingsURL.lastPathComponent) {
                keepSettings()
            }
        } catch {
            noteRefused(error)
        }
    }

    private func noteRefused(_ error: PaintingFileError) {
        noteFile(of: error)
        // What keeps the drawing from being written keeps the settings too, and is said once.
        if case .unwritable(let path, _) = error, !path.hasSuffix(".journal"),
            refusingFiles.contains(where: { $0.hasSuffix(".journal") })
        {
            return
        }
        onProblem?(error)
    }

    private func noteFile(of error: PaintingFileError) {
        if case .unwritable(let path, _) = error { refusingFiles.insert(path) }
    }

    private func noteKept(_ isKept: (String) -> Bool) {
        let kept = refusingFiles.filter(isKept)
        guard !kept.isEmpty else { return }
        refusingFiles.subtract(kept)
        onKept?(kept)
    }

    /// Opens a journal that could not be opened at first, or again, and keeps what was drawn since.
    private func beginJournal(in folder: URL) throws(PaintingFileError) {
        let (journal, _) = try openJournal(in: folder)
        self.journal = journal
        var entries = unkept
        if journal.entries != shownEntries {
            entries.insert(contentsOf: shownEntries, at: 0)
            if !journal.entries.isEmpty {
                entries.insert(.show(Scribble().makeMemento(), command: "Clear", file: nil), at: 0)
            }
        }
        (shownEntries, unkept) = ([], [])
        try journal.append(contentsOf: entries)
    }

    private func keepSettings() {
        guard let settingsURL, let data = try? JSONEncoder().encode(settings) else { return }
        do throws(PaintingFileError) {
            try store?.makeFolder(settingsURL.deletingLastPathComponent())
            try DurableFile.write(data, to: settingsURL)
            noteKept { $0 == settingsURL.lastPathComponent }
        } catch {
            noteRefused(error)
        }
    }
}

extension Studio.Settings: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        pen = try container.decode(PenRecord.self, forKey: .pen)
        paper = try container.decode(Studio.Paper.self, forKey: .paper)
        brand = try container.decodeIfPresent(Studio.Brand.self, forKey: .brand)
        order = try container.decodeIfPresent(ScribbleStore.Order.self, forKey: .order)
        recent = try container.decodeIfPresent([PenRecord].self, forKey: .recent)
        unknown = try UnknownMembers(in: decoder, besides: Key.self)
    }

    public func encode(to encoder: any Encoder) throws {
        try unknown.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(pen, forKey: .pen)
        try container.encode(paper, forKey: .paper)
        try container.encodeIfPresent(brand, forKey: .brand)
        try container.encodeIfPresent(order, forKey: .order)
        try container.encodeIfPresent(recent, forKey: .recent)
    }
}
