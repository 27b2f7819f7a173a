import Foundation
import UIKitControls
import UIKitCore
import UniformTypeIdentifiers

/// Reads dropped items as one text, in their order: as styled text or pictures where these are
/// wanted, otherwise as texts and addresses.
final class TextDropLoader {
    private let items: [UIDragItem]
    private let takesStyles: Bool
    private let completion: (NSAttributedString?) -> Void
    private var parts: [NSAttributedString?]
    private var pending = 0

    /// Creates a loader, whose completion gets `nil` if no item can be read.
    init(
        _ items: [UIDragItem], takesStyles: Bool,
        completion: @escaping (NSAttributedString?) -> Void
    ) {
        self.items = items
        self.takesStyles = takesStyles
        self.completion = completion
        parts = Array(repeating: nil, count: items.count)
    }

    func start() {
        pending = items.count
        if items.isEmpty { return completion(nil) }
        for (index, item) in items.enumerated() { load(item, index) }
    }

    private func load(_ item: UIDragItem, _ index: Int) {
        if let text = item.localObject as? NSAttributedString { return finish(index, text) }
        let provider = item.itemProvider
        if takesStyles, provider.hasItemConformingToTypeIdentifier(UTType.rtf.identifier) {
            provider.loadDataRepresentation(forTypeIdentifier: UTType.rtf.identifier) { data, _ in
                self.finish(
                    index,
                    data.flatMap {
                        try? NSAttributedString(
                            data: $0, options: [.documentType: NSAttributedString.DocumentType.rtf])
                    })
            }
        } else if provider.canLoadObject(ofClass: String.self) {
            provider.loadObject(ofClass: String.self) { text, _ in
                self.finish(index, text.map { NSAttributedString(string: $0) })
            }
        } else if provider.canLoadObject(ofClass: URL.self) {
            provider.loadObject(ofClass: URL.self) { url, _ in
                self.finish(index, url.map { NSAttributedString(string: $0.absoluteString) })
            }
        } else if takesStyles, provider.canLoadObject(ofClass: UIImage.self) {
            provider.loadObject(ofClass: UIImage.self) { image, _ in
                self.finish(
                    index,
                    image.map { NSAttributedString(attachment: NSTextAttachment(image: $0)) })
            }
        } else {
            finish(index, nil)
        }
    }

    private func finish(_ index: Int, _ text: NSAttributedString?) {
        parts[index] = text
        pending -= 1
        guard pending == 0 else { return }
        let found = parts.compactMap(\.self)
        guard let first = found.first else { return completion(nil) }
        let whole = NSMutableAttributedString(attributedString: first)
        for part in found.dropFirst() { whole.append(part) }
        completion(whole)
    }
}
