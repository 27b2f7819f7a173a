import Foundation

/// Places in all systems, on which at least four independent programs agree to 1e-11 degree.
enum Vectors {
    struct Row {
        let id: String
        let kind: String
        let wgs84: (latitude: Double, longitude: Double)
        let gcj02: (latitude: Double, longitude: Double)
        let bd09: (latitude: Double, longitude: Double)
        let baiduMercator: (x: Double, y: Double)
    }

    static func rows() throws -> [Row] {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Data/vectors.csv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline)
            .dropFirst()
        return try lines.map { line in
            let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(
                String.init)
            func number(_ index: Int) throws -> Double {
                guard let value = Double(fields[index]) else {
                    throw UnreadableRow(line: "\(line)")
                }
                return value
            }
            return Row(
                id: fields[0], kind: fields[1], wgs84: (try number(4), try number(3)),
                gcj02: (try number(8), try number(7)), bd09: (try number(10), try number(9)),
                baiduMercator: (try number(11), try number(12)))
        }
    }

    struct UnreadableRow: Error {
        let line: String
    }
}
