import FoundationGaps
import MapKit
import Places
import PlacesAppCore
import UIKit

extension UITableView {
    /// Returns a cell with two texts and a symbol.
    ///
    /// - Parameter isValue: `true` if the second text is at the trailing edge.
    func row(
        _ text: String, _ secondary: String? = nil, symbol: String? = nil,
        isAction: Bool = false, opens: Bool = false, isValue: Bool = false
    ) -> UITableViewCell {
        let cell =
            dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
        var content =
            isValue
            ? UIListContentConfiguration.valueCell() : UIListContentConfiguration.subtitleCell()
        content.text = text
        content.textProperties.numberOfLines = 0
        content.textProperties.color = isAction ? .tintColor : .label
        content.secondaryText = secondary
        content.secondaryTextProperties.color = .secondaryLabel
        content.secondaryTextProperties.numberOfLines = 0
        content.image = symbol.flatMap { UIImage(systemName: $0) }
        cell.contentConfiguration = content
        cell.accessoryType = opens ? .disclosureIndicator : .none
        cell.accessoryView = nil
        cell.selectionStyle = isAction || opens ? .default : .none
        cell.accessibilityLabel = text
        cell.accessibilityValue = secondary
        cell.accessibilityHint = nil
        return cell
    }

    /// Returns a cell with an explanation.
    func note(_ text: String) -> UITableViewCell {
        let cell = row(text)
        if var content = cell.contentConfiguration as? UIListContentConfiguration {
            content.textProperties.color = .secondaryLabel
            cell.contentConfiguration = content
        }
        return cell
    }
}

/// Returns a distance in the app's language.
func distanceText(_ metres: Double) -> String {
    let formatter = MKDistanceFormatter()
    formatter.locale = Locale(identifier: Language.current.rawValue)
    formatter.units = .metric
    return formatter.string(fromDistance: metres)
}

extension PlaceDetails {
    /// The name, the category and the address, in the app's language.
    var line: String {
        [otherName ?? "", category?.name(in: Language.current.rawValue) ?? "", address]
            .filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// The symbol of the category.
    var symbol: String { category?.symbol ?? "mappin" }
}

extension PlaceCategory {
    /// The symbol of the places.
    var symbol: String {
        switch self {
        case .autoService: "fuelpump"
        case .autoDealers: "car"
        case .autoRepair: "wrench.and.screwdriver"
        case .motorcycleService: "bicycle"
        case .food: "fork.knife"
        case .shopping: "cart"
        case .dailyLife: "scissors"
        case .sportsAndRecreation: "figure.run"
        case .medicalService: "cross.case"
        case .accommodation: "bed.double"
        case .touristAttraction: "camera"
        case .commercialHouse: "building.2"
        case .government: "building.columns"
        case .education: "graduationcap"
        case .transportation: "bus"
        case .finance: "banknote"
        case .enterprises: "briefcase"
        case .roadFurniture: "flag"
        case .placeNames: "mappin"
        case .publicFacility: "figure.walk"
        }
    }
}
