public import Foundation
import Platform
import UIKitCore

/// A place to copy text, images, links and colours to, and to paste them from.
///
/// ``general`` is the desktop's clipboard: other programs get the texts, links, the first image and
/// colour, and the data of the first item; what they copy appears here. Its types are known at
/// once, the values are read when they are asked for.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// The name of a pasteboard.
    public nonisolated struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public init(_ rawValue: String) { self.init(rawValue: rawValue) }

        /// The name of ``UIPasteboard/general``.
        public static let general = Name(rawValue: "general")
    }

    /// The pasteboard that programs share.
    public class var general: UIPasteboard {
        let pasteboard = pasteboard(named: .general)
        pasteboard.watchOtherPrograms()
        return pasteboard
    }

    /// The name.
    public let name: Name

    /// The contents.
    private enum Contents {
        /// Copied by this app.
        case items([[String: Any]])
        /// Copied by another program in some media types; the values that were read, by uniform
        /// type.
        case foreign(mediaTypes: [String], read: [String: Any])
    }

    private var contents = Contents.items([])
    private var ownChangeCount = 0

    /// The clipboard to which ``contents`` belong, and its change count at that time.
    private var known: (clipboard: ObjectIdentifier, count: Int)?

    private var observer: (any NSObjectProtocol)?
    private var expiry: (any HostTimer)?

    private static var named: [Name: UIPasteboard] = [:]

    private init(name: Name) {
        self.name = name
        super.init()
    }

    nonisolated deinit {}

    private static func pasteboard(named name: Name) -> UIPasteboard {
        if let present = named[name] { return present }
        let new = UIPasteboard(name: name)
        named[name] = new
        return new
    }

    /// Returns the pasteboard with a name, creating it if `create` is `true`.
    public convenience init?(name: Name, create: Bool) {
        guard create || Self.named[name] != nil else { return nil }
        self.init(name: name)
        if let present = Self.named[name] {
            contents = present.contents
        } else {
            Self.named[name] = self
        }
    }

    /// Creates a pasteboard with a name of its own.
    open class func withUniqueName() -> UIPasteboard {
        pasteboard(named: Name(UUID().uuidString))
    }

    /// Removes a pasteboard with its contents. ``general`` cannot be removed.
    open class func remove(withName name: Name) {
        guard name != .general, let removed = named.removeValue(forKey: name) else { return }
        NotificationCenter.default.post(name: removedNotification, object: removed)
    }

    // MARK: Other programs

    private var clipboard: (any Clipboard)? {
        name == .general ? UIApplication.current?.host.clipboard : nil
    }

    /// Posts a notification after the app was activated, if another program has copied.
    private func watchOtherPrograms() {
        guard observer == nil else { return }
        observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.refresh() }
        }
    }

    /// Adopts what another program has copied.
    private func refresh() {
        guard let clipboard else { return }
        let now = (clipboard: ObjectIdentifier(clipboard), count: clipboard.changeCount)
        if let known, known == now { return }
        // The empty clipboard of a new app is not a change.
        guard known != nil || now.count > 0 else {
            known = now
            return
        }
        let old = knownTypes
        known = now
        contents = .foreign(mediaTypes: clipboard.types, read: [:])
        didChange(from: old)
    }

    private func didChange(from old: [String]) {
        ownChangeCount += 1
        let new = knownTypes
        NotificationCenter.default.post(
            name: Self.changedNotification, object: self,
            userInfo: [
                Self.changedTypesAddedUserInfoKey: new.filter { !old.contains($0) },
                Self.changedTypesRemovedUserInfoKey: old.filter { !new.contains($0) },
            ])
    }

    /// Calls `completion` with the text, after another program has delivered it.
    func readText(_ completion: @escaping @MainActor (String?) -> Void) {
        refresh()
        guard case .foreign = contents, let clipboard else { return completion(string) }
        clipboard.readText(completion)
    }

    /// The first item's value of a type, which is read from another program if necessary.
    private func firstValue(_ type: String) -> Any? {
        refresh()
        switch contents {
        case .items(let items): return items.first?[type]
        case .foreign(let mediaTypes, var read):
            if let value = read[type] { return value }
            guard let clipboard,
                let value = PasteboardItem.value(
                    type, of: mediaTypes, read: clipboard.contents(ofType:))
            else { return nil }
            read[type] = value
            contents = .foreign(mediaTypes: mediaTypes, read: read)
            return value
        }
    }

    // MARK: Items

    /// The contents: for each item the values by their types.
    open var items: [[String: Any]] {
        get {
            refresh()
            switch contents {
            case .items(let items): return items
            case .foreign(let mediaTypes, _):
                let types = PasteboardItem.types(of: mediaTypes)
                let values = types.compactMap { type in firstValue(type).map { (type, $0) } }
                let first = Dictionary(uniqueKeysWithValues: values)
                let links = PasteboardItem.urls(in: mediaTypes) { clipboard?.contents(ofType: $0) }
                return (first.isEmpty ? [] : [first])
                    + links.dropFirst().map { [PasteboardItem.url: $0] }
            }
        }
        set { setItems(newValue, options: [:]) }
    }

    /// Replaces the contents.
    ///
    /// The option `localOnly` is always met: there are no other devices.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        let old = knownTypes
        contents = .items(items)
        if let clipboard {
            clipboard.write(PasteboardItem.contents(of: items))
            known = (ObjectIdentifier(clipboard), clipboard.changeCount)
        }
        didChange(from: old)
        expiry?.cancel()
        expiry = nil
        guard let date = options[.expirationDate] as? Date else { return }
        let count = ownChangeCount
        expiry = UIApplication.current?.schedule(after: date.timeIntervalSinceNow) { [weak self] in
            guard let self, self.changeCount == count else { return }
            self.items = []
        }
    }

    /// Adds items.
    open func addItems(_ items: [[String: Any]]) { self.items = self.items + items }

    /// The number of items.
    open var numberOfItems: Int { items.count }

    /// A counter that is incremented with each change.
    open var changeCount: Int {
        refresh()
        return ownChangeCount
    }

    // MARK: Types

    /// The types of the first item.
    open var types: [String] {
        refresh()
        return knownTypes
    }

    private var knownTypes: [String] {
        switch contents {
        case .items(let items): items.first.map { $0.keys.sorted() } ?? []
        case .foreign(let mediaTypes, _): PasteboardItem.types(of: mediaTypes)
        }
    }

    /// Returns the types of some items, or of all for `nil`.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        chosen(itemSet)?.map { $0.keys.sorted() }
    }

    /// Returns `true` if the first item has one of these types.
    open func contains(pasteboardTypes: [String]) -> Bool {
        !Set(types).isDisjoint(with: pasteboardTypes)
    }

    /// Returns `true` if each of some items, or of all for `nil`, has one of these types.
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        chosen(itemSet)?.allSatisfy { !Set($0.keys).isDisjoint(with: pasteboardTypes) } ?? false
    }

    /// Returns the indexes of the items that have one of these types.
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        IndexSet(
            items.indices.filter { !Set(items[$0].keys).isDisjoint(with: pasteboardTypes) })
    }

    /// The items with these indexes; `nil` if one of them does not exist.
    private func chosen(_ itemSet: IndexSet?) -> [[String: Any]]? {
        let items = items
        guard let itemSet else { return items }
        return itemSet.allSatisfy(items.indices.contains) ? itemSet.map { items[$0] } : nil
    }

    // MARK: Data

    /// Returns the first item's data of a type.
    open func data(forPasteboardType type: String) -> Data? {
        Self.data(firstValue(type))
    }

    /// Returns the data of a type in some items, or in all for `nil`.
    open func data(forPasteboardType type: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        chosen(itemSet)?.compactMap { Self.data($0[type]) }
    }

    static func data(_ value: Any?) -> Data? {
        switch value {
        case let data as Data: data
        case let string as String: Data(string.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        default: nil
        }
    }

    /// Returns the first item's value of a type.
    open func value(forPasteboardType type: String) -> Any? { firstValue(type) }

    /// Returns the values of a type in some items, or in all for `nil`.
    open func values(forPasteboardType type: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        chosen(itemSet)?.compactMap { $0[type] }
    }

    /// Replaces the contents by data of a type.
    open func setData(_ data: Data, forPasteboardType type: String) { items = [[type: data]] }

    /// Replaces the contents by a value of a type.
    open func setValue(_ value: Any, forPasteboardType type: String) { items = [[type: value]] }
}

// MARK: - Names

extension UIPasteboard {
    /// An option for contents.
    public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `Date` at which the contents are removed.
        public static let expirationDate = OptionsKey(
            rawValue: "UIPasteboardOptionExpirationDate")

        /// `true` to keep the contents on this device.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// Posted after a pasteboard changed; the object is the pasteboard.
    ///
    /// Copies by other programs are noticed when the app becomes active or reads the pasteboard.
    public nonisolated static let changedNotification = Notification.Name(
        "UIPasteboardChangedNotification")

    /// Posted after a pasteboard was removed; the object is the pasteboard.
    public nonisolated static let removedNotification = Notification.Name(
        "UIPasteboardRemovedNotification")

    /// The types that a change has added, in the notification.
    public nonisolated static let changedTypesAddedUserInfoKey =
        "UIPasteboardChangedTypesAddedUserInfoKey"

    /// The types that a change has removed, in the notification.
    public nonisolated static let changedTypesRemovedUserInfoKey =
        "UIPasteboardChangedTypesRemovedUserInfoKey"

    /// The types of text.
    public nonisolated static let typeListString = [
        "public.utf8-plain-text", "public.plain-text", "public.text",
    ]

    /// The types of links.
    public nonisolated static let typeListURL = ["public.url", "public.file-url"]

    /// The types of images.
    public nonisolated static let typeListImage = [
        "public.image", "public.png", "public.jpeg", "public.tiff", "com.compuserve.gif",
    ]

    /// The types of colours.
    public nonisolated static let typeListColor = ["com.apple.uikit.color"]
}
