import CoreGraphics
import QRReading

/// The part of a camera's picture that lies behind the square on the screen.
enum RegionExample {
    static func run(screen: CGSize) -> [String] {
        let crop = RegionOfInterest.viewfinder(on: screen, hintHeight: 19)
        let region = RegionOfInterest(
            crop: crop, screen: screen, video: CGSize(width: 1_920, height: 1_080))
        let numbers = [region.y, region.x, region.height, region.width]
        let rounded = numbers.map { "\(($0 * 1e6).rounded() / 1e6)" }
        return [
            "square \(crop)",
            "region of interest, transposed: \(rounded.joined(separator: ", "))",
        ]
    }
}
