import BookshelfCore
import UIKit

/// The covers that were fetched: in memory as far as there is room, and in a folder.
///
/// A cover is fetched and decoded once, away from the main thread, however many views wait for it.
final class CoverLoader {
    /// The memory for decoded covers, in bytes.
    private static let room = 48_000_000

    /// The seconds between one attempt to fetch a cover and the next.
    nonisolated static let pauses = [0.5, 1.5]

    /// The longest side of a decoded cover, in pixels.
    private nonisolated static let longestSide: CGFloat = 400

    private let server: any PictureServer
    private let host: PictureHost
    private let folder: URL?
    private let own: CoverFile?
    private let decoded = NSCache<NSString, UIImage>()
    private var waiting: [String: [(UIImage?) -> Void]] = [:]

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - folder: Where files are kept; without it they are fetched at every launch.
    ///   - own: The covers that came with books' files.
    init(
        server: any PictureServer, host: PictureHost = PictureHost(), folder: URL? = nil,
        own: CoverFile? = nil
    ) {
        self.own = own
        self.server = server
        self.host = host
        self.folder = folder
        decoded.totalCostLimit = Self.room
    }

    /// The cover at a path, if it is in memory.
    func image(at path: String) -> UIImage? { decoded.object(forKey: path as NSString) }

    /// Calls `body` with the cover at a path, or with `nil` if there is none. It is looked for
    /// again at the next call.
    func load(_ path: String, _ body: @escaping (UIImage?) -> Void) {
        if let image = image(at: path) { return body(image) }
        let isUnderWay = waiting[path] != nil
        waiting[path, default: []].append(body)
        guard !isUnderWay else { return }
        let device: PictureHost.Device =
            UIDevice.current.userInterfaceIdiom == .pad ? .pad : .phone
        let address = host.thumbnail(of: path, for: device)
        let (server, folder, own) = (server, folder, own)
        Task {
            let image = await Task.detached {
                if path.hasPrefix(CoverFile.prefix) {
                    return own?.data(at: path).flatMap(Self.decode)
                }
                return await Self.image(at: address, from: server, folder: folder)
            }.value
            self.finish(path, image)
        }
    }

    private func finish(_ path: String, _ image: UIImage?) {
        if let image {
            let cost = Int(image.size.width * image.size.height * image.scale * image.scale) * 4
            decoded.setObject(image, forKey: path as NSString, cost: cost)
        }
        for body in waiting.removeValue(forKey: path) ?? [] { body(image) }
    }

    // MARK: Away from the main thread

    private nonisolated static func image(
        at address: String, from server: any PictureServer, folder: URL?
    ) async -> UIImage? {
        let file = folder?.appendingPathComponent(fileName(of: address))
        if let file, let data = try? Data(contentsOf: file), let image = decode(data) {
            // The time of the file says when the cover was last used.
            try? FileManager.default.setAttributes(
                [.modificationDate: Date()], ofItemAtPath: file.path)
            return image
        }
        guard let data = await fetch(address, from: server), let image = decode(data) else {
            return nil
        }
        if let file, let folder {
            // Without the file the cover is fetched again.
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try? data.write(to: file, options: .atomic)
            CoverFolder(folder).trim()
        }
        return image
    }

    private nonisolated static func fetch(
        _ address: String, from server: any PictureServer
    ) async -> Data? {
        for pause in pauses + [nil] {
            if let data = try? await server.picture(at: address) { return data }
            guard let pause else { break }
            try? await Task.sleep(nanoseconds: UInt64(pause * 1e9))
        }
        return nil
    }

    /// The picture in a file, no larger than ``longestSide``.
    private nonisolated static func decode(_ data: Data) -> UIImage? {
        guard let image = UIImage(data: data, scale: 1) else { return nil }
        let factor = longestSide / max(image.size.width, image.size.height, 1)
        guard factor < 1 else { return image }
        let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            image.draw(in: CGRect(origin: .zero, size: size))
        }
    }

    /// A name that no other address has.
    private nonisolated static func fileName(of address: String) -> String {
        let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_."))
        let name = address.addingPercentEncoding(withAllowedCharacters: allowed) ?? address
        return String(name.suffix(200))
    }
}
