/// A decoder that holds the thread that asks it and cannot be stopped in the middle.
///
/// Asked asynchronously, it works on threads of its own: whoever is cancelled returns at once, and no more than two pictures
/// of each kind of work are looked at in vain.
public protocol BlockingQRDecoder: QRDecoder {
    /// Pictures with at most so many pixels are looked at in a few milliseconds, which is not worth another thread: whoever asks for
    /// them does the work himself. None by default.
    var fewPixels: Int { get }

    /// All symbols of a picture, in no order; none when there are none.
    ///
    /// - Throws: ``DecoderFailure/unavailable(decoder:)`` when the decoder cannot look at the picture at all.
    func decode(_ picture: GreyPicture) throws(DecoderFailure) -> [DecodedSymbol]
}

extension BlockingQRDecoder {
    public var fewPixels: Int { 0 }

    public func symbols(in picture: GreyPicture) async throws(DecoderFailure) -> [DecodedSymbol] {
        if picture.pixels.count <= fewPixels { return try decode(picture) }
        let lane = DecoderLanes.shared.lane(named: name)
        let result = try await lane.run { () -> Result<[DecodedSymbol], DecoderFailure> in
            do throws(DecoderFailure) {
                return .success(try decode(picture))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}
