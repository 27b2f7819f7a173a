import Foundation
import Platform
import UIKitCore
import UniformTypeIdentifiers

/// The data of dragged items that other programs can take, in media types.
struct OutgoingItems {
    private let items: [UIDragItem]

    init(_ items: [UIDragItem]) { self.items = items }

    /// Loads the data. Texts of several items are joined to lines, and addresses to one list; other
    /// types are those of the first item.
    func load(_ completion: @escaping @MainActor ([ClipboardContent]) -> Void) {
        var loaded: [String: [Int: Data]] = [:]
        let wanted = items.enumerated().flatMap { index, item in
            item.itemProvider.outsideTypeIdentifiers.compactMap { type in
                Self.mediaType(of: type).map { (index, item.itemProvider, type, $0) }
            }
        }
        var pending = wanted.count
        guard pending > 0 else { return completion([]) }
        for (index, provider, type, mediaType) in wanted {
            provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
                if let data, loaded[mediaType]?[index] == nil {
                    loaded[mediaType, default: [:]][index] = data
                }
                pending -= 1
                if pending == 0 { completion(Self.contents(of: loaded)) }
            }
        }
    }

    private static let addressList = "text/uri-list"

    private static func mediaType(of type: String) -> String? {
        if ItemType.type(type, conformsTo: ItemType.url) { return addressList }
        if ItemType.type(type, conformsTo: "public.plain-text") {
            return ClipboardContent.textType
        }
        return UTType(type)?.preferredMIMEType
    }

    private static func contents(of loaded: [String: [Int: Data]]) -> [ClipboardContent] {
        loaded.sorted { $0.key < $1.key }.compactMap { type, values in
            let parts = values.sorted { $0.key < $1.key }.map(\.value)
            switch type {
            case addressList:
                return ClipboardContent(type: type, bytes: joined(parts, "\r\n") + [13, 10])
            case ClipboardContent.textType:
                return ClipboardContent(type: type, bytes: joined(parts, "\n"))
            default: return values[0].map { ClipboardContent(type: type, bytes: Array($0)) }
            }
        }
    }

    private static func joined(_ parts: [Data], _ separator: String) -> [UInt8] {
        Array(parts.joined(separator: Data(separator.utf8)))
    }
}
