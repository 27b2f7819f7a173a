extension QRReader {
    /// The result of a search.
    private enum Outcome {
        case found([QRSymbol])

        /// Every pass was tried.
        case nothing

        case outOfTime(Duration)
        case outOfWork
        case failed(DecoderFailure)
    }

    /// Tries all passes until one finds a code.
    func search(_ picture: GreyPicture) async throws(QRReadingError) -> [QRSymbol] {
        guard !decoders.isEmpty else { throw .noDecoder }
        guard !Task.isCancelled else { throw .cancelled }
        var others = decoders
        if let quick = quickDecoder(for: picture) {
            others.removeFirst()
            let symbols = try quickLook(at: picture, by: quick, isAlone: others.isEmpty)
            if !symbols.isEmpty { return symbols }
        }
        let outcome = await withTaskGroup(of: Outcome.self) { [others] group -> Outcome in
            group.addTask { await look(at: picture, first: others) }
            if let budget {
                group.addTask {
                    try? await clock.sleep(for: budget)
                    return .outOfTime(budget)
                }
            }
            let first = await group.next() ?? .nothing
            group.cancelAll()
            // One decoder may have found codes while another took too long.
            if case .outOfTime = first, case .found(let symbols)? = await group.next() {
                return .found(symbols)
            }
            return first
        }
        if Task.isCancelled { throw .cancelled }
        switch outcome {
        case .found(let symbols): return symbols
        case .nothing: throw .nothingFound(await diagnosis(of: picture))
        case .outOfTime(let budget):
            throw .outOfTime(budget, await diagnosis(of: picture)?.withoutTriedPasses)
        case .outOfWork:
            throw .outOfWork(effort, await diagnosis(of: picture)?.withoutTriedPasses)
        case .failed(let failure): throw QRReadingError(failure)
        }
    }

    // MARK: The quick look

    /// Returns the first decoder, if it finishes pictures of this size before the second would
    /// start.
    ///
    /// In that case a separate task and timers would take longer than its work.
    private func quickDecoder(for picture: GreyPicture) -> (any BlockingQRDecoder)? {
        guard strategy != .together, strategy != .race(hedge: .zero),
            let first = decoders.first as? any BlockingQRDecoder,
            picture.pixels.count <= first.fewPixels
        else { return nil }
        return first
    }

    /// - Parameter isAlone: `true` if there is no other decoder for the case that this one fails.
    private func quickLook(
        at picture: GreyPicture, by decoder: any BlockingQRDecoder, isAlone: Bool
    ) throws(QRReadingError) -> [QRSymbol] {
        do throws(DecoderFailure) {
            let symbols = try decoder.decode(picture)
            return symbols.map {
                SymbolReading($0, in: picture).result(by: decoder.name, view: .asItIs, of: picture)
            }.withoutRepetitions
        } catch {
            if isAlone { throw QRReadingError(error) }
            return []
        }
    }

    // MARK: Passes

    /// - Parameter first: The decoders of the untransformed picture.
    private func look(at picture: GreyPicture, first: [any QRDecoder]) async -> Outcome {
        do throws(DecoderFailure) {
            let sizes = try await sizes(of: picture)
            var symbols = try await symbols(in: sizes, by: first)
            if strategy == .together, looksFurther {
                do throws(DecoderFailure) {
                    symbols += try await groups(in: sizes[0], besides: symbols)
                } catch {
                    // What was found before the end of the budget counts.
                    if symbols.isEmpty { throw error }
                }
            }
            if !symbols.isEmpty { return .found(symbols.withoutRepetitions) }
            guard try await isWorthFurtherPasses(picture) else { return .nothing }
            if strategy != .together {
                let symbols = try await groups(in: sizes[0], besides: [])
                if !symbols.isEmpty { return .found(symbols) }
            }
            var work = 0
            for size in sizes {
                for pass in QRPass.further where pass.view.isWorthwhile(for: size.picture) {
                    work += pass.view.pixelCount(of: size.picture)
                    guard work <= effort else { return .outOfWork }
                    let symbols = try await self.symbols(in: size.picture, by: pass)
                    if !symbols.isEmpty {
                        return .found(symbols.map { $0.scaled(by: Double(size.scale)) })
                    }
                }
            }
            return .nothing
        } catch {
            return .failed(error)
        }
    }

    /// A picture in the size in which decoders process it, and the number of original pixels on
    /// each side of one of its pixels.
    private struct Size {
        let picture: GreyPicture
        var scale = 1
    }

    /// Returns a picture in its own size. A large one is preceded by its reduction, in which most
    /// codes are found with a fraction of the work.
    private func sizes(of picture: GreyPicture) async throws(DecoderFailure) -> [Size] {
        var scale = 1
        while picture.pixels.count > scale * scale * Self.manyPixels { scale += 1 }
        guard scale > 1, looksFurther else { return [Size(picture: picture)] }
        let reduced = try await DecoderLanes.shared.views.run { [scale] in
            picture.reduced(by: scale)
        }
        return [Size(picture: reduced, scale: scale), Size(picture: picture)]
    }

    /// The number of pixels above which a picture is reduced first: 2000 by 2000.
    private static let manyPixels = 2000 * 2000

    /// Returns the results of untransformed pictures: those of the first size that has any, or of
    /// all sizes if all codes are wanted.
    private func symbols(
        in sizes: [Size], by members: [any QRDecoder]
    ) async throws(DecoderFailure) -> [QRSymbol] {
        guard !members.isEmpty else { return [] }
        var found: [QRSymbol] = []
        for size in sizes where found.isEmpty || strategy == .together {
            found += try await symbols(in: size.picture, by: members, view: .asItIs).map {
                $0.scaled(by: Double(size.scale))
            }
        }
        return found.withoutRepetitions
    }

    /// Returns the symbols around groups of finder patterns that no known symbol has.
    private func groups(
        in size: Size, besides known: [QRSymbol]
    ) async throws(DecoderFailure) -> [QRSymbol] {
        let members = decoders.compactMap { $0 as? any BlockingQRDecoder }
        let reading = GroupReading(
            picture: size.picture, decoders: members,
            known: known.map { $0.scaled(by: 1 / Double(size.scale)) },
            isOneEnough: strategy != .together)
        return try await DecoderLanes.shared.views.run { reading.symbols() }
            .map { $0.scaled(by: Double(size.scale)) }
    }

    /// Returns `true` if further passes may find something: the picture shows a sign of a code, or
    /// is so small that trying takes no time.
    private func isWorthFurtherPasses(
        _ picture: GreyPicture
    ) async throws(DecoderFailure) -> Bool {
        guard looksFurther else { return false }
        guard !isThorough, picture.pixels.count > Self.fewPixels else { return true }
        return try await DecoderLanes.shared.views.run { FinderPattern.areHinted(in: picture) }
    }

    /// The number of pixels of a small picture: 128 by 128.
    private static let fewPixels = 128 * 128

    /// Returns the results of a further pass. A pass whose decoder does not work finds nothing,
    /// since another has already processed the picture.
    private func symbols(
        in picture: GreyPicture, by pass: QRPass
    ) async throws(DecoderFailure) -> [QRSymbol] {
        let viewers = pass.viewer == .first ? decoders.prefix(1) : decoders.suffix(1)
        do throws(DecoderFailure) {
            return try await symbols(in: picture, by: Array(viewers), view: pass.view)
        } catch {
            if error == .cancelled { throw error }
            return []
        }
    }

    private func symbols(
        in picture: GreyPicture, by members: [any QRDecoder], view: PictureView
    ) async throws(DecoderFailure) -> [QRSymbol] {
        let seen =
            view == .asItIs
            ? picture : try await DecoderLanes.shared.views.run { view.view(of: picture) }
        let team = DecoderTeam(decoders: members, strategy: strategy, clock: clock)
        return try await team.findings(in: seen).flatMap { finding in
            finding.symbols.map {
                SymbolReading($0, in: seen).result(by: finding.decoder, view: view, of: picture)
            }
        }.withoutRepetitions
    }

    // MARK: Diagnosis

    /// Returns a diagnosis computed within the budget, if there is one; `nil` when that was not
    /// enough.
    private func diagnosis(of picture: GreyPicture) async -> QRDiagnosis? {
        guard diagnoses else { return nil }
        return await withTaskGroup(of: QRDiagnosis?.self) { group in
            group.addTask {
                try? await DecoderLanes.shared.views.run { QRDiagnosis(of: picture) }
            }
            if let budget {
                group.addTask {
                    try? await clock.sleep(for: budget)
                    return nil
                }
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
    }
}

extension QRSymbol {
    /// Returns the symbol in a picture extended at its left and top.
    func moved(right: Double, down: Double) -> QRSymbol {
        placed(at: corners.map { PicturePoint(x: $0.x + right, y: $0.y + down) })
    }

    /// Returns the symbol in a picture with this number of pixels for each on a side.
    fileprivate func scaled(by scale: Double) -> QRSymbol {
        guard scale != 1 else { return self }
        return placed(at: corners.map { PicturePoint(x: $0.x * scale, y: $0.y * scale) })
    }

    private func placed(at corners: [PicturePoint]) -> QRSymbol {
        QRSymbol(
            text: text, bytes: bytes, corners: corners,
            version: version, level: level, mask: mask, segments: segments,
            codewords: codewords, part: part,
            isMicro: isMicro, isMirrored: isMirrored, isInverted: isInverted, decoder: decoder)
    }
}
