import Coordinates
import Places
import TestSupport
import Testing

@Suite("Place requests")
struct RequestTests {
    private let bund: Coordinate<WGS84>

    init() throws { bund = try Coordinate(latitude: 31.2397, longitude: 121.4998) }

    @Test("Place request: types are joined by bars, sorted by rule 0, with details", .rows("S2-48"))
    func serialisation() throws {
        let types = "公司企业|政府机构及社会团体|道路附属设施|地名地址信息"
        let request = try AroundRequest(
            center: bund, radius: 500, categories: PlaceKind.list(types).categories)
        #expect(request.types == types)
        let parameters = request.amapParameters()
        #expect(
            parameters.map(\.name)
                == [
                    "location", "types", "radius", "sortrule", "requireExtension", "page", "offset",
                ])
        let gcj = bund.gcj02(in: .amap)
        #expect(
            parameters.map(\.value)
                == ["\(gcj.longitude),\(gcj.latitude)", types, "500", "0", "YES", "1", "20"])
    }

    @Test("Place request: the first unknown type is reported")
    func unknownType() {
        #expect(throws: PlaceRequestError.category("游戏")) {
            _ = try PlaceKind.list("公司企业|游戏")
        }
    }

    @Test("Tips request: it has a keyword and types, but no centre or radius", .rows("S2-50"))
    func tips() throws {
        let request = try TipsRequest("外滩", categories: PlaceKind.list("公司企业|政府机构及社会团体").categories)
        #expect(request.search.keyword.text == "外滩")
        #expect(request.search.categories == [.enterprises, .government])
        #expect(request.search.near == nil)
    }

    @Test(
        "Place request: an invalid radius is refused",
        arguments: [0, -1, .nan, .infinity, AroundRequest.mostRadius.nextUp])
    func radius(radius: Double) {
        #expect {
            try AroundRequest(center: bund, radius: radius)
        } throws: { error in
            if case .radius = error as? PlaceRequestError { true } else { false }
        }
    }

    @Test("Place request: a latitude of 91 and NaN are refused with advice")
    func coordinates() {
        #expect(throws: PlaceRequestError.coordinate(.latitude(91))) {
            try AroundRequest(latitude: 91, longitude: 0, radius: 1)
        }
        #expect {
            try AroundRequest(latitude: .nan, longitude: 0, radius: 1)
        } throws: { error in
            "\(error)".contains("from -90 to 90")
        }
    }

    @Test("Place request: texts that are blank or too long are refused")
    func texts() {
        #expect(throws: PlaceRequestError.emptyText) { try KeywordRequest(" · ") }
        #expect(throws: PlaceRequestError.longText(characters: 101)) {
            try KeywordRequest(String(repeating: "外", count: 101))
        }
        #expect(throws: PlaceRequestError.tipCount(51)) { try TipsRequest("外滩", count: 51) }
    }

    @Test("Place request: pages beyond the limit are refused")
    func pages() throws {
        #expect(throws: PlaceRequestError.page(0, last: 500)) { try Paging(page: 0, size: 20) }
        #expect(throws: PlaceRequestError.page(501, last: 500)) { try Paging(page: 501, size: 20) }
        #expect(throws: PlaceRequestError.pageSize(0)) { try Paging(page: 1, size: 0) }
        #expect(throws: PlaceRequestError.page(501, last: 500)) {
            try Paging(page: 500, size: 20).next()
        }
        #expect(try Paging(page: 500, size: 20).offset == 9_980)
        #expect(throws: PlaceRequestError.page(.max, last: 500)) {
            try Paging(page: .max, size: 20)
        }
    }

    @Test("Place request: points of any system are stored in WGS-84")
    func systems() throws {
        let gcj = bund.gcj02()
        for center in [
            try AroundRequest(center: gcj, radius: 1).center,
            try AroundRequest(center: gcj.bd09(), radius: 1).center,
        ] {
            #expect(center.distance(to: bund) < 0.001)
        }
    }
}
