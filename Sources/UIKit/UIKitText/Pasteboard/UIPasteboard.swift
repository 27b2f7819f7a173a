public import Foundation
import Platform
public import UIKitCore

/// A place to copy text, images, links and colours to, and to paste them from.
///
/// The text of ``general`` is shared with other programs: text that is copied here can be pasted
/// there, and the other way round. Everything else stays within the app.
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
    public class var general: UIPasteboard { pasteboard(named: .general) }

    /// The name.
    public let name: Name

    private var ownItems: [[String: Any]] = []
    private var ownChangeCount = 0

    /// The change count of the desktop's clipboard at the time when ``ownItems`` were current.
    private var clipboardCount = 0

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
            ownItems = present.ownItems
        } else {
            Self.named[name] = self
        }
    }

    /// Creates a pasteboard with a name of its own.
    open class func withUniqueName() -> UIPasteboard {
        pasteboard(named: Name(UUID().uuidString))
    }

    /// Removes a pasteboard with its contents.
    open class func remove(withName name: Name) { named[name] = nil }

    // MARK: Contents

    private static let textType = "public.utf8-plain-text"
    private static let urlType = "public.url"
    private static let imageType = "public.image"
    private static let colorType = "com.apple.uikit.color"

    private var clipboard: (any Clipboard)? {
        name == .general ? UIApplication.current?.host.clipboard : nil
    }

    /// Adopts what another program has copied.
    private func refresh() {
        guard let clipboard, clipboard.changeCount != clipboardCount else { return }
        clipboardCount = clipboard.changeCount
        clipboard.readText { [weak self] text in self?.adopt(text) }
    }

    private func adopt(_ text: String?) {
        guard text != string(in: ownItems.first) else { return }
        ownItems = text.map { [[Self.textType: $0]] } ?? []
        ownChangeCount += 1
    }

    /// Calls `completion` with the text, after other programs have delivered it.
    func readText(_ completion: @escaping @MainActor (String?) -> Void) {
        guard let clipboard else { return completion(string) }
        clipboard.readText { [weak self] text in
            self?.clipboardCount = clipboard.changeCount
            self?.adopt(text)
            completion(text)
        }
    }

    /// The contents: for each item the values by their types.
    ///
    /// Text of other programs is read when the pasteboard is first asked after it changed; the
    /// desktop may deliver it a moment later.
    open var items: [[String: Any]] {
        get {
            refresh()
            return ownItems
        }
        set {
            ownItems = newValue
            ownChangeCount += 1
            if let clipboard, let text = string(in: newValue.first) {
                clipboard.writeText(text)
                clipboardCount = clipboard.changeCount
            }
            NotificationCenter.default.post(name: Self.changedNotification, object: self)
        }
    }

    /// Adds items.
    open func addItems(_ items: [[String: Any]]) { self.items = ownItems + items }

    /// The number of items.
    open var numberOfItems: Int { items.count }

    /// A counter that is incremented with each change.
    open var changeCount: Int {
        refresh()
        return ownChangeCount
    }

    /// The types of the first item.
    open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

    /// Returns the first item's data of a type.
    open func data(forPasteboardType type: String) -> Data? {
        let value = items.first?[type]
        return value as? Data ?? (value as? String).map { Data($0.utf8) }
    }

    /// Returns the first item's value of a type.
    open func value(forPasteboardType type: String) -> Any? { items.first?[type] }

    /// Replaces the contents by data of a type.
    open func setData(_ data: Data, forPasteboardType type: String) { items = [[type: data]] }

    /// Replaces the contents by a value of a type.
    open func setValue(_ value: Any, forPasteboardType type: String) { items = [[type: value]] }

    /// Returns `true` if the first item has one of these types.
    open func contains(pasteboardTypes: [String]) -> Bool {
        !Set(types).isDisjoint(with: pasteboardTypes)
    }

    // MARK: Values

    private func string(in item: [String: Any]?) -> String? {
        item?[Self.textType] as? String ?? (item?[Self.urlType] as? URL)?.absoluteString
    }

    private func values<Value>(_ type: String) -> [Value] {
        items.compactMap { $0[type] as? Value }
    }

    /// The text of the first item.
    open var string: String? {
        get { string(in: items.first) }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts of all items.
    open var strings: [String]? {
        get {
            let found = items.compactMap { string(in: $0) }
            return found.isEmpty ? nil : found
        }
        set { items = (newValue ?? []).map { [Self.textType: $0] } }
    }

    /// The link of the first item; text that is a link counts.
    open var url: URL? {
        get {
            if let url = items.first?[Self.urlType] as? URL { return url }
            return string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 }
        }
        set { urls = newValue.map { [$0] } }
    }

    /// The links of all items.
    open var urls: [URL]? {
        get {
            let found: [URL] = values(Self.urlType)
            return found.isEmpty ? nil : found
        }
        set { items = (newValue ?? []).map { [Self.urlType: $0] } }
    }

    /// The image of the first item.
    open var image: UIImage? {
        get { items.first?[Self.imageType] as? UIImage }
        set { images = newValue.map { [$0] } }
    }

    /// The images of all items.
    open var images: [UIImage]? {
        get {
            let found: [UIImage] = values(Self.imageType)
            return found.isEmpty ? nil : found
        }
        set { items = (newValue ?? []).map { [Self.imageType: $0] } }
    }

    /// The colour of the first item.
    open var color: UIColor? {
        get { items.first?[Self.colorType] as? UIColor }
        set { colors = newValue.map { [$0] } }
    }

    /// The colours of all items.
    open var colors: [UIColor]? {
        get {
            let found: [UIColor] = values(Self.colorType)
            return found.isEmpty ? nil : found
        }
        set { items = (newValue ?? []).map { [Self.colorType: $0] } }
    }

    /// `true` if there is text.
    open var hasStrings: Bool { string != nil }

    /// `true` if there is a link.
    open var hasURLs: Bool { url != nil }

    /// `true` if there is an image.
    open var hasImages: Bool { image != nil }

    /// `true` if there is a colour.
    open var hasColors: Bool { color != nil }

    /// Posted after the app changed a pasteboard; the object is the pasteboard.
    public nonisolated static let changedNotification = Notification.Name(
        "UIPasteboardChangedNotification")
}
