import CommandLineKit
import Coordinates
import Places

/// `touchstone places at`
enum AtCommand {
    private static let radius = 100.0

    static let command = Command(
        "at", .localized("tells the address of a point, and the places there"),
        usage: ["<lat,lon>": ""],
        notes: .localized(
            """
            The address is that of the nearest place with a street and number, otherwise the nearest \
            street. Places within \(Int(radius)) metres follow, the nearest first.
            """),
        options: [.init(PlaceOptions.paged)],
        examples: [
            "touchstone places at 31.2410,121.4849",
            "touchstone places at 31.2378,121.5043 --system gcj02 --json",
        ]
    ) { arguments, console in
        try arguments.requireOperands(
            1...1, wanted: .localized("a point"), example: "31.2410,121.4849")
        let point = try PlaceOptions.point(arguments.operands[0], named: "point", arguments)
        let request = try AroundRequest(
            center: point, radius: radius, categories: PlaceCategory.allCases,
            paging: PlaceOptions.paging(arguments))
        let store = try await PlaceSession(console).storeToSearch(arguments)
        let address = try await store.address(of: point)
        let page = try await store.aroundWithoutTwins(request)
        if arguments.has(CommonOptions.json) {
            return try CommandResponse(
                json: PointRecord(
                    address: address.map(AddressRecord.init),
                    places: page.places.map { PlaceRecord($0.place, distance: $0.distance) },
                    hasMore: page.hasMore, attributions: try await store.attributions()))
        }
        let distance = address?.distance.map { distance in
            let text = PlaceTable.text(distance)
            return String(localized: " (\(text) away)", in: arguments.language)
        }
        let text = address?.text ?? ""
        let unknown = String(localized: "The address is not known.", in: arguments.language)
        let first = (text.isEmpty ? unknown : text + (distance ?? "")) + "\n"
        guard !page.places.isEmpty || request.paging.page > 1 else {
            return CommandResponse(
                output: first + PlaceAnswer.footer(try await store.attributions()))
        }
        let rest = try await PlaceAnswer.page(
            page, of: store, paging: request.paging, arguments)
        return CommandResponse(output: first + "\n" + rest.output)
    }

    /// The answer as JSON.
    private struct PointRecord: Encodable {
        let address: AddressRecord?
        let places: [PlaceRecord]
        let hasMore: Bool
        let attributions: [String]
    }

    /// An address as JSON.
    private struct AddressRecord: Encodable {
        let text: String
        let street: String
        let city: String
        let region: String

        /// Metres.
        let distance: Double?

        init(_ address: PlaceAddress) {
            text = address.text
            street = address.street
            city = address.city
            region = address.region
            distance = address.distance
        }
    }
}
