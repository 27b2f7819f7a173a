import Testing

@testable import Places

@Suite("OpenStreetMap categories")
struct OSMCategoriesTests {
    /// What a register of 4,063 places in six cities says: categories, and tags or kinds of
    /// Mapzen's tiles that belong to them. © OpenStreetMap contributors, ODbL 1.0.
    static let register = """
        交通设施服务 aeroway=helipad amenity=bicycle_rental amenity=bus_station amenity=ferry_terminal amenity=parking \
        amenity=parking_entrance amenity=taxi bicycle_rental bus_station bus_stop ferry_terminal helipad parking \
        platform railway=miniature railway=rail railway=station railway=stop railway=subway_entrance station \
        subway_entrance taxi tram_stop
        住宿服务 building=hotel hostel hotel tourism=alpine_hut tourism=camp_site tourism=chalet tourism=guest_house \
        tourism=hostel tourism=hotel
        体育休闲服务 amenity=casino amenity=cinema amenity=nightclub amenity=theatre cinema fitness leisure=club \
        leisure=fitness_centre leisure=pitch leisure=playground leisure=sports_centre leisure=stadium \
        leisure=swimming_pool leisure=track leisure=water_park marina pitch pitch=tennis
        公共设施 amenity=clock amenity=drinking_water amenity=events_venue amenity=fondation amenity=shelter \
        amenity=toilets information protected_area toilets tourism=information tree
        公司企业 building=office company landuse=farm landuse=industrial office=company office=employment_agency
        医疗保健服务 amenity=hospital amenity=pharmacy amenity=veterinary hospital pharmacy
        商务住宅 building building=apartments building=commercial building=construction building=house \
        building=residential building=shed building=train_station building=transportation building=yes \
        landuse=commercial landuse=residential tourism=apartments
        地名地址信息 communications_tower landuse=cemetery landuse=grass landuse=meadow
        摩托车服务 shop=motorcycle
        政府机构及社会团体 amenity=courthouse amenity=fire_station amenity=police amenity=prison amenity=public_building \
        amenity=townhall embassy fire_station government landuse=military office=diplomatic office=government \
        office=ngo police
        汽车服务 amenity=car_rental amenity=car_wash amenity=fuel fuel
        汽车维修 shop=car_repair
        汽车销售 shop=car
        生活服务 amenity=post_box amenity=post_office amenity=recycling amenity=telephone office=estate_agent post_box \
        post_office shop=hairdresser shop=tattoo shop=ticket shop=travel_agency
        科教文化服务 amenity=arts_centre amenity=conference_centre amenity=driving_school amenity=kindergarten \
        amenity=library amenity=school amenity=university arts_centre kindergarten library museum school \
        tourism=gallery tourism=museum
        购物服务 amenity=marketplace bicycle books building=retail clothes computer convenience electronics gift jewelry \
        landuse=retail mall mobile_phone shop shop=alcohol shop=antiques shop=appliance shop=art shop=bag \
        shop=beverages shop=bicycle shop=boat shop=books shop=boutique shop=butcher shop=camera shop=cheese \
        shop=clothes shop=convenience shop=courier shop=craft shop=deli shop=doityourself shop=electrical \
        shop=electronics shop=erotic shop=furniture shop=general shop=gift shop=hifi shop=jewelry shop=kiosk \
        shop=kitchen shop=leather shop=lift_pass shop=lottery shop=mall shop=mobile_phone shop=newsagent shop=optician \
        shop=pen shop=perfumery shop=shoes shop=ski_school shop=sports shop=supermarket shop=tailor shop=tool_hire \
        shop=toys shop=variety_store shop=watch shop=watches shop=wine shop=yes supermarket
        道路附属设施 bollard gate=gate gate=kissing_gate gate=lift_gate traffic_signals
        金融保险服务 amenity=atm amenity=bank amenity=bureau_de_change atm bank office=bank shop=insurance
        风景名胜 amenity=fountain amenity=place_of_worship artwork attraction forest garden historic=fort \
        historic=memorial historic=monument landuse=forest landuse=nature_reserve landuse=park leisure=garden \
        leisure=nature_reserve leisure=park memorial monument park place_of_worship tourism=artwork tourism=attraction \
        tourism=picnic_site tourism=theme_park tourism=viewpoint tourism=zoo viewpoint water=reservoir water=water \
        water=wetland
        餐饮服务 amenity=bar amenity=cafe amenity=fast_food amenity=food_court amenity=ice_cream amenity=pub \
        amenity=restaurant bakery bar cafe cafe=coffee_shop fast_food fast_food=american fast_food=burger \
        fast_food=chicken fast_food=sandwich ice_cream pub restaurant restaurant=chinese shop=bakery \
        shop=confectionery
        """

    /// Where our table differs from the register on purpose.
    private static let differences: [String: PlaceCategory] = [
        "building=train_station": .transportation,
        "building=transportation": .transportation,
        "protected_area": .touristAttraction,
    ]

    @Test("OpenStreetMap categories: tags of real places have the recorded categories")
    func agree() {
        for line in Self.register.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            let category = PlaceCategory(name: words[0])
            #expect(category != nil)
            for word in words.dropFirst() {
                let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
                let detail = parts.count == 2 ? parts[1] : ""
                let found = OSMCategories.category(of: ["kind": parts[0], "kind_detail": detail])
                #expect(found == Self.differences[word] ?? category, "\(word)")
                let tagged = OSMCategories.category(of: [parts[0]: detail])
                #expect(tagged == nil || tagged == found, "\(word)")
            }
        }
    }

    @Test("OpenStreetMap categories: the most specific key decides")
    func precedence() {
        #expect(
            OSMCategories.category(of: ["building": "yes", "amenity": "restaurant"]) == .food)
        #expect(OSMCategories.category(of: ["building": "hotel", "shop": "car"]) == .autoDealers)
        #expect(
            OSMCategories.category(of: ["highway": "bus_stop", "bench": "yes"]) == .transportation)
    }

    @Test("OpenStreetMap categories: unknown tags have no category")
    func unknown() {
        #expect(OSMCategories.category(of: ["note": "?"]) == nil)
        #expect(OSMCategories.category(of: ["kind": "nonsense"]) == nil)
        #expect(OSMCategories.category(of: [:]) == nil)
    }
}
