import CoreGraphics
import Foundation
import Platform
import UIKitCore
import UniformTypeIdentifiers

/// The conversion between a pasteboard's items, by uniform types, and a clipboard's contents, by
/// media types.
enum PasteboardItem {
    static let text = UTType.utf8PlainText.identifier
    static let url = UTType.url.identifier
    static let image = UTType.image.identifier
    static let color = "com.apple.uikit.color"

    private static let colorMediaType = "application/x-color"
    private static let urlMediaType = "text/uri-list"
    private static let imageMediaTypes = ["image/png", "image/jpeg", "image/bmp", "image/tiff"]

    // MARK: Reading

    /// The uniform types of contents in media types, sorted.
    static func types(of mediaTypes: [String]) -> [String] {
        var types: Set<String> = []
        for mediaType in mediaTypes {
            if let type = type(of: mediaType) { types.insert(type) }
            if imageMediaTypes.contains(mediaType) { types.insert(image) }
        }
        return types.sorted()
    }

    private static func type(of mediaType: String) -> String? {
        switch mediaType {
        case _ where ClipboardContent.textTypes.contains(mediaType): text
        case urlMediaType: url
        case colorMediaType: color
        case _ where mediaType.hasPrefix("text/plain"): nil
        // Names of the window system, such as TARGETS.
        case _ where !mediaType.contains("/"): nil
        default: UTType(mimeType: mediaType)?.identifier
        }
    }

    /// Reads the value of a type from contents; `nil` if there is none or it is malformed.
    static func value(
        _ type: String, of mediaTypes: [String], read: (String) -> [UInt8]?
    ) -> Any? {
        switch type {
        case text:
            let mediaType = ClipboardContent.textTypes.first(where: mediaTypes.contains)
            return mediaType.flatMap(read).map { String(decoding: $0, as: UTF8.self) }
        case url: return read(urlMediaType).flatMap { urls(inList: $0).first }
        case color: return read(colorMediaType).flatMap(color(from:))
        case image:
            guard let mediaType = imageMediaTypes.first(where: mediaTypes.contains) else {
                return nil
            }
            return read(mediaType).flatMap { UIImage(data: Data($0)) }
        default:
            let mediaType = mediaTypes.first { self.type(of: $0) == type }
            return mediaType.flatMap(read).map { Data($0) }
        }
    }

    /// Reads all links.
    static func urls(in mediaTypes: [String], read: (String) -> [UInt8]?) -> [URL] {
        guard mediaTypes.contains(urlMediaType) else { return [] }
        return read(urlMediaType).map(urls(inList:)) ?? []
    }

    private static func urls(inList bytes: [UInt8]) -> [URL] {
        String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
            .filter { !$0.hasPrefix("#") }.compactMap { URL(string: String($0)) }
    }

    /// Reads four numbers of 16 bits: red, green, blue and alpha.
    private static func color(from bytes: [UInt8]) -> UIColor? {
        guard bytes.count == 8 else { return nil }
        let parts = (0..<4).map { index in
            CGFloat(UInt16(bytes[index * 2]) | UInt16(bytes[index * 2 + 1]) << 8) / 65_535
        }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    // MARK: Writing

    /// Returns what other programs get of items: the texts as lines, the links, the first image and
    /// colour, and the data of the first item.
    static func contents(of items: [[String: Any]]) -> [ClipboardContent] {
        var contents: [ClipboardContent] = []
        func add(_ type: String, _ bytes: [UInt8]) {
            guard !contents.contains(where: { $0.type == type }) else { return }
            contents.append(ClipboardContent(type: type, bytes: bytes))
        }
        let texts = items.compactMap(string(in:))
        if !texts.isEmpty {
            add(ClipboardContent.textType, Array(texts.joined(separator: "\n").utf8))
        }
        let urls = items.compactMap { $0[url] as? URL }
        if !urls.isEmpty {
            add(urlMediaType, Array(urls.map { $0.absoluteString + "\r\n" }.joined().utf8))
        }
        if let picture = items.lazy.compactMap({ $0[image] as? UIImage }).first?.pngData() {
            add("image/png", Array(picture))
        }
        if let color = items.lazy.compactMap({ $0[color] as? UIColor }).first {
            add(colorMediaType, bytes(of: color))
        }
        for (type, value) in (items.first ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard let mediaType = UTType(type)?.preferredMIMEType else { continue }
            if let data = value as? Data { add(mediaType, Array(data)) }
            if let string = value as? String { add(mediaType, Array(string.utf8)) }
        }
        return contents
    }

    private static func bytes(of color: UIColor) -> [UInt8] {
        var (red, green, blue, alpha) = (
            0.0 as CGFloat, 0.0 as CGFloat, 0.0 as CGFloat, 0.0 as CGFloat
        )
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].flatMap { part in
            let word = UInt16((min(max(part, 0), 1) * 65_535).rounded())
            return [UInt8(word & 0xFF), UInt8(word >> 8)]
        }
    }

    /// The text of an item; a link counts.
    static func string(in item: [String: Any]) -> String? {
        if let string = item[text] as? String { return string }
        if let data = item[text] as? Data { return String(decoding: data, as: UTF8.self) }
        if let plain = item[UTType.plainText.identifier] as? String { return plain }
        return (item[url] as? URL)?.absoluteString
    }
}
