import PlaceCommands
import Testing

@Suite("Lines of found places")
struct PlaceLineTests {
    private static let table = """
        id,name,name_en,lat,lon,category,city,region,address,country,population
        1,Springfield,,37.2,-93.3,Place Name & Address,Springfield,Downtown,1 Main Street,US,169176
        2,Springfield,,42.1,-72.6,Place Name & Address,,,,US,155929
        3,上海,Shanghai,31.2,121.5,190000,上海,黄浦区,南京东路 1 号,CN,24874500

        """

    @Test("places search: lines have the category in the user's language and the country")
    func lines() async throws {
        let home = try PlaceHome()
        _ = await home.answer("import", try home.file("cities.csv", Self.table))
        let english = await home.answer("search", "springfield").output
        let lines = english.split(separator: "\n")
        #expect(lines[0].contains("1 Main Street, Downtown, Springfield  United States"))
        #expect(lines[1].contains("  United States  42.1"))
        let chinese = await home.answer("search", "springfield", "--language", "zh").output
        #expect(chinese.contains("地名地址信息") && chinese.contains("美国"))
        #expect(!chinese.contains("Place Name"))
        let shanghai = await home.answer("search", "shanghai").output
        #expect(shanghai.contains("上海 黄浦区 南京东路 1 号  China"), "\(shanghai)")
        let tips = await home.answer("tips", "shang", "--language", "zh").output
        #expect(tips.contains("上海 黄浦区 南京东路 1 号  中国"))
    }
}
