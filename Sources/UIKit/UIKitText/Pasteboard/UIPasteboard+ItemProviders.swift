public import Foundation
public import UIKitCore
import UniformTypeIdentifiers

extension UIPasteboard {
    /// The items, each with the data of its types.
    ///
    /// Of assigned providers, data whose handler needs time is added when it arrives, and
    /// representations that only the app itself may have are left out.
    public var itemProviders: [NSItemProvider] {
        get { items.map(Self.provider(of:)) }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Replaces the contents by items, until a date.
    public func setItemProviders(
        _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
    ) {
        let arrivals = Arrivals(items: itemProviders.map { _ in [:] })
        var options: [OptionsKey: Any] = [.localOnly: localOnly]
        options[.expirationDate] = expirationDate
        for (index, provider) in itemProviders.enumerated() {
            for type in provider.outsideTypeIdentifiers {
                let arrival = provider.load(type) { [weak self, options] data in
                    if let data {
                        arrivals.items[index].merge(Self.values(of: data, type)) { $1 }
                        arrivals.cameLate = true
                    }
                    arrivals.pending -= 1
                    guard arrivals.pending == 0, arrivals.cameLate, let self,
                        changeCount == arrivals.changeCount
                    else { return }
                    setItems(arrivals.items, options: options)
                }
                switch arrival {
                case .atOnce(let data?):
                    arrivals.items[index].merge(Self.values(of: data, type)) { $1 }
                case .atOnce(nil): break
                case .late: arrivals.pending += 1
                }
            }
        }
        setItems(arrivals.items, options: options)
        arrivals.changeCount = changeCount
    }

    /// The items of one call, to which data of slow providers is added.
    private final class Arrivals {
        var items: [[String: Any]]
        var pending = 0
        var cameLate = false
        var changeCount = 0

        init(items: [[String: Any]]) { self.items = items }
    }

    /// The values of data under the types by which ``string``, ``url`` and ``image`` find them.
    private static func values(of data: Data, _ type: String) -> [String: Any] {
        if ItemType.type(type, conformsTo: ItemType.anyText) {
            return [type: String(decoding: data, as: UTF8.self)]
        }
        if ItemType.type(type, conformsTo: ItemType.url),
            let url = URL(string: String(decoding: data, as: UTF8.self))
        {
            return [type: url]
        }
        if ItemType.type(type, conformsTo: ItemType.image), let image = UIImage(data: data) {
            return [type: data, PasteboardItem.image: image]
        }
        return [type: data]
    }

    private static func provider(of item: [String: Any]) -> NSItemProvider {
        let provider = NSItemProvider()
        for (type, value) in item.sorted(by: { $0.key < $1.key }) {
            if type == PasteboardItem.image, let image = value as? UIImage {
                provider.registerObject(image, visibility: .all)
            } else if let data = data(value) {
                provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
                    $0(data, nil)
                    return nil
                }
            }
        }
        return provider
    }
}
