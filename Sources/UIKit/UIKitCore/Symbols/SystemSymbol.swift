import CoreGraphics
import Foundation
import Spelling
import Synchronization

/// A symbol drawn by the system, with its name on Apple's systems.
///
/// The drawings are those of Tabler Icons.
package nonisolated struct SystemSymbol: Hashable, Sendable {
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

    /// Draws the symbol.
    ///
    /// - Parameters:
    ///   - side: The side of the square at the origin to draw into, in points.
    ///   - thickness: The thickness of lines relative to the regular one.
    ///   - colours: The colour of the drawing, and that of the circle or square around it.
    ///   - context: A context in which y grows downward.
    func draw(
        side: CGFloat, thickness: CGFloat, colours: (CGColor, CGColor), in context: CGContext
    ) {
        guard let drawing = SymbolDrawing(named: name) else { return }
        context.saveGState()
        context.scaleBy(x: side / SymbolDrawing.gridSide, y: side / SymbolDrawing.gridSide)
        drawing.draw(thickness: thickness, colours: colours, in: context)
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
