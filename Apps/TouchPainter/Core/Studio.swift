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

    /// Changes from before a journal could be opened.
    private var unkept: [JournalEntry] = []

    /// Makes the thumbnail of a scribble, a PNG picture.
    public var makeThumbnail: (Scribble) -> Data? = { _ in nil }

    /// Called when something could not be kept. Changes that could not be kept are tried again with
    /// the next one.
    public var onProblem: ((PaintingFileError) -> Void)?

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
        public var brand = Brand.plain

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
    }

    /// Opens the studio in `folder`, with the drawing as it was left.
    public init(folder: URL?, painting: Painting = Painting()) {
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
        replayJournal(in: folder)
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

    /// Opens the first journal that no other window has open.
    private func openJournal(in folder: URL) throws(PaintingFileError) -> (Journal, name: String) {
        var problem: PaintingFileError?
        for number in 1...9 {
            let name = number == 1 ? "current.journal" : "current-\(number).journal"
            do throws(PaintingFileError) {
                let journal = try Journal(url: folder.appendingPathComponent(name))
                isFurtherWindow = number > 1
                return (journal, name)
            } catch {
                problem = problem ?? error
            }
        }
        throw problem ?? .unwritable(path: folder.path, reason: "the folder cannot be made")
    }

    /// Brings back the drawing as it was left.
    private func replayJournal(in folder: URL) {
        do throws(PaintingFileError) {
            let (journal, name) = try openJournal(in: folder)
            // A journal that stays long is no reason to stop.
            if journal.size > JournalEntry.foldedSize { try? journal.fold() }
            let failures = painting.replay(journal.entries)
            if let damage = journal.damage {
                found(damage, in: name, besides: failures)
            } else if failures > 0 {
                found(.incomplete(path: name))
            }
            self.journal = journal
        } catch {
            found(error)
        }
    }

    /// Notes what was wrong when the studio was opened.
    private func found(_ problem: PaintingFileError) { problems.append(problem) }

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
            let url = folder.appendingPathComponent("current-\(number).journal")
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
        if case .draw = entry, painting.pen.brush != .eraser { settings.use(painting.pen.color) }
        guard let folder else { return }
        do throws(PaintingFileError) {
            if journal == nil {
                unkept.append(entry)
                try beginJournal(in: folder)
            } else {
                try journal?.append(
                    entry, steps: (painting.historyPosition, painting.history.count))
            }
        } catch {
            onProblem?(error)
        }
    }

    /// Opens a journal that could not be opened at first, and keeps what was drawn since.
    private func beginJournal(in folder: URL) throws(PaintingFileError) {
        let (journal, _) = try openJournal(in: folder)
        self.journal = journal
        if !journal.entries.isEmpty {
            unkept.insert(.show(Scribble().makeMemento(), command: "Clear", file: nil), at: 0)
        }
        let entries = unkept
        unkept = []
        for entry in entries { try journal.append(entry) }
    }

    private func keepSettings() {
        guard let settingsURL, let data = try? JSONEncoder().encode(settings) else { return }
        do {
            try DurableFile.write(data, to: settingsURL)
        } catch {
            onProblem?(error)
        }
    }
}

extension Studio.Settings: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        pen = try container.decode(PenRecord.self, forKey: .pen)
        paper = try container.decode(Studio.Paper.self, forKey: .paper)
        brand = try container.decode(Studio.Brand.self, forKey: .brand)
        order = try container.decodeIfPresent(ScribbleStore.Order.self, forKey: .order)
        recent = try container.decodeIfPresent([PenRecord].self, forKey: .recent)
        unknown = try UnknownMembers(in: decoder, besides: Key.self)
    }

    public func encode(to encoder: any Encoder) throws {
        try unknown.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(pen, forKey: .pen)
        try container.encode(paper, forKey: .paper)
        try container.encode(brand, forKey: .brand)
        try container.encodeIfPresent(order, forKey: .order)
        try container.encodeIfPresent(recent, forKey: .recent)
    }
}
