/// What is made of a file, by the ending of its name.
package enum FileRole: Hashable {
    case swift
    case otherSource(PlannedSource.Language)
    case resource(PlannedResource.Kind)

    /// Headers, settings and documents, which bring nothing into a bundle.
    case ignored

    package init(_ path: String) {
        switch Paths.ending(path) {
        case "swift": self = .swift
        case "m": self = .otherSource(.objectiveC)
        case "mm": self = .otherSource(.objectiveCPlusPlus)
        case "c": self = .otherSource(.c)
        case "cpp", "cc", "cxx", "c++": self = .otherSource(.cPlusPlus)
        case "s", "asm": self = .otherSource(.assembly)
        case "metal": self = .otherSource(.metal)
        case "xcdatamodeld", "xcdatamodel": self = .otherSource(.coreDataModel)
        case "mlmodel", "mlpackage": self = .otherSource(.coreMLModel)
        case "intentdefinition": self = .otherSource(.intents)
        case "y", "yy", "l", "ll", "d", "applescript", "iig", "proto", "xcmappingmodel":
            self = .otherSource(.other)
        case "h", "hh", "hpp", "hxx", "pch", "def", "modulemap", "xcconfig", "entitlements",
            "xctestplan", "docc", "playground", "xcodeproj", "xcworkspace", "storekit", "gyb",
            "podspec", "apinotes", "tbd", "framework", "xcframework", "a", "dylib", "app",
            "appex", "xctest":
            self = .ignored
        default: self = .resource(Self.kind(path))
        }
    }

    /// The kind of a file that is put into a bundle.
    package static func kind(_ path: String) -> PlannedResource.Kind {
        switch Paths.ending(path) {
        case "xcassets": .assetCatalog
        case "storyboard": .storyboard
        case "xib": .xib
        case "strings": .strings
        case "stringsdict": .stringsDictionary
        case "xcstrings": .stringCatalog
        case "ttf", "otf", "ttc": .font
        case "xcdatamodeld", "xcdatamodel": .coreDataModel
        default: .file
        }
    }
}
