import CoreGraphics
import Foundation
import ImageIO
import Synchronization

/// The covers of the sample books: landscapes, drawn when they are asked for.
enum SampleCovers {
    /// A landscape, by the name in the picture's path.
    private enum Scene: String {
        case sea, mountains, garden, river, night, desert, island, city
    }

    /// The files that were drawn already.
    private static let drawn = Mutex<[Scene: Data]>([:])

    /// The PNG file at an address, or `nil` if there is none.
    static func data(at address: String) -> Data? {
        let file = address.split(separator: "/").last?.split(separator: "!").first ?? ""
        guard let scene = Scene(rawValue: String(file.split(separator: ".").first ?? "")) else {
            return nil
        }
        if let data = drawn.withLock({ $0[scene] }) { return data }
        let data = image(of: scene).flatMap { try? ImageFile.encode($0, as: .png) }
        drawn.withLock { $0[scene] = data }
        return data
    }

    /// The side of a picture in pixels. The app cuts it to the cover's shape.
    private static let side = 288

    private static func image(of scene: Scene) -> CGImage? {
        guard
            let context = CGContext(
                data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        // Unit coordinates, y growing downward.
        context.translateBy(x: 0, y: CGFloat(side))
        context.scaleBy(x: CGFloat(side), y: -CGFloat(side))
        draw(scene, Painter(context: context))
        return context.makeImage()
    }

    private static func draw(_ scene: Scene, _ painter: Painter) {
        switch scene {
        case .sea:
            painter.sky(0xBFE9F2, 0x3B9FC4)
            painter.disc(0.5, 0.3, 0.11, 0xFFF3C9)
            painter.waves(from: 0.5, [0x2B86B0, 0x1C6A97, 0x134F7B, 0x0B365C])
        case .mountains:
            painter.sky(0xFDE3C8, 0xE9967A)
            painter.disc(0.68, 0.3, 0.09, 0xFFF8E7)
            painter.ridge([0.62, 0.38, 0.55, 0.34, 0.6], 0xB0748A)
            painter.ridge([0.75, 0.6, 0.5, 0.68, 0.56], 0x7A5478)
            painter.ridge([0.86, 0.72, 0.82, 0.66, 0.84], 0x463A5E)
        case .garden:
            painter.sky(0xE6F5D0, 0xA9D68C)
            painter.ridge([0.7, 0.62, 0.66, 0.6, 0.68], 0x5FA35A)
            let flowers: [(CGFloat, CGFloat, Int)] = [
                (0.18, 0.62, 0xE4576E), (0.4, 0.5, 0xF6B93B), (0.62, 0.58, 0xF78FB3),
                (0.83, 0.48, 0xE4576E),
            ]
            for (x, y, color) in flowers { painter.flower(x, y, color) }
        case .river:
            painter.sky(0xD8F0F7, 0x9ED3E6)
            painter.ridge([0.5, 0.44, 0.5, 0.42, 0.48], 0x79B473)
            painter.ridge([0.62, 0.58, 0.56, 0.6, 0.58], 0x4E8F57)
            painter.path(
                [
                    (0.44, 0.58), (0.5, 0.7), (0.3, 0.84), (0.36, 1), (0.8, 1), (0.62, 0.82),
                    (0.66, 0.7), (0.5, 0.58),
                ], 0x5DB7D6)
        case .night:
            painter.sky(0x0B1B3F, 0x3F4C8C)
            painter.disc(0.7, 0.28, 0.12, 0xFFF4CC)
            painter.disc(0.75, 0.25, 0.1, 0x1B2A57)
            for star in 0..<22 {
                let x = CGFloat((star * 37) % 97) / 97
                let y = CGFloat((star * 53) % 61) / 100
                painter.disc(x, y, star.isMultiple(of: 3) ? 0.011 : 0.006, 0xFFFFFF)
            }
            painter.ridge([0.84, 0.78, 0.86, 0.76, 0.82], 0x101A38)
        case .desert:
            painter.sky(0xFFE7B3, 0xF8B26A)
            painter.disc(0.3, 0.28, 0.1, 0xFFFDF0)
            painter.ridge([0.6, 0.54, 0.66, 0.56, 0.6], 0xE39A4F)
            painter.ridge([0.8, 0.7, 0.64, 0.76, 0.7], 0xC9772F)
            painter.ridge([0.9, 0.94, 0.84, 0.86, 0.92], 0x9C5520)
        case .island:
            painter.sky(0xC9F1EE, 0x62C4C3)
            painter.disc(0.22, 0.24, 0.09, 0xFFF7D6)
            painter.waves(from: 0.62, [0x2E9CA6, 0x1F7E8C])
            painter.path([(0.2, 0.72), (0.36, 0.6), (0.6, 0.58), (0.84, 0.72)], 0xE8CF8E)
            painter.path([(0.52, 0.6), (0.5, 0.36), (0.53, 0.36), (0.56, 0.6)], 0x7B5233)
            for angle in stride(from: -2.9, through: -0.2, by: 0.54) {
                painter.leaf(from: (0.515, 0.37), angle: angle, 0x2F7D4A)
            }
            painter.waves(from: 0.74, [0x176879, 0x0F4F60])
        case .city:
            painter.sky(0xF7C9D4, 0x8E7CC3)
            painter.disc(0.5, 0.46, 0.2, 0xFFE3B0)
            painter.towers([0.56, 0.42, 0.62, 0.36, 0.58, 0.46, 0.64], 0x5B4B8A)
            painter.towers([0.72, 0.66, 0.56, 0.74, 0.62, 0.7, 0.58, 0.76], 0x352C5B)
        }
    }
}

/// Draws simple shapes on a unit square.
private struct Painter {
    let context: CGContext

    private func color(_ hex: Int) -> CGColor {
        CGColor(
            srgbRed: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
    }

    func sky(_ top: Int, _ bottom: Int) {
        let colors = [color(top), color(bottom)]
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1])
        else { return }
        context.drawLinearGradient(
            gradient, start: .zero, end: CGPoint(x: 0, y: 1), options: [])
    }

    func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ hex: Int) {
        context.setFillColor(color(hex))
        context.fillEllipse(
            in: CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2))
    }

    func path(_ points: [(CGFloat, CGFloat)], _ hex: Int) {
        context.setFillColor(color(hex))
        context.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
        context.closePath()
        context.fillPath()
    }

    /// Hills through heights at equal distances, down to the lower edge.
    func ridge(_ heights: [CGFloat], _ hex: Int) {
        let step = 1 / CGFloat(heights.count - 1)
        context.setFillColor(color(hex))
        context.move(to: CGPoint(x: 0, y: 1))
        context.addLine(to: CGPoint(x: 0, y: heights[0]))
        for (index, height) in heights.enumerated().dropFirst() {
            let x = CGFloat(index) * step
            context.addCurve(
                to: CGPoint(x: x, y: height),
                control1: CGPoint(x: x - step / 2, y: heights[index - 1]),
                control2: CGPoint(x: x - step / 2, y: height))
        }
        context.addLine(to: CGPoint(x: 1, y: 1))
        context.closePath()
        context.fillPath()
    }

    func waves(from top: CGFloat, _ colors: [Int]) {
        for (row, hex) in colors.enumerated() {
            let height = top + CGFloat(row) * (1 - top) / CGFloat(colors.count)
            let crest = row.isMultiple(of: 2)
            ridge(
                (0..<9).map { height + (($0 % 2 == 0) == crest ? 0 : 0.035) }, hex)
        }
    }

    func flower(_ x: CGFloat, _ y: CGFloat, _ hex: Int) {
        path([(x - 0.008, y), (x + 0.008, y), (x + 0.008, 1), (x - 0.008, 1)], 0x3B7A3F)
        for petal in 0..<6 {
            let angle = CGFloat(petal) * .pi / 3
            disc(x + cos(angle) * 0.055, y + sin(angle) * 0.055, 0.042, hex)
        }
        disc(x, y, 0.036, 0xFFF1B8)
    }

    func leaf(from start: (CGFloat, CGFloat), angle: CGFloat, _ hex: Int) {
        let tip = CGPoint(x: start.0 + cos(angle) * 0.22, y: start.1 + sin(angle) * 0.1 + 0.08)
        let from = CGPoint(x: start.0, y: start.1)
        let lift = CGPoint(x: (from.x + tip.x) / 2, y: min(from.y, tip.y) - 0.1)
        context.setFillColor(color(hex))
        context.move(to: from)
        context.addQuadCurve(to: tip, control: lift)
        context.addQuadCurve(to: from, control: CGPoint(x: lift.x, y: lift.y + 0.07))
        context.fillPath()
    }

    func towers(_ heights: [CGFloat], _ hex: Int) {
        let width = 1 / CGFloat(heights.count)
        for (index, height) in heights.enumerated() {
            let x = CGFloat(index) * width
            path([(x, 1), (x, height), (x + width * 0.92, height), (x + width * 0.92, 1)], hex)
            for window in 0..<6 where (window * 7 + index * 5) % 3 != 0 {
                let y = height + 0.04 + CGFloat(window / 2) * 0.07
                disc(x + width * (window % 2 == 0 ? 0.3 : 0.62), y, 0.011, 0xFFE9A8)
            }
        }
    }
}
