public import Foundation
public import UIKitCore

// The texts, links, images and colours of a pasteboard.
extension UIPasteboard {
    /// The text of the first item; a link counts.
    public var string: String? {
        get {
            guard hasStrings else { return nil }
            let value = value(forPasteboardType: PasteboardItem.text)
            return value as? String ?? items.first.flatMap(PasteboardItem.string(in:))
        }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts of all items.
    public var strings: [String]? {
        get { nonEmpty(items.compactMap(PasteboardItem.string(in:))) }
        set { items = (newValue ?? []).map { [PasteboardItem.text: $0] } }
    }

    /// The link of the first item; text that is a link counts.
    public var url: URL? {
        get {
            if let url = value(forPasteboardType: PasteboardItem.url) as? URL { return url }
            return string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 }
        }
        set { urls = newValue.map { [$0] } }
    }

    /// The links of all items.
    public var urls: [URL]? {
        get { values(PasteboardItem.url) }
        set { items = (newValue ?? []).map { [PasteboardItem.url: $0] } }
    }

    /// The image of the first item.
    public var image: UIImage? {
        get { value(forPasteboardType: PasteboardItem.image) as? UIImage }
        set { images = newValue.map { [$0] } }
    }

    /// The images of all items.
    public var images: [UIImage]? {
        get { values(PasteboardItem.image) }
        set { items = (newValue ?? []).map { [PasteboardItem.image: $0] } }
    }

    /// The colour of the first item.
    public var color: UIColor? {
        get { value(forPasteboardType: PasteboardItem.color) as? UIColor }
        set { colors = newValue.map { [$0] } }
    }

    /// The colours of all items.
    public var colors: [UIColor]? {
        get { values(PasteboardItem.color) }
        set { items = (newValue ?? []).map { [PasteboardItem.color: $0] } }
    }

    private func values<Value>(_ type: String) -> [Value]? {
        nonEmpty(items.compactMap { $0[type] as? Value })
    }

    private func nonEmpty<Value>(_ values: [Value]) -> [Value]? { values.isEmpty ? nil : values }

    /// `true` if there is text. The text of another program is not read for it.
    public var hasStrings: Bool {
        contains(pasteboardTypes: Self.typeListString + [PasteboardItem.url])
    }

    /// `true` if there is a link.
    public var hasURLs: Bool {
        contains(pasteboardTypes: [PasteboardItem.url]) || url != nil
    }

    /// `true` if there is an image.
    public var hasImages: Bool { contains(pasteboardTypes: [PasteboardItem.image]) }

    /// `true` if there is a colour.
    public var hasColors: Bool { contains(pasteboardTypes: [PasteboardItem.color]) }
}
