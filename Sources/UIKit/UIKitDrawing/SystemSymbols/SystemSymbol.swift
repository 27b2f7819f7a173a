import CoreGraphics
import Foundation
import FoundationGaps
import Synchronization

/// A symbol drawn by the system, with its name on Apple's systems.
///
/// The drawings are those of Tabler Icons.
package nonisolated struct SystemSymbol: Hashable, SymbolShape {
    /// The symbol's name.
    package let name: String

    /// The names of all symbols, in the order of the alphabet.
    package static var allNames: [String] { SymbolDrawing.allNames }

    /// Finds the symbol with a name, or returns `nil`.
    init?(named name: String) {
        guard SymbolDrawing(named: name) != nil else {
            Self.reportMissing(name)
            return nil
        }
        self.name = name
    }

    /// `true` if the symbol points along the direction of reading.
    var flipsForRightToLeft: Bool { SymbolDrawing(named: name)?.flipsForRightToLeft ?? false }

    func size(for configuration: UIImage.SymbolConfiguration) -> CGSize {
        CGSize(width: configuration.side, height: configuration.side)
    }

    func draw(_ configuration: UIImage.SymbolConfiguration, in context: CGContext) {
        guard let drawing = SymbolDrawing(named: name) else { return }
        let scale = configuration.side / SymbolDrawing.gridSide
        let colours = configuration.colours
        context.saveGState()
        context.scaleBy(x: scale, y: scale)
        drawing.draw(
            thickness: configuration.thickness, colours: (colours.0.cgColor, colours.1.cgColor),
            in: context)
        context.restoreGState()
    }

    // MARK: Missing symbols

    private static let reported = Mutex<Set<String>>([])

    /// Writes to the standard error that there is no symbol with a name, once for each name.
    private static func reportMissing(_ name: String) {
        guard reported.withLock({ $0.insert(name).inserted }) else { return }
        let nearest = Nearest.match(for: name, among: allNames)
        let advice = nearest.map { "Did you mean “\($0)”?" } ?? "API-Coverage.md lists all names."
        let message = "[Symbols] There is no symbol “\(name)”. \(advice)\n"
        FileHandle.standardError.write(Data(message.utf8))
    }
}
