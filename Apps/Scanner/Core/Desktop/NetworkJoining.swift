import DesktopBus
package import QRPayloads

/// Joins wireless networks. ``NetworkManager`` does on a desktop; tests have others.
package protocol NetworkJoining: Sendable {
    /// Joins a network, and returns when it is connected.
    func join(_ network: WiFiNetwork) async throws(JoiningError)
}

/// The reason why a network was not joined.
package enum JoiningError: Error, Hashable, Sendable {
    /// NetworkManager does not run.
    case noService

    /// There is no wireless device.
    case noDevice

    /// The network's kind of account has to be entered by the user.
    case needsAccount

    /// The system does not permit it.
    case refused(reason: String)

    /// The network is not in reach, or the password is wrong.
    case notConnected

    /// Something else; NetworkManager's words.
    case failed(reason: String)
}

/// The desktop's NetworkManager.
///
/// The password goes to it by D-Bus: other programs of the user do not see it.
package struct NetworkManager: NetworkJoining {
    private static let service = "org.freedesktop.NetworkManager"
    private static let root = "/org/freedesktop/NetworkManager"

    /// NetworkManager's numbers.
    private static let wireless: UInt32 = 2
    private static let activated: UInt32 = 2
    private static let deactivated: UInt32 = 4

    /// The time that a connection takes at most: quarters of a second.
    private static let patience = 160

    private let bus: DesktopBus.Name

    /// Creates the desktop's.
    package init() { bus = .system }

    /// Creates the one at the address of a bus.
    package init(address: String) { bus = .address(address) }

    package func join(_ network: WiFiNetwork) async throws(JoiningError) {
        if case .enterprise = network.security { throw .needsAccount }
        do {
            try await DesktopBus.use(bus) { try Self.join(network, by: $0) }
        } catch let error as JoiningError {
            throw error
        } catch let error as DesktopBus.Failure {
            throw error.isMissing
                ? .noService
                : error.isRefused
                    ? .refused(reason: error.reason) : .failed(reason: error.reason)
        } catch {
            throw .failed(reason: "\(error)")
        }
    }

    private static func join(_ network: WiFiNetwork, by bus: DesktopBus) throws {
        let devices = try bus.call(service, root, service, "GetDevices")[0]
        let paths = (0..<(devices?.count ?? 0)).compactMap { devices?[$0]?.text }
        let device = try paths.first { path in
            try bus.property(service, path, "\(service).Device", "DeviceType")?.number == wireless
        }
        guard let device else { throw JoiningError.noDevice }
        let answer = try bus.call(
            service, root, service, "AddAndActivateConnection",
            [.groups(settings(of: network)), .path(device), .path("/")])
        guard let connection = answer[0]?.text, let active = answer[1]?.text else {
            throw JoiningError.failed(reason: "")
        }
        for _ in 0..<patience {
            let state = try? bus.property(
                service, active, "\(service).Connection.Active", "State")?.number
            if state == activated { return }
            // The object is gone once it is deactivated.
            guard let state, state != deactivated else { break }
            bus.pause(milliseconds: 250)
        }
        // A network that could not be joined is not kept.
        _ = try? bus.call(service, connection, "\(service).Settings.Connection", "Delete")
        throw JoiningError.notConnected
    }

    /// The profile of a network, which NetworkManager completes.
    static func settings(of network: WiFiNetwork) -> [String: [String: BusValue]] {
        var settings: [String: [String: BusValue]] = [
            "connection": ["type": .text("802-11-wireless"), "id": .text(network.name)],
            "802-11-wireless": [
                "ssid": .bytes(Array(network.name.utf8)), "hidden": .flag(network.isHidden),
            ],
        ]
        switch network.security {
        case .open, .enterprise: break
        case .wep:
            settings["802-11-wireless-security"] = [
                "key-mgmt": .text("none"), "wep-key0": .text(network.password),
            ]
        case .wpa, .sae:
            settings["802-11-wireless-security"] = [
                "key-mgmt": .text(network.security == .sae ? "sae" : "wpa-psk"),
                "psk": .text(network.password),
            ]
        }
        return settings
    }
}
