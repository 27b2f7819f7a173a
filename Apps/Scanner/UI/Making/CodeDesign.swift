import QRMaking
import QRPayloads
import QRReading
import UIKit

/// What a code is made of: its contents and its look.
nonisolated struct CodeDesign: Hashable, Sendable {
    /// The contents.
    enum Contents: Hashable, Sendable {
        case text(String)
        case network(WiFiNetwork)
    }

    /// A paint of the modules.
    enum Paint: CaseIterable, Sendable {
        case black, blue, green, red, purple, sunset

        var fill: QRStyle.Fill {
            switch self {
            case .black: .color(.black)
            case .blue: .color(QRColor(red: 11, green: 79, blue: 156))
            case .green: .color(QRColor(red: 11, green: 107, blue: 58))
            case .red: .color(QRColor(red: 163, green: 25, blue: 27))
            case .purple: .color(QRColor(red: 91, green: 42, blue: 134))
            case .sunset:
                .linear(
                    from: QRColor(red: 91, green: 42, blue: 134),
                    to: QRColor(red: 184, green: 60, blue: 10), angle: 45)
            }
        }
    }

    var contents = Contents.text("")
    var modules = QRStyle.ModuleShape.square
    var eyes = QRStyle.EyeShape.square
    var pupils = QRStyle.EyeShape.square
    var paint = Paint.black
    var level = CorrectionLevel.medium
    var logo: QRLogo?

    /// The text in the code.
    var text: String {
        switch contents {
        case .text(let text): text
        case .network(let network): network.text
        }
    }

    /// Makes the code. Not for the main thread: it is read to see whether it can be.
    func picture() throws(CodeDesignError) -> QRPicture {
        do throws(PayloadError) {
            if case .network(let network) = contents { try network.check() }
        } catch {
            throw .payload(error)
        }
        do throws(QRMakingError) {
            return try QRPicture(
                text, encoder: QREncoder(level: level),
                style: QRStyle(
                    modules: modules, eyes: eyes, pupils: pupils, fill: paint.fill, logo: logo))
        } catch {
            throw .making(error)
        }
    }
}

/// The reason why a design makes no code.
nonisolated enum CodeDesignError: Error, Hashable, Sendable {
    case payload(PayloadError)
    case making(QRMakingError)
}

extension CodeDesignError {
    /// The sentence for the user.
    @MainActor var text: String {
        switch self {
        case .payload(.badNetworkName(_, byteCount: 0)):
            String(localized: "A network needs a name.", bundle: .module)
        case .payload(.badNetworkName):
            String(
                localized: "The name is too long: networks have at most 32 bytes.",
                bundle: .module)
        case .payload:
            String(localized: "The password has 8 to 63 characters.", bundle: .module)
        case .making(.emptyText):
            String(localized: "Type what the code shall say.", bundle: .module)
        case .making(.tooLong(let excess)):
            String(
                localized: "The text is \(excess.bytes) bytes too long for a code.",
                bundle: .module)
        case .making(.largeLogo):
            String(localized: "The logo covers too much of the code.", bundle: .module)
        case .making(.badLogo):
            String(localized: "The logo is no picture that can be read.", bundle: .module)
        case .making(.unreadableEyes):
            String(
                localized: "So large a code can be read with square corners only.",
                bundle: .module)
        case .making:
            String(
                localized: "The code could not be read in this look. Choose a plainer one.",
                bundle: .module)
        }
    }
}

extension QRStyle.ModuleShape {
    var title: String {
        switch self {
        case .square: String(localized: "Squares", bundle: .module)
        case .tile: String(localized: "Tiles", bundle: .module)
        case .rounded: String(localized: "Rounded squares", bundle: .module)
        case .dot: String(localized: "Dots", bundle: .module)
        case .diamond: String(localized: "Diamonds", bundle: .module)
        case .connected: String(localized: "Connected", bundle: .module)
        case .liquid: String(localized: "Liquid", bundle: .module)
        case .horizontalBars: String(localized: "Horizontal bars", bundle: .module)
        case .verticalBars: String(localized: "Vertical bars", bundle: .module)
        }
    }
}

extension QRStyle.EyeShape {
    var title: String {
        switch self {
        case .square: String(localized: "Square", bundle: .module)
        case .rounded: String(localized: "Rounded", bundle: .module)
        case .circle: String(localized: "Circle", bundle: .module)
        case .leaf: String(localized: "Leaf", bundle: .module)
        case .drop: String(localized: "Drop", bundle: .module)
        }
    }
}

extension CodeDesign.Paint {
    @MainActor var title: String {
        switch self {
        case .black: String(localized: "Black", bundle: .module)
        case .blue: String(localized: "Blue", bundle: .module)
        case .green: String(localized: "Green", bundle: .module)
        case .red: String(localized: "Red", bundle: .module)
        case .purple: String(localized: "Purple", bundle: .module)
        case .sunset: String(localized: "Sunset", bundle: .module)
        }
    }
}
