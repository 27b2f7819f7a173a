import Testing

@testable import QRReading

@Suite("GreyPicture")
struct GreyPictureTests {
    @Test("GreyPicture: padding at the end of rows is skipped")
    func stride() {
        let bytes: [UInt8] = [1, 2, 3, 0, 0, 4, 5, 6]
        let picture = bytes.withUnsafeBytes {
            GreyPicture(width: 3, height: 2, rowStride: 5, bytes: $0)
        }
        #expect(picture == GreyPicture(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6]))
    }

    @Test("GreyPicture: colours are converted by perceived brightness")
    func colours() {
        let picture = GreyPicture(
            width: 4, height: 1, rgb: [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255])
        #expect(picture.pixels == [76, 150, 29, 255])
    }

    @Test(
        "GreyPicture: a crop is clipped to the picture",
        arguments: [
            (PixelRectangle(x: 1, y: 0, width: 2, height: 1), [2, 3]),
            (PixelRectangle(x: -5, y: 1, width: 6, height: 9), [4]),
            (PixelRectangle(x: 2, y: -1, width: .max, height: .max), [3, 6]),
        ])
    func cropped(rectangle: PixelRectangle, pixels: [UInt8]) {
        let picture = GreyPicture(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6])
        #expect(picture.cropped(to: rectangle)?.pixels == pixels)
    }

    @Test(
        "GreyPicture: an empty crop is nil",
        arguments: [
            PixelRectangle(x: 3, y: 0, width: 1, height: 1),
            PixelRectangle(x: 0, y: 0, width: 0, height: 1),
            PixelRectangle(x: 0, y: 0, width: -1, height: 1),
            PixelRectangle(x: -9, y: -9, width: 3, height: 3),
        ])
    func croppedToNothing(rectangle: PixelRectangle) {
        let picture = GreyPicture(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6])
        #expect(picture.cropped(to: rectangle) == nil)
    }

    @Test("GreyPicture: reducing averages each square")
    func reduced() {
        let picture = GreyPicture(
            width: 4, height: 3, pixels: [0, 2, 10, 10, 4, 6, 10, 10, 9, 9, 9, 9])
        #expect(picture.reduced(by: 2) == GreyPicture(width: 2, height: 1, pixels: [3, 10]))
        #expect(picture.reduced(by: 9) == picture)
    }

    @Test("GreyPicture: enlarging interpolates between pixels")
    func enlarged() {
        let picture = GreyPicture(width: 2, height: 1, pixels: [0, 100]).enlarged(by: 2)
        #expect(
            picture == GreyPicture(width: 4, height: 2, pixels: [0, 25, 75, 100, 0, 25, 75, 100]))
    }

    @Test("GreyPicture: stretching the contrast gives black to white")
    func stretched() {
        let picture = GreyPicture(width: 100, height: 1) { x, _ in x < 50 ? 100 : 110 }
        #expect(Set(picture.stretched.pixels) == [0, 255])
    }

    @Test("GreyPicture: thresholding is local, so that shadows do not matter")
    func thresholded() {
        // Black dots on paper that is darker and darker.
        let picture = GreyPicture(width: 160, height: 160) { x, y in
            let paper = 250 - x
            return UInt8(x % 8 < 2 && y % 8 < 2 ? paper / 2 : paper)
        }
        let result = picture.thresholded()
        #expect(result[8, 8] == 0)
        #expect(result[152, 80] == 0)
        #expect(result[12, 12] == 255)
        #expect(result[156, 84] == 255)
    }

    @Test(
        "GreyPicture: points of derived pictures are mapped back",
        arguments: [
            PictureView.asItIs, .reduced(2), .enlarged, .thresholded, .inverted, .turned(15),
            .smoothed(1), .sharpened,
        ])
    func origins(view: PictureView) {
        // A dark spot, whose place is seen in each of them.
        let picture = GreyPicture(width: 400, height: 300) { x, y in
            (120..<136).contains(x) && (80..<96).contains(y) ? 20 : 230
        }
        let seen = view.view(of: picture)
        let isLight = view == .inverted
        var sum = (x: 0.0, y: 0.0, count: 0.0)
        for y in 0..<seen.height {
            for x in 0..<seen.width where (seen[x, y] < 100) != isLight {
                sum = (sum.x + Double(x) + 0.5, sum.y + Double(y) + 0.5, sum.count + 1)
            }
        }
        let middle = PicturePoint(x: sum.x / sum.count, y: sum.y / sum.count)
        let origin = view.origin(of: middle, in: picture)
        #expect(abs(origin.x - 128) < 1)
        #expect(abs(origin.y - 88) < 1)
    }
}
