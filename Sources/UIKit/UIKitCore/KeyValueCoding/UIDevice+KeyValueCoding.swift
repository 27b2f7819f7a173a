public import Observing

extension UIDevice: @preconcurrency KeyValueCoding {
    /// Properties of the computer. `orientation`, which apps set to turn a phone, is that of the
    /// screen and cannot be set.
    public func codedKey(named name: String) -> CodedKey? { Self.deviceKeys[name] }

    private static let deviceKeys: [String: CodedKey] = [
        "model": CodedKey(\UIDevice.model),
        "name": CodedKey(\UIDevice.name),
        "orientation": CodedKey(\UIDevice.orientation),
        "systemName": CodedKey(\UIDevice.systemName),
        "systemVersion": CodedKey(\UIDevice.systemVersion),
    ]
}
