import UIKitCore

/// The difference of two pictures of the same size.
struct PixelDifference {
    /// The number of differing pixels.
    let count: Int

    /// The largest difference of one channel, 0 to 255.
    let largest: Int

    /// A picture that is white where the pictures agree, red where they differ.
    let picture: Snapshot

    /// Compares two pictures.
    ///
    /// - Parameter ignored: The largest difference of a channel that counts as none.
    /// - Precondition: Both pictures have the same size.
    init(from first: Snapshot, to second: Snapshot, ignoring ignored: Int = 0) {
        requires(
            first.width == second.width && first.height == second.height,
            "Pictures of two sizes have no pixels in common. Compare their sizes first.")
        var marked = [UInt32](repeating: 0xFFFF_FFFF, count: first.pixels.count)
        var count = 0
        var largest = 0
        for (index, (old, new)) in zip(first.pixels, second.pixels).enumerated() where old != new {
            var here = 0
            for shift in [0, 8, 16, 24] as [UInt32] {
                let difference = Int(old >> shift & 255) - Int(new >> shift & 255)
                here = max(here, abs(difference))
            }
            guard here > ignored else { continue }
            count += 1
            largest = max(largest, here)
            marked[index] = 0xFFFF_0000
        }
        self.count = count
        self.largest = largest
        picture = Snapshot(width: first.width, height: first.height, pixels: marked)
    }
}
