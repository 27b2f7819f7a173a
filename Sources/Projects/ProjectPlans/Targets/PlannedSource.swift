/// A source in a language that is not built: Objective-C, C, C++, Metal, or a model that Xcode
/// generates code from.
public struct PlannedSource: Hashable, Sendable, Codable {
    public enum Language: String, Hashable, Sendable, Codable {
        case objectiveC = "Objective-C"
        case objectiveCPlusPlus = "Objective-C++"
        case c = "C"
        case cPlusPlus = "C++"
        case assembly = "assembly"
        case metal = "Metal"
        case coreDataModel = "Core Data model"
        case coreMLModel = "Core ML model"
        case intents = "intents"
        case other = "unknown language"
    }

    /// An absolute path.
    public var path: String

    public var language: Language

    public init(path: String, language: Language) {
        self.path = path
        self.language = language
    }
}
