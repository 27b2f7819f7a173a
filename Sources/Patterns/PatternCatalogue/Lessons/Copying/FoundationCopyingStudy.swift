import Foundation
import PatternKit

/// The ``CopyingStudy`` with Foundation's own classes, as the documents have it.
///
///     print(try FoundationCopyingStudy.array.run())
///     //                  original  copy  mutableCopy  copyItems  archive
///     // NSArray          A         A     B            C          D
///     // first model      A         A     A            B          C
///     // its sourceArray  A         A     A            A          B
public enum FoundationCopyingStudy: String, CaseIterable, Hashable, Sendable {
    case string, mutableString, array, mutableArray, dictionary, mutableDictionary, set, mutableSet

    /// A model with the three properties of the documents.
    case model

    /// Does the experiment.
    ///
    /// - Throws: The archiver's error; never, as the study's classes can all be archived.
    public func run() throws -> IdentityTable {
        let model = FoundationModel.sample()
        return switch self {
        case .string: try strings("NSString", NSString(string: "text"))
        case .mutableString: try strings("NSMutableString", NSMutableString(string: "text"))
        case .array: try collections("NSArray", NSArray(array: [model]))
        case .mutableArray: try collections("NSMutableArray", NSMutableArray(array: [model]))
        case .dictionary:
            try collections("NSDictionary", NSDictionary(object: model, forKey: Self.key))
        case .mutableDictionary:
            try collections(
                "NSMutableDictionary", NSMutableDictionary(object: model, forKey: Self.key))
        case .set: try collections("NSSet", NSSet(object: model))
        case .mutableSet: try collections("NSMutableSet", NSMutableSet(object: model))
        case .model: try models(model)
        }
    }

    private static var key: NSString { NSString(string: "model") }

    private func strings(_ name: String, _ string: NSString) throws -> IdentityTable {
        var table = IdentityTable(columns: ["original", "copy", "mutableCopy"])
        table.add(name, [string] + [string.copy(), string.mutableCopy()].map(Self.object))
        return table
    }

    private func collections(
        _ name: String, _ original: some NSObject & NSMutableCopying & NSSecureCoding
    ) throws -> IdentityTable {
        let all =
            [original]
            + [
                original.copy(), original.mutableCopy(), Self.copyingItems(of: original),
                try Self.archived(original),
            ].map(Self.object)
        let firsts = all.map(Self.firstModel)
        var table = IdentityTable(
            columns: ["original", "copy", "mutableCopy", "copyItems", "archive"])
        table.add(name, all)
        table.add("first model", firsts)
        table.add("its sourceArray", firsts.map { $0.sourceArray ?? NSArray() })
        return table
    }

    private func models(_ original: FoundationModel) throws -> IdentityTable {
        let all =
            [original]
            + [original.copy(), original.mutableCopy(), try original.archivedCopy()]
            .map(Self.firstModel)
        var table = IdentityTable(columns: ["original", "copy", "mutableCopy", "archive"])
        table.add("FoundationModel", all)
        table.add("text", all.map { $0.text ?? "" })
        table.add("sourceArray", all.map { $0.sourceArray ?? NSArray() })
        table.add("mutableArray", all.map { $0.mutableArray ?? NSMutableArray() })
        return table
    }

    /// A copy of a collection whose items are copied too, by their own `copy()`.
    private static func copyingItems(of collection: NSObject) -> NSObject {
        // Foundation on Linux ignores `copyItems` for dictionaries.
        let copy = { (item: Any) in (item as? NSObject)?.copy() ?? item }
        return switch collection {
        case let array as NSArray: NSArray(array: array as? [Any] ?? [], copyItems: true)
        case let dictionary as NSDictionary:
            NSDictionary(
                dictionary: (dictionary as? [AnyHashable: Any] ?? [:]).mapValues(copy))
        case let set as NSSet: NSSet(array: set.allObjects.map(copy))
        default: preconditionFailure("\(type(of: collection)) is no collection of the study.")
        }
    }

    private static func archived(_ object: NSObject & NSSecureCoding) throws -> Any {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: object, requiringSecureCoding: true)
        return try NSKeyedUnarchiver.unarchivedObject(
            ofClasses: [
                NSArray.self, NSMutableArray.self, NSDictionary.self, NSMutableDictionary.self,
                NSSet.self, NSMutableSet.self, NSString.self, FoundationModel.self,
            ], from: data) as Any
    }

    private static func object(_ value: Any) -> NSObject {
        guard let object = value as? NSObject else {
            preconditionFailure("A copy of Foundation's, \(value), is no object.")
        }
        return object
    }

    /// The model that a collection holds, or a model itself.
    private static func firstModel(_ value: Any) -> FoundationModel {
        let held: Any? =
            switch value {
            case let array as NSArray: array.firstObject
            case let dictionary as NSDictionary: dictionary.object(forKey: key)
            case let set as NSSet: set.anyObject()
            default: value
            }
        guard let model = held as? FoundationModel else {
            preconditionFailure("A copy of Foundation's, \(value), has no model in it.")
        }
        return model
    }
}
