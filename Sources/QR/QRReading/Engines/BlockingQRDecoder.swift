/// A decoder that blocks its thread and cannot be cancelled while it works.
///
/// Called asynchronously, it works on threads of its own: a cancelled caller returns immediately,
/// and at most two pictures of each kind of work are decoded in vain.
public protocol BlockingQRDecoder: QRDecoder {
    /// The maximum number of pixels of pictures that take only a few milliseconds, which the
    /// caller's thread decodes itself. 0 by default.
    var fewPixels: Int { get }

    /// Returns all symbols of a picture, in no particular order.
    ///
    /// - Throws: ``DecoderFailure/unavailable(decoder:)`` when the decoder cannot process the
    ///   picture at all.
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
