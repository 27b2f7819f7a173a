/// The colours of a code written with characters.
public enum QRTerminalColors: String, CaseIterable, Sendable {
    /// Dark modules are blocks, for terminals with dark text on a light background.
    case light

    /// Light modules are blocks, for terminals with light text on a dark background.
    case dark

    /// Black on white by control sequences, for terminals that support them, independent of their
    /// colours.
    case ansi
}

extension QRMatrix {
    /// Returns the symbol as text, two rows of modules per line of half blocks.
    ///
    /// - Parameters:
    ///   - quietZone: The border in modules; `nil` for the minimum that readers need.
    ///   - colors: The colours of the terminal.
    public func terminalText(
        colors: QRTerminalColors = .dark, quietZone: Int? = nil
    ) -> String {
        let border = max(quietZone ?? leastQuietZone, 0)
        let places = -border..<(side + border)
        var lines: [String] = []
        for y in stride(from: -border, to: side + border, by: 2) {
            let blocks = places.map { x in
                let (upper, lower) = (isDarkOrOutside(x, y), isDarkOrOutside(x, y + 1))
                let isDarkInk = colors != .dark
                return Self.block(upper: upper == isDarkInk, lower: lower == isDarkInk)
            }.joined()
            lines.append(colors == .ansi ? "\u{1B}[30;107m\(blocks)\u{1B}[0m" : blocks)
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func isDarkOrOutside(_ x: Int, _ y: Int) -> Bool {
        0..<side ~= x && 0..<side ~= y && self[x, y]
    }

    private static func block(upper: Bool, lower: Bool) -> String {
        switch (upper, lower) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
    }
}

extension QRPicture {
    /// Returns the code as text; see ``QRMatrix/terminalText(colors:quietZone:)``. Only the style's
    /// border applies.
    public func terminalText(colors: QRTerminalColors = .dark) -> String {
        matrix.terminalText(colors: colors, quietZone: style.quietZone)
    }

    /// Returns the code as SVG, exact at any size.
    ///
    /// - Parameter side: The side in CSS pixels; `nil` to fill the container.
    public func svg(side: Int? = nil) -> String { drawing.svg(side: side) }
}
