import CoreGraphics
import Foundation

extension FilterKind {
    /// The filters that change each colour by itself.
    static let colors: [String: FilterKind] = [
        "CIColorInvert": color { _ in { Pixel(1 - $0.x, 1 - $0.y, 1 - $0.z, $0.w) } },
        "CIColorControls": color([
            kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0,
        ]) { inputs in
            guard let saturation = inputs.number(kCIInputSaturationKey).map({ Float($0) }),
                let brightness = inputs.number(kCIInputBrightnessKey).map({ Float($0) }),
                let contrast = inputs.number(kCIInputContrastKey).map({ Float($0) })
            else { return nil }
            return { pixel in
                rgb(of: pixel) { component in
                    let saturated = pixel.luma + (component - pixel.luma) * saturation
                    return (saturated + brightness - 0.5) * contrast + 0.5
                }
            }
        },
        "CIExposureAdjust": color([kCIInputEVKey: 0.0]) { inputs in
            guard let exposure = inputs.number(kCIInputEVKey) else { return nil }
            // In linear light, a stop doubles: of stored components, that is its 2.2th root.
            let factor = Float(pow(2, exposure / 2.2))
            return { pixel in rgb(of: pixel) { $0 * factor } }
        },
        "CISepiaTone": color([kCIInputIntensityKey: 1.0]) { inputs in
            guard let intensity = inputs.number(kCIInputIntensityKey) else { return nil }
            return { pixel in
                let brown = Pixel(
                    0.393 * pixel.x + 0.769 * pixel.y + 0.189 * pixel.z,
                    0.349 * pixel.x + 0.686 * pixel.y + 0.168 * pixel.z,
                    0.272 * pixel.x + 0.534 * pixel.y + 0.131 * pixel.z, pixel.w)
                return pixel + (brown - pixel) * Float(intensity)
            }
        },
        "CIColorMonochrome": color([
            kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1.0,
        ]) { inputs in
            guard let color = inputs.color(kCIInputColorKey),
                let intensity = inputs.number(kCIInputIntensityKey)
            else { return nil }
            return { pixel in
                var tinted = color * pixel.luma
                tinted.w = pixel.w
                return pixel + (tinted - pixel) * Float(intensity)
            }
        },
        "CIPhotoEffectMono": color { _ in { pixel in rgb(of: pixel) { _ in pixel.luma } } },
        "CIFalseColor": color([
            "inputColor0": CIColor(red: 0.3, green: 0, blue: 0),
            "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8),
        ]) { inputs in
            guard let dark = inputs.color("inputColor0"), let light = inputs.color("inputColor1")
            else { return nil }
            return { pixel in
                var mixed = dark + (light - dark) * pixel.luma
                mixed.w *= pixel.w
                return mixed
            }
        },
        "CIMaskToAlpha": color { _ in { Pixel(1, 1, 1, $0.luma * $0.w) } },
        "CIColorMatrix": color([
            "inputRVector": CIVector(x: 1), "inputGVector": CIVector(x: 0, y: 1),
            "inputBVector": CIVector(x: 0, y: 0, z: 1),
            "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1), "inputBiasVector": CIVector(x: 0),
        ]) { inputs in
            let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"]
                .compactMap { inputs.vector($0)?.pixel }
            guard rows.count == 4, let bias = inputs.vector("inputBiasVector")?.pixel else {
                return nil
            }
            return { pixel in
                Pixel(
                    (rows[0] * pixel).sum(), (rows[1] * pixel).sum(), (rows[2] * pixel).sum(),
                    (rows[3] * pixel).sum()) + bias
            }
        },
    ]

    private typealias Pixel = Bitmap.Pixel

    /// A filter of an image, whose function of colours depends on the values.
    private static func color(
        _ defaults: KeyValuePairs<String, Any> = [:],
        _ change: @escaping @Sendable (FilterInputs) -> (@Sendable (Pixel) -> Pixel)?
    ) -> FilterKind {
        FilterKind(defaults) { inputs in
            guard let image = inputs.image, let change = change(inputs) else { return nil }
            return image.mapped(change)
        }
    }

    /// Changes red, green and blue, not alpha.
    private static func rgb(of pixel: Pixel, _ change: (Float) -> Float) -> Pixel {
        Pixel(change(pixel.x), change(pixel.y), change(pixel.z), pixel.w)
    }
}
