import Foundation
import ImageIO
import UIKit

/// The goldens that were decoded last, for tests that compare one golden several times.
///
/// Decoding takes ten times as long as comparing. Files with the same bytes have the same picture.
struct DecodedGoldens {
    static var shared = DecodedGoldens()

    /// The files and their pictures, the last used one last.
    private var goldens: [(file: Data, picture: Snapshot)] = []

    /// Enough for the variants of a screen, in 64 MB at 1280 × 800 pixels.
    private static let limit = 16

    /// Returns the picture of a PNG file.
    mutating func picture(of file: Data) throws(ImageError) -> Snapshot {
        let index = goldens.firstIndex { $0.file == file }
        let golden: (file: Data, picture: Snapshot)
        if let index {
            golden = goldens.remove(at: index)
        } else {
            golden = (file, Snapshot(image: try PNG.decode(file)))
        }
        if goldens.count == Self.limit { goldens.removeFirst() }
        goldens.append(golden)
        return golden.picture
    }
}
