/// Reads the surroundings of each group of finder patterns again, where other codes do not distract
/// the decoders.
struct GroupReading: Sendable {
    let picture: GreyPicture
    let decoders: [any BlockingQRDecoder]

    /// The symbols that are known already, whose patterns are left out.
    let known: [QRSymbol]

    /// `true` to stop at the first symbol.
    let isOneEnough: Bool

    /// The most patterns of a picture, and the most groups that are read.
    private static let mostPatterns = 600
    private static let mostGroups = 256

    /// The symbols, with corners in the whole picture.
    func symbols() -> [QRSymbol] {
        var open = FinderPattern.all(in: picture).filter { pattern in
            !known.contains { $0.contains(x: pattern.x, y: pattern.y) }
        }
        guard open.count >= 3, open.count <= Self.mostPatterns else { return [] }
        var found: [QRSymbol] = []
        for group in FinderGroup.all(of: open).prefix(Self.mostGroups)
        where group.patterns.allSatisfy(open.contains) {
            let symbols = read(group)
            found += symbols
            if isOneEnough, !found.isEmpty { break }
            open.removeAll { pattern in
                symbols.contains { $0.contains(x: pattern.x, y: pattern.y) }
            }
        }
        return found
    }

    private func read(_ group: FinderGroup) -> [QRSymbol] {
        let place = group.surroundings
        guard let part = picture.cropped(to: place) else { return [] }
        let (left, top) = (Double(max(place.x, 0)), Double(max(place.y, 0)))
        for view in views(of: part) {
            let seen = view.view(of: part)
            for decoder in decoders {
                guard let symbols = try? decoder.decode(seen), !symbols.isEmpty else { continue }
                return symbols.map {
                    SymbolReading($0, in: seen).result(by: decoder.name, view: view, of: part)
                        .moved(right: left, down: top)
                }
            }
        }
        return []
    }

    /// The views of a part: small ones are enlarged, too.
    private func views(of part: GreyPicture) -> [PictureView] {
        [.asItIs, .enlarged].filter { $0.isWorthwhile(for: part) }
    }
}

extension QRSymbol {
    /// `true` for a point within the corners.
    fileprivate func contains(x: Double, y: Double) -> Bool {
        guard corners.count == 4 else { return false }
        let sides = corners.indices.map { index -> Double in
            let (from, to) = (corners[index], corners[(index + 1) % 4])
            return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)
        }
        return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
    }
}
