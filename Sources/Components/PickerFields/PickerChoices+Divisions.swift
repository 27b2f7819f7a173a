import Foundation

extension PickerChoices {
    /// China's provinces, cities and districts, in three columns.
    ///
    ///     place.choices = .chineseDivisions
    ///
    /// Names and order are those of the National Bureau of Statistics as of 30 June 2023, with the
    /// districts of Hong Kong, Macau and Taiwan. Municipalities such as 北京市 are their own city.
    /// The list is read when it is used first.
    public static var chineseDivisions: PickerChoices {
        .dependent(columns: 3) { path in
            let divisions = Divisions.shared
            return switch path.count {
            case 0: divisions.provinces
            case 1: divisions.cities[path[0]] ?? []
            default: divisions.districts[path[0] + "\t" + path[1]] ?? []
            }
        }
    }
}

/// The divisions of the shipped list: a line with each province, and below it one for each city: a
/// tab, its name and those of its districts, with spaces between them.
private struct Divisions: Sendable {
    static let shared = Divisions()

    private(set) var provinces: [String] = []

    /// By province.
    private(set) var cities: [String: [String]] = [:]

    /// By province and city, with a tab between them.
    private(set) var districts: [String: [String]] = [:]

    private init() {
        let text = String(decoding: PackageResources.chinese_divisions_txt, as: UTF8.self)
        for line in text.split(separator: "\n") {
            guard line.first == "\t", let province = provinces.last else {
                provinces.append(String(line))
                continue
            }
            let names = line.dropFirst().split(separator: " ").map(String.init)
            cities[province, default: []].append(names[0])
            districts[province + "\t" + names[0]] = Array(names[1...])
        }
    }
}
