public import Observing

extension UIDevice: @preconcurrency KeyValueCoding {
    /// Properties of the computer. `orientation`, which apps set to turn a phone, is that of the
    /// screen and cannot be set.
    public func codedKey(named name: String) -> CodedKey? { Self.deviceTable.codedKey(named: name) }

    private static let deviceTable = PropertyTable(
        of: UIDevice.self,
        [
            .row("batteryMonitoringEnabled", \.isBatteryMonitoringEnabled),
            .row("proximityMonitoringEnabled", \.isProximityMonitoringEnabled),
            .readOnly("identifierForVendor", \.identifierForVendor),
            .readOnly("model", \.model),
            .readOnly("name", \.name),
            .readOnly("orientation", \.orientation),
            .readOnly("systemName", \.systemName),
            .readOnly("systemVersion", \.systemVersion),
        ])
}
