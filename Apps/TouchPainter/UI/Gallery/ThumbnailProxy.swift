import Foundation
import UIKit

/// Something that stands for a picture.
@MainActor
protocol ThumbnailSource: AnyObject {
    /// The picture, or `nil` until it is there.
    var image: UIImage? { get }

    /// `true` if there will be no picture.
    var isMissing: Bool { get }

    /// Calls `body` once when the picture is there or known to be missing.
    func load(_ body: @escaping () -> Void)
}

/// Stands for a picture in a file, and reads it when it is first wanted, in the background and
/// once.
///
/// The proxy pattern, as a virtual proxy: a gallery of thousands has all proxies and only the
/// pictures that were seen.
final class ThumbnailProxy: ThumbnailSource {
    private(set) var image: UIImage?
    private(set) var isMissing = false

    /// The number of times the file was read: at most 1.
    private(set) var loads = 0

    private let url: URL

    /// Makes the picture of a file that is missing or damaged.
    private let makePicture: () -> Data?
    private var waiting: [() -> Void] = []
    private let date: Date?

    init(url: URL, makePicture: @escaping () -> Data? = { nil }) {
        self.url = url
        self.makePicture = makePicture
        date = Self.date(of: url)
    }

    /// `false` if the file has another picture by now.
    var isCurrent: Bool { Self.date(of: url) == date }

    private static func date(of url: URL) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    }

    func load(_ body: @escaping () -> Void) {
        guard image == nil, !isMissing else { return }
        waiting.append(body)
        guard loads == 0 else { return }
        loads += 1
        let (url, scale) = (url, UIScreen.main.scale)
        DispatchQueue.global(qos: .userInitiated).async {
            let image = (try? Data(contentsOf: url)).flatMap { UIImage(data: $0, scale: 2) }
            let shown = image.map { Self.fitted($0, toScale: scale) }
            DispatchQueue.main.async { self.finish(shown) }
        }
    }

    /// A picture with no more pixels than a screen shows of it, which are not scaled in each frame.
    private nonisolated static func fitted(_ image: UIImage, toScale scale: CGFloat) -> UIImage {
        guard scale < image.scale else { return image }
        let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
        return image.preparingThumbnail(of: size) ?? image
    }

    private func finish(_ image: UIImage?) {
        self.image = image ?? makePicture().flatMap { UIImage(data: $0, scale: 2) }
        isMissing = self.image == nil
        let bodies = waiting
        waiting = []
        for body in bodies { body() }
    }
}
