import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Item providers")
struct ItemProviderTests {
    /// An object of the app, written as JSON.
    private struct City: Codable, Hashable, NSItemProviderWriting, NSItemProviderReading {
        var name: String

        static var writableTypeIdentifiersForItemProvider: [String] { ["org.example.city"] }
        static var readableTypeIdentifiersForItemProvider: [String] { ["org.example.city"] }

        func loadData(
            withTypeIdentifier typeIdentifier: String,
            forItemProviderCompletionHandler completionHandler:
                @escaping @Sendable (Data?, (any Error)?) -> Void
        ) -> Progress? {
            do {
                completionHandler(try JSONEncoder().encode(self), nil)
            } catch {
                completionHandler(nil, error)
            }
            return nil
        }

        static func object(
            withItemProviderData data: Data, typeIdentifier: String
        ) throws -> City { try JSONDecoder().decode(City.self, from: data) }
    }

    private let app = HeadlessApp(
        size: CGSize(width: 100, height: 100), rootViewController: UIViewController())

    private func load<Object: NSItemProviderReading>(
        _ type: Object.Type, from provider: NSItemProvider
    ) -> (Object?, (any Error)?) {
        var result: (Object?, (any Error)?) = (nil, nil)
        provider.loadObject(ofClass: type) { result = ($0, $1) }
        app.advance(by: 0)
        return result
    }

    @Test("Texts, addresses, images and an app's objects come out as they went in")
    func roundTrips() throws {
        let url = try #require(URL(string: "https://swift.org/a b".replacing(" ", with: "%20")))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 2))
        }
        #expect(load(String.self, from: NSItemProvider(object: "Tee 茶")).0 == "Tee 茶")
        #expect(load(URL.self, from: NSItemProvider(object: url)).0 == url)
        let city = City(name: "Chengdu")
        #expect(load(City.self, from: NSItemProvider(object: city)).0 == city)
        let copy = load(UIImage.self, from: NSItemProvider(object: image)).0
        #expect(copy?.cgImage?.width == image.cgImage?.width)
    }

    @Test("An object of another class is not made, and the error says so")
    func otherClass() throws {
        let provider = NSItemProvider(object: "Tea")
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(!provider.canLoadObject(ofClass: UIImage.self))
        let error = try #require(load(UIImage.self, from: provider).1)
        #expect("\(error)".contains("no representation as UIImage"))
    }

    @Test("Text that is not UTF-8 and images that are none end in an error")
    func damaged() {
        let provider = NSItemProvider()
        for type in ["public.utf8-plain-text", "public.png"] {
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
                $0(Data([0xff, 0xfe, 0x80]), nil)
                return nil
            }
        }
        #expect(load(String.self, from: provider).1 != nil)
        #expect(load(UIImage.self, from: provider).1 != nil)
    }
}
