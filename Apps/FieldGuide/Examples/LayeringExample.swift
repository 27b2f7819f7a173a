import PatternCatalogue

/// The ten ways to put an app's layers into a project, static libraries or frameworks.
enum LayeringExample {
    static func run() -> [String] {
        LayeringMode.all.map { mode in
            "\(mode.name): \(mode.container), \(mode.presentation.title) on \(mode.lower.title)"
        }
    }
}
