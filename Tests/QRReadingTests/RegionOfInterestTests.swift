import Foundation
import QRReading
import TestSupport
import Testing

@Suite("Region of interest")
struct RegionOfInterestTests {
    /// A screen, the crop on it, and the region to the last digit that is given.
    struct Vector: Sendable {
        let screen: CGSize
        let crop: CGRect
        let region: [Double]
    }

    static let vectors = [
        Vector(
            screen: CGSize(width: 320, height: 480),
            crop: CGRect(x: 50, y: 83.5, width: 220, height: 220),
            region: [0.137012, 0, 0.5625, 1]),
        Vector(
            screen: CGSize(width: 320, height: 568),
            crop: CGRect(x: 50, y: 127.5, width: 220, height: 220),
            region: [0.137012, 0, 0.5625, 1]),
        Vector(
            screen: CGSize(width: 375, height: 667),
            crop: CGRect(x: 50, y: 149.5, width: 275, height: 275),
            region: [0.149175, 0.000250, 0.562219, 0.999500]),
        Vector(
            screen: CGSize(width: 375, height: 812),
            crop: CGRect(x: 50, y: 222, width: 275, height: 275),
            region: [0.211823, 0.089491, 0.461823, 0.821018]),
        Vector(
            screen: CGSize(width: 414, height: 896),
            crop: CGRect(x: 50, y: 244.5, width: 314, height: 314),
            region: [0.217076, 0.089286, 0.462054, 0.821429]),
    ]

    private static let fullHD = CGSize(width: 1920, height: 1080)

    private static func sixDigits(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }

    @Test(
        "Region of interest: values are exact, in the order y, x, height, width",
        .rows("S0-107", "V-3"),
        arguments: vectors)
    func known(vector: Vector) {
        let region = RegionOfInterest(
            crop: vector.crop, screen: vector.screen, video: Self.fullHD)
        #expect(
            [region.y, region.x, region.height, region.width].map(Self.sixDigits) == vector.region)
    }

    @Test(
        "Viewfinder: it is centred, 100 narrower than the screen, with its hint below", .rows("B4"))
    func viewfinder() {
        let screen = CGSize(width: 375, height: 667)
        let square = RegionOfInterest.viewfinder(on: screen, hintHeight: 19, barHeight: 64)
        #expect(square.width == 275 && square.height == 275 && square.minX == 50)
        // Above it is as much room as below the hint, which is ten points under it and 19 high.
        #expect(square.minY == 667 - 64 - (square.maxY + 10 + 19))
    }

    @Test(
        "Region of interest: crops equal those of a scanner's screen", .rows("V-3"),
        arguments: vectors)
    func crops(vector: Vector) {
        #expect(RegionOfInterest.viewfinder(on: vector.screen, hintHeight: 19) == vector.crop)
    }

    @Test(
        "Region of interest: a screen with the video's aspect ratio shows all of it",
        .rows("S0-107"))
    func sameShape() {
        let region = RegionOfInterest(
            crop: CGRect(x: 0, y: 0, width: 1080, height: 1920), expansion: 0,
            screen: CGSize(width: 1080, height: 1920), video: Self.fullHD)
        #expect(region == RegionOfInterest(y: 0, x: 0, height: 1, width: 1))
    }

    @Test(
        "Region of interest: a large expansion exceeds the picture unless clamped", .rows("S0-107"))
    func clamped() {
        let region = RegionOfInterest(
            crop: CGRect(x: 50, y: 150, width: 275, height: 275), expansion: 100,
            screen: CGSize(width: 375, height: 667), video: Self.fullHD)
        #expect(region.x < 0)
        #expect(region.x + region.width > 1)
        #expect(region.clamped.x == 0)
        #expect(region.clamped.width == 1)
        #expect(region.clamped.y == region.y)
        #expect(abs(region.clamped.height - region.height) < 1e-15)
    }

    @Test("Region of interest: a region outside of the picture is empty when clamped")
    func outside() {
        let region = RegionOfInterest(y: 2, x: -3, height: 1, width: 1).clamped
        #expect(region.width == 0)
        #expect(region.height == 0)
    }

    @Test("Region of interest: its pixels in a rotated frame include all that it touches")
    func pixels() {
        let region = RegionOfInterest(y: 0.25, x: 0.1, height: 0.5, width: 0.8)
        #expect(
            region.pixels(inFrameOf: 1920, by: 1080)
                == PixelRectangle(x: 480, y: 108, width: 960, height: 864))
    }

    @Test("Region of interest: a screen without a size is refused with advice")
    func noScreen() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = RegionOfInterest(
                crop: .zero, screen: .zero, video: CGSize(width: 1920, height: 1080))
        }
        let advice = try Advice(#require(exit).standardErrorContent)
        #expect(advice.says("Pass sizes that are positive"))
    }
}
