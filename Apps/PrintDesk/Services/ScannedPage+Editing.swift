package import CoreGraphics
import Foundation
import ImageIO

extension ScannedPage {
    /// The picture as the scanner saw it, no larger than a number of pixels on its longer side.
    package func image(longestSide: Int = .max) -> CGImage? {
        guard let image = try? PNG.decode(picture) else { return nil }
        let factor = CGFloat(longestSide) / CGFloat(max(image.width, image.height))
        guard factor < 1 else { return image }
        let size = CGSize(
            width: max(1, (CGFloat(image.width) * factor).rounded()),
            height: max(1, (CGFloat(image.height) * factor).rounded()))
        let context = CGContext.opaque(width: Int(size.width), height: Int(size.height))
        context?.interpolationQuality = .high
        context?.draw(image, in: CGRect(origin: .zero, size: size))
        return context?.makeImage()
    }

    /// The edited picture as a JPEG file; `nil` for a picture that cannot be read.
    var edited: Data? {
        image().flatMap { edit.image(of: $0) }.flatMap {
            try? ImageFile.encode($0, as: .jpeg, quality: 0.85)
        }
    }
}

extension ScanEdit {
    /// A picture that is straightened, cropped and made brighter. Corners that were outside are
    /// white, as paper is.
    package func image(of image: CGImage) -> CGImage? {
        let size = CGSize(width: image.width, height: image.height)
        let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        let part = CGRect(
            x: crop.minX * size.width, y: crop.minY * size.height, width: crop.width * size.width,
            height: crop.height * size.height
        ).integral.intersection(whole)
        guard part.width >= 1, part.height >= 1,
            let context = CGContext.opaque(width: Int(part.width), height: Int(part.height))
        else { return nil }
        // The context's y grows upward.
        context.translateBy(x: -part.minX, y: part.maxY - size.height)
        context.translateBy(x: size.width / 2, y: size.height / 2)
        context.rotate(by: -CGFloat(angle * .pi / 180))
        context.draw(image, in: whole.offsetBy(dx: -size.width / 2, dy: -size.height / 2))
        guard let result = context.makeImage(), brightness != 0 else { return context.makeImage() }
        let factor = exp2(brightness)
        let lights = (0...255).map { UInt8(min(255, (Double($0) * factor).rounded())) }
        let bytes = result.straightBytes(hasAlpha: false).map { lights[Int($0)] }
        return CGImage(
            copying: bytes, width: result.width, height: result.height,
            bytesPerRow: result.width * 3, alpha: .none)
    }

    /// The ``angle`` that makes the lines of text on a picture level, to a tenth of a degree; 0 for
    /// an empty page.
    ///
    /// Along level lines, the darkness of rows rises and falls most. So the dark points are counted
    /// in rows of each slope, and the slope whose neighbouring rows differ most wins: first to a
    /// degree, then around it to a tenth.
    package static func levelAngle(of image: CGImage) -> Double {
        let points = darkPoints(of: image)
        guard points.count >= 40 else { return 0 }
        func sharpness(_ degrees: Double) -> Double {
            let slope = tan(degrees * .pi / 180)
            let margin = Int(Double(image.width) * abs(slope)) + 1
            var rows = [Double](repeating: 0, count: image.height + 2 * margin + 1)
            for point in points {
                rows[margin + Int((Double(point.y) - Double(point.x) * slope).rounded())] += 1
            }
            return zip(rows, rows.dropFirst()).reduce(0) {
                $0 + ($1.0 - $1.1) * ($1.0 - $1.1)
            }
        }
        func best(_ angles: some Sequence<Double>) -> Double {
            // Of equal ones the flattest.
            angles.map { (angle: $0, sharpness: sharpness($0)) }.max {
                ($0.sharpness, -abs($0.angle)) < ($1.sharpness, -abs($1.angle))
            }?.angle ?? 0
        }
        let degree = best(stride(from: -mostDegrees, through: mostDegrees, by: 1))
        let slope = best((-10...10).map { degree + Double($0) / 10 })
        return -min(max(slope, -mostDegrees), mostDegrees)
    }

    /// The points that are darker than the middle between the lightest and darkest of a picture.
    private static func darkPoints(of image: CGImage) -> [(x: Int, y: Int)] {
        let bytes = image.straightBytes(hasAlpha: false)
        // Green is most of what eyes see.
        var counts = [Int](repeating: 0, count: 256)
        for index in stride(from: 1, to: bytes.count, by: 3) { counts[Int(bytes[index])] += 1 }
        let few = bytes.count / 3 / 200
        var (dark, light) = (0, 255)
        var sum = 0
        while dark < 255, sum + counts[dark] <= few {
            sum += counts[dark]
            dark += 1
        }
        sum = 0
        while light > 0, sum + counts[light] <= few {
            sum += counts[light]
            light -= 1
        }
        guard light - dark >= 40 else { return [] }
        let threshold = UInt8((dark + light) / 2)
        var points: [(x: Int, y: Int)] = []
        for y in 0..<image.height {
            for x in 0..<image.width where bytes[(y * image.width + x) * 3 + 1] < threshold {
                points.append((x, y))
            }
        }
        return points
    }
}

extension CGContext {
    /// A white bitmap.
    fileprivate static func opaque(width: Int, height: Int) -> CGContext? {
        let context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
                | CGBitmapInfo.byteOrder32Little.rawValue)
        context?.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        context?.fill(CGRect(x: 0, y: 0, width: width, height: height))
        return context
    }
}
