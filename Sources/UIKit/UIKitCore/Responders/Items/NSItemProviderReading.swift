public import Foundation
public import UIKitDrawing

/// An object that can be put into an item provider.
public nonisolated protocol NSItemProviderWriting {
    /// The types of data that the object can be written as, the best one first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Makes the data of one of the types, and passes it on when it is ready.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// An object that can be made of an item provider's data.
public nonisolated protocol NSItemProviderReading {
    /// The types of data that the object can be read from, the best one first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Returns the object that data of one of the types describes.
    static func object(
        withItemProviderData data: Data, typeIdentifier: String
    ) throws -> Self
}

// MARK: - Text

nonisolated extension String: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { [ItemType.text] }

    public static var readableTypeIdentifiersForItemProvider: [String] {
        [ItemType.text, ItemType.anyText]
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(utf8), nil)
        return nil
    }

    public static func object(
        withItemProviderData data: Data, typeIdentifier: String
    ) throws -> String {
        guard let text = String(data: data, encoding: .utf8) else {
            throw NSItemProviderError.unreadable(type: typeIdentifier)
        }
        return text
    }
}

nonisolated extension NSString: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { [ItemType.text] }

    public static var readableTypeIdentifiersForItemProvider: [String] {
        String.readableTypeIdentifiersForItemProvider
    }

    public class func object(
        withItemProviderData data: Data, typeIdentifier: String
    ) throws -> Self {
        let text = try String.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
        guard let object = NSString(string: text) as? Self else {
            throw NSItemProviderError.unreadable(type: typeIdentifier)
        }
        return object
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(description.utf8), nil)
        return nil
    }
}

// MARK: - Addresses

nonisolated extension URL: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { [ItemType.url] }

    public static var readableTypeIdentifiersForItemProvider: [String] { [ItemType.url] }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }

    public static func object(
        withItemProviderData data: Data, typeIdentifier: String
    ) throws -> URL {
        guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
            throw NSItemProviderError.unreadable(type: typeIdentifier)
        }
        return url
    }
}

// MARK: - Images

nonisolated extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    public class var writableTypeIdentifiersForItemProvider: [String] { [ItemType.png] }

    public class var readableTypeIdentifiersForItemProvider: [String] { [ItemType.image] }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(pngData(), nil)
        return nil
    }

    public class func object(
        withItemProviderData data: Data, typeIdentifier: String
    ) throws -> Self {
        guard let image = UIImage(data: data) as? Self else {
            throw NSItemProviderError.unreadable(type: typeIdentifier)
        }
        return image
    }
}
