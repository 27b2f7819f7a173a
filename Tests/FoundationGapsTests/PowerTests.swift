import Foundation
import FoundationGaps
import Testing

@Suite("Power of the machine")
struct PowerTests {
    private func zone(_ temperature: Int) throws -> String {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("thermal-\(UUID().uuidString)")
        let zone = folder.appendingPathComponent("thermal_zone0")
        try FileManager.default.createDirectory(at: zone, withIntermediateDirectories: true)
        let files = [
            "temp": "\(temperature)\n", "trip_point_0_type": "passive\n",
            "trip_point_0_temp": "80000\n", "trip_point_1_type": "hot\n",
            "trip_point_1_temp": "95000\n", "trip_point_2_type": "critical\n",
            "trip_point_2_temp": "105000\n",
        ]
        for (name, text) in files {
            try Data(text.utf8).write(to: zone.appendingPathComponent(name))
        }
        return folder.path
    }

    @Test(
        "ProcessInfo: the thermal state follows the trip points",
        arguments: [(60, 0), (80, 1), (96, 2), (101, 3)])
    func thermal(degrees: Int, state: Int) throws {
        #expect(ProcessInfo.thermalState(in: try zone(degrees * 1000)).rawValue == state)
    }

    @Test("ProcessInfo: a machine without zones is cool, and answers for its power")
    func none() {
        #expect(ProcessInfo.thermalState(in: "/nowhere") == .nominal)
        _ = ProcessInfo.processInfo.isLowPowerModeEnabled
        #expect(ProcessInfo.processInfo.thermalState.rawValue >= 0)
    }
}
