import Foundation
import QRReading

/// Finds machine-readable codes: QR, Micro QR, Aztec, Data Matrix, PDF417 and bar codes.
///
///     let request = VNDetectBarcodesRequest()
///     request.symbologies = [.qr]
///     try VNImageRequestHandler(cgImage: photo).perform([request])
///     for code in request.results ?? [] { print(code.payloadStringValue ?? "") }
open class VNDetectBarcodesRequest: VNImageBasedRequest {
    private var observations: [VNBarcodeObservation]?

    /// The kinds to look for; all by default. Fewer take less time.
    ///
    /// - Precondition: All of them are ``supportedSymbologies()``.
    open var symbologies = VNBarcodeSymbology.all {
        didSet {
            let unknown = symbologies.filter { $0.kinds.isEmpty }
            precondition(
                unknown.isEmpty,
                """
                The symbologies \(unknown.map(\.rawValue).joined(separator: ", ")) are not read. \
                Set some of supportedSymbologies().
                """)
        }
    }

    /// The kinds that are read.
    open func supportedSymbologies() throws -> [VNBarcodeSymbology] { VNBarcodeSymbology.all }

    /// The kinds that are read.
    open class var supportedSymbologies: [VNBarcodeSymbology] { VNBarcodeSymbology.all }

    /// The codes that were found; `nil` before the request was performed.
    open var results: [VNBarcodeObservation]? { observations }

    override var found: [VNObservation]? { observations }

    override func perform(on picture: RequestPicture) throws {
        let region = regionOfInterest.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
        guard [region.minX, region.minY, region.width, region.height].allSatisfy(\.isFinite) else {
            throw VNError(
                .invalidArgument,
                "The region of interest lies outside of the image. Pass fractions from 0 to 1.")
        }
        let reader = BarcodeReader(kinds: symbologies.reduce(into: []) { $0.formUnion($1.kinds) })
        let found = reader.readBlocking(picture.grey(in: regionOfInterest))
        let part = picture.pixels(of: regionOfInterest)
        observations = found.compactMap { code in
            let observation = VNBarcodeObservation(
                code, in: CGSize(width: part.width, height: part.height))
            return observation.flatMap { symbologies.contains($0.symbology) ? $0 : nil }
        }
    }
}
