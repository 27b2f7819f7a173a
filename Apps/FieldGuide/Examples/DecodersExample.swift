import QRMaking
import QRReading

/// Two decoders behind one interface. The second is asked when the first has found nothing.
enum DecodersExample {
    static func run(_ text: String) throws -> [String] {
        let image = try QRPicture(text).image(pixels: 240)
        let picture = GreyPicture(image)
        var lines: [String] = []
        let decoders: [any BlockingQRDecoder] = [ZXingDecoder(), ZBarDecoder()]
        for decoder in decoders {
            let found = try decoder.decode(picture)
            lines.append("\(type(of: decoder)): \(found.first?.text ?? "nothing")")
        }
        // Plan A: one after the other, until one finds something.
        let first = decoders.lazy.compactMap { try? $0.decode(picture).first }.first
        lines.append("plan A: \(first?.text ?? "nothing")")
        return lines
    }
}
