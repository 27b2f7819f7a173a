import Places
import TestSupport
import Testing

@Suite("Place categories")
struct CategoryTests {
    @Test(
        "PlaceCategory: the guide's twenty come in its order, in four rows of five", .rows("S2-49"))
    func all() {
        let lines = """
            汽车服务、汽车销售、汽车维修、摩托车服务、餐饮服务
            购物服务、生活服务、体育休闲服务、医疗保健服务、住宿服务
            风景名胜、商务住宅、政府机构及社会团体、科教文化服务、交通设施服务
            金融保险服务、公司企业、道路附属设施、地名地址信息、公共设施
            """
        let names = lines.split { "、\n".contains($0) }.map(String.init)
        #expect(PlaceCategory.allCases.map(\.chineseName) == names)
        #expect(names.count == 20)
    }

    @Test(
        "PlaceCategory: the default is food, commercial and residential, and daily life",
        .rows("S2-49"))
    func usual() throws {
        #expect(PlaceCategory.usual.map(\.chineseName) == ["餐饮服务", "商务住宅", "生活服务"])
        let request = try AroundRequest(latitude: 31.2397, longitude: 121.4998, radius: 500)
        #expect(request.categories == PlaceCategory.usual)
    }

    @Test(
        "PlaceCategory: AMap's codes 010000 to 200000, subcodes and names find a category")
    func codes() {
        #expect(PlaceCategory.food.code == "050000")
        #expect(PlaceCategory.allCases.map(\.code).last == "200000")
        for category in PlaceCategory.allCases {
            #expect(PlaceCategory(name: category.code) == category)
            #expect(PlaceCategory(name: category.chineseName) == category)
            #expect(PlaceCategory(name: category.englishName.uppercased()) == category)
        }
        #expect(PlaceCategory(name: "050301") == .food)
        #expect(PlaceCategory(name: "220000") == nil)
        #expect(PlaceCategory(name: "餐饮") == nil)
    }
}
