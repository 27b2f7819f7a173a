import CoreGraphics
import Foundation

/// A filter's keys, its default values, and its effect.
struct FilterKind: @unchecked Sendable {
    // Sendable: the defaults are numbers, texts, and values of CoreImage, none of which change.

    let keys: [String]
    let defaults: [String: Any]

    /// Returns the output; `nil` while values are missing.
    let apply: @Sendable (FilterInputs) -> CIImage?

    /// - Parameters:
    ///   - required: The keys without a default.
    ///   - defaults: The other keys with their values.
    init(
        required: [String] = [kCIInputImageKey], _ defaults: KeyValuePairs<String, Any> = [:],
        apply: @escaping @Sendable (FilterInputs) -> CIImage?
    ) {
        keys = required + defaults.map(\.key)
        self.defaults = Dictionary(uniqueKeysWithValues: defaults.map { ($0.key, $0.value) })
        self.apply = apply
    }

    /// The filters by their names.
    static let named: [String: FilterKind] = colors.merging(others) { first, _ in first }

    private static let others: [String: FilterKind] = [
        "CIQRCodeGenerator": FilterKind(
            required: ["inputMessage"], ["inputCorrectionLevel": "M"]
        ) { inputs in
            guard let message = inputs.values["inputMessage"] as? Data,
                let level = inputs.values["inputCorrectionLevel"] as? String
            else { return nil }
            return QRCodeImage.image(of: message, level: level)
        },
        "CIGaussianBlur": FilterKind([kCIInputRadiusKey: 10.0]) { inputs in
            guard let image = inputs.image, let radius = inputs.number(kCIInputRadiusKey) else {
                return nil
            }
            return GaussianBlur(deviation: radius).blurred(image)
        },
        "CIConstantColorGenerator": FilterKind(required: [kCIInputColorKey]) { inputs in
            (inputs.values[kCIInputColorKey] as? CIColor).map { CIImage(color: $0) }
        },
        "CICrop": FilterKind(required: [kCIInputImageKey, "inputRectangle"]) { inputs in
            guard let rect = inputs.vector("inputRectangle")?.cgRectValue else { return nil }
            return inputs.image?.cropped(to: rect)
        },
        "CISourceOverCompositing": FilterKind(
            required: [kCIInputImageKey, kCIInputBackgroundImageKey]
        ) { inputs in
            guard let back = inputs.values[kCIInputBackgroundImageKey] as? CIImage else {
                return nil
            }
            return inputs.image?.composited(over: back)
        },
    ]
}
