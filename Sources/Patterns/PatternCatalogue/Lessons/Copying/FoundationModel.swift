public import Foundation
public import PatternKit

/// The documents' model: a text, an array, and an array that can be changed. Its base class brings
/// copying, comparing and archiving.
public final class FoundationModel: CopyableModel {
    /// A text that does not change.
    public var text: NSString?

    /// An array that does not change.
    public var sourceArray: NSArray?

    /// An array that belongs to this model alone.
    public var mutableArray: NSMutableArray?

    public override class var properties: [ModelProperty] {
        [
            ModelProperty("text", \FoundationModel.text),
            ModelProperty("sourceArray", \FoundationModel.sourceArray, items: [NSString.self]),
            ModelProperty("mutableArray", \FoundationModel.mutableArray, items: [NSString.self]),
        ]
    }

    /// A model as the studies use it.
    public static func sample() -> FoundationModel {
        let model = FoundationModel()
        model.text = "text"
        model.sourceArray = NSArray(array: [NSString("test1"), NSString("test2")])
        model.mutableArray = NSMutableArray()
        return model
    }
}
