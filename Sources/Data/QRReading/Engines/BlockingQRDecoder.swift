/// A decoder that holds the thread that asks it and cannot be stopped in the middle.
///
/// Asked asynchronously, it works on threads of its own: whoever is cancelled returns at once, and no more than two pictures
/// of each kind of work are looked at in vain.
public protocol BlockingQRDecoder: QRDecoder {
    /// All symbols of a picture, in no order; none when there are none.
    ///
    /// - Throws: ``DecoderFailure/unavailable(decoder:)`` when the decoder cannot look at the picture at all.
    func decode(_ picture: GreyPicture) throws(DecoderFailure) -> [DecodedSymbol]
}

extension BlockingQRDecoder {
    public func symbols(in picture: GreyPicture) async throws(DecoderFailure) -> [DecodedSymbol] {
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
