import CoreGraphics
import Foundation
import ImageIO

nonisolated extension UIImage.Traits {
    /// Reads the pixels and the properties of an archived image; `nil` if the pixels are damaged.
    static func archived(in coder: NSCoder) -> (pixels: CGImage?, traits: UIImage.Traits)? {
        var frames: [CGImage] = []
        for index in 0..<coder.decodeInteger(forKey: "UIImageFrameCount") {
            guard
                let data = coder.decodeObjectIfPresent(
                    of: NSData.self, forKey: "UIImageData\(index)"),
                let image = try? PNG.decode(data as Data)
            else { return nil }
            frames.append(image)
        }
        func insets(_ key: String) -> UIEdgeInsets {
            let text = coder.decodeObjectIfPresent(of: NSString.self, forKey: key) ?? ""
            return NSCoder.uiEdgeInsets(for: text as String)
        }
        var traits = UIImage.Traits()
        let scale = coder.decodeDouble(forKey: "UIScale")
        traits.scale = scale > 0 && scale.isFinite ? scale : 1
        traits.orientation =
            UIImage.Orientation(rawValue: coder.decodeInteger(forKey: "UIImageOrientation")) ?? .up
        traits.renderingMode =
            UIImage.RenderingMode(rawValue: coder.decodeInteger(forKey: "UIRenderingMode"))
            ?? .automatic
        traits.capInsets = insets("UICapInsets")
        traits.resizingMode =
            UIImage.ResizingMode(rawValue: coder.decodeInteger(forKey: "UIResizingMode")) ?? .tile
        traits.isResizable = coder.decodeBool(forKey: "UIIsResizable")
        traits.isDirectional = coder.decodeBool(forKey: "UIFlipsForRightToLeftLayoutDirection")
        traits.alignmentRectInsets = insets("UIAlignmentRectInsets")
        traits.tint = coder.decodeObjectIfPresent(of: UIColor.self, forKey: "UITintColor")
        if frames.count > 1 {
            traits.animation = UIImageAnimation(
                frames: frames, duration: coder.decodeDouble(forKey: "UIImageDuration"))
        }
        return (frames.first, traits)
    }

    /// Writes the pixels and the properties of an image.
    func encode(_ pixels: CGImage?, with coder: NSCoder) {
        let frames = animation?.frames ?? [pixels].compactMap(\.self)
        coder.encode(frames.count, forKey: "UIImageFrameCount")
        for (index, frame) in frames.enumerated() {
            coder.encode(PNG.encode(frame) as NSData, forKey: "UIImageData\(index)")
        }
        coder.encode(Double(scale), forKey: "UIScale")
        coder.encode(orientation.rawValue, forKey: "UIImageOrientation")
        coder.encode(renderingMode.rawValue, forKey: "UIRenderingMode")
        coder.encode(NSCoder.string(for: capInsets) as NSString, forKey: "UICapInsets")
        coder.encode(resizingMode.rawValue, forKey: "UIResizingMode")
        coder.encode(isResizable, forKey: "UIIsResizable")
        coder.encode(isDirectional, forKey: "UIFlipsForRightToLeftLayoutDirection")
        let alignment = NSCoder.string(for: alignmentRectInsets)
        coder.encode(alignment as NSString, forKey: "UIAlignmentRectInsets")
        if let tint { coder.encode(tint, forKey: "UITintColor") }
        if let animation { coder.encode(animation.duration, forKey: "UIImageDuration") }
    }
}
