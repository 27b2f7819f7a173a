import Coordinates

/// A table of the providers of maps, as a guide of 2017 had it.
enum ProviderExample {
    static func run() -> [String] {
        [false, true].flatMap { isInternational in
            [(false, false), (true, false), (true, true)].map { isDemanding, hasBudget in
                let needs = MapProvider.Needs(
                    isInternational: isInternational, isDemanding: isDemanding,
                    hasBudget: hasBudget)
                let words = [
                    isInternational ? "international" : "in China",
                    isDemanding ? "demanding" : "simple", hasBudget ? "with a budget" : "",
                ]
                let text = words.filter { !$0.isEmpty }.joined(separator: ", ")
                return "\(text): \(MapProvider.recommended(for: needs))"
            }
        }
    }
}
