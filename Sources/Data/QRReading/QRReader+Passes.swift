extension QRReader {
    /// How a search ended.
    private enum Outcome {
        case found([QRSymbol])

        /// Every pass has looked.
        case nothing

        case outOfTime
        case failed(DecoderFailure)
    }

    func read(
        _ picture: GreyPicture, first: QRPass
    ) async throws(QRReadingError) -> [QRSymbol] {
        guard !decoders.isEmpty else { throw .noDecoder }
        let outcome = await withTaskGroup(of: Outcome.self) { group in
            group.addTask { await search(picture, first: first) }
            group.addTask {
                try? await clock.sleep(for: budget)
                return .outOfTime
            }
            defer { group.cancelAll() }
            return await group.next() ?? .nothing
        }
        if Task.isCancelled { throw .cancelled }
        switch outcome {
        case .found(let symbols): return symbols
        case .nothing: throw .nothingFound(await diagnosis(of: picture))
        case .outOfTime: throw .outOfTime(budget, await diagnosis(of: picture))
        case .failed(.unavailable(let name)): throw .decoderUnavailable(name)
        case .failed(.cancelled): throw .cancelled
        }
    }

    private func search(_ picture: GreyPicture, first: QRPass) async -> Outcome {
        let passes = [first] + (looksFurther ? QRPass.further : [])
        do throws(DecoderFailure) {
            for pass in passes where pass.view.isWorthwhile(for: picture) {
                let symbols = try await symbols(in: picture, by: pass)
                if !symbols.isEmpty { return .found(symbols) }
            }
            return .nothing
        } catch {
            return .failed(error)
        }
    }

    private func symbols(
        in picture: GreyPicture, by pass: QRPass
    ) async throws(DecoderFailure) -> [QRSymbol] {
        let view =
            pass.view == .asItIs
            ? picture
            : try await DecoderLanes.shared.views.run { pass.view.view(of: picture) }
        let findings = try await team(of: pass.viewer).findings(in: view)
        return findings.flatMap { finding in
            finding.symbols.map {
                SymbolReading($0, in: view).result(
                    by: finding.decoder, view: pass.view, of: picture)
            }
        }.withoutRepetitions
    }

    private func team(of viewer: QRPass.Viewer) -> DecoderTeam {
        let members: [any QRDecoder] =
            switch viewer {
            case .everybody: decoders
            case .first: Array(decoders.prefix(1))
            case .last: Array(decoders.suffix(1))
            }
        return DecoderTeam(decoders: members, strategy: strategy, clock: clock)
    }

    /// What is known about a picture after as much time as the budget is; `nil` when that was not enough.
    private func diagnosis(of picture: GreyPicture) async -> QRDiagnosis? {
        guard diagnoses else { return nil }
        return await withTaskGroup(of: QRDiagnosis?.self) { group in
            group.addTask {
                try? await DecoderLanes.shared.views.run { QRDiagnosis(of: picture) }
            }
            group.addTask {
                try? await clock.sleep(for: budget)
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
    }
}

extension QRSymbol {
    /// The same symbol in a picture that has more at its left and top.
    func moved(right: Double, down: Double) -> QRSymbol {
        QRSymbol(
            text: text, bytes: bytes,
            corners: corners.map { PicturePoint(x: $0.x + right, y: $0.y + down) },
            version: version, level: level, mask: mask, segments: segments, part: part,
            isMicro: isMicro, isMirrored: isMirrored, isInverted: isInverted, decoder: decoder)
    }
}
