import Foundation

/// The source text of compiled symbols, for what their declarations do not tell: the types that a
/// body names.
enum SourceText {
    /// Whether the text of one of the symbols names a type, comments and string literals aside.
    static func mentions(
        _ type: SymbolGraph.Symbol, in symbols: [SymbolGraph.Symbol]
    ) -> Bool {
        guard let name = type.pathComponents.last else { return false }
        return symbols.contains { symbol in
            text(of: symbol).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
                .contains { $0 == name }
        }
    }

    /// The line on which a symbol is declared, without literals and comments, or nothing for
    /// private ones.
    static func firstLine(of symbol: SymbolGraph.Symbol) -> String? {
        lines(from: symbol)?.first.map(withoutLiterals)
    }

    /// The file's lines from the symbol's declaration on.
    private static func lines(from symbol: SymbolGraph.Symbol) -> ArraySlice<String>? {
        guard let location = symbol.location, let url = URL(string: location.uri),
            let file = try? String(contentsOf: url, encoding: .utf8)
        else { return nil }
        return file.components(separatedBy: "\n").dropFirst(location.position.line)
    }

    /// From a symbol's first line to the brace that closes its body.
    private static func text(of symbol: SymbolGraph.Symbol) -> String {
        var depth = 0
        var text = ""
        for line in lines(from: symbol) ?? [] {
            let code = withoutLiterals(line)
            text += code + "\n"
            depth += code.count { $0 == "{" } - code.count { $0 == "}" }
            if depth <= 0 { break }
        }
        return text
    }

    private static func withoutLiterals(_ line: String) -> String {
        line.replacing(#/"([^"\\]|\\.)*"/#, with: "\"\"").replacing(#/\/\/.*/#, with: "")
    }
}
