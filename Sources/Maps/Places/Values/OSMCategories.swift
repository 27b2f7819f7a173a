/// The mapping of OpenStreetMap tags to AMap's top-level categories.
///
/// The table is our own. Where the two systems differ it follows what people search for: a theatre
/// is recreation, as in AMap's class 080000, a gallery is culture (140000), a bakery is food
/// (050000). Keys and values are those of OpenStreetMap's wiki, “Map features”; `kind` is the
/// value's name in tiles of Mapzen's scheme.
enum OSMCategories {
    /// Returns the category of tags, or `nil` when none of them is in the table.
    static func category(of tags: [String: String]) -> PlaceCategory? {
        for (key, values) in byKey {
            guard let value = tags[key], let found = values[value] ?? values["*"] else { continue }
            return found
        }
        if let kind = tags["kind"] ?? tags["osm_kind"] {
            let detail = tags["kind_detail"] ?? tags["osm_detail"] ?? ""
            return category(ofKind: kind, detail: detail)
        }
        return nil
    }

    /// Returns `true` if the tags are those of a street with a name.
    static func isStreet(_ tags: [String: String]) -> Bool {
        guard tags.keys.contains(where: { $0 == "name" || $0.hasPrefix("name:") }) else {
            return false
        }
        return tags["highway"] != nil
            || ["highway", "major_road", "minor_road", "path"].contains(tags["kind"])
    }

    /// Returns the category of a kind in Mapzen's tiles: a key with a value, such as `building`
    /// with `office`, or a value alone.
    static func category(ofKind kind: String, detail: String = "") -> PlaceCategory? {
        if let values = valuesByKey[kind], let found = values[detail] ?? values["*"] {
            return found
        }
        return byValue[kind]
    }

    /// The categories of values, by key; the most specific keys come first.
    private static let byKey: [(key: String, values: [String: PlaceCategory])] = table.map {
        (key, rows) in
        var values: [String: PlaceCategory] = [:]
        for (category, words) in rows {
            for word in words.split(whereSeparator: \.isWhitespace) {
                values[String(word)] = category
            }
        }
        return (key, values)
    }

    private static let valuesByKey = Dictionary(
        uniqueKeysWithValues: byKey.map { ($0.key, $0.values) })

    /// The categories of values independent of the key; the first key wins.
    private static let byValue: [String: PlaceCategory] = byKey.reduce(into: [:]) { all, entry in
        all.merge(entry.values.filter { $0.key != "*" }) { first, _ in first }
    }

    /// For every key the values of each category; `*` is any other value.
    private static let table: [(key: String, rows: [(PlaceCategory, String)])] = [
        (
            "amenity",
            [
                (.food, "bar biergarten cafe fast_food food_court ice_cream pub restaurant"),
                (.shopping, "marketplace vending_machine"),
                (
                    .dailyLife,
                    """
                    crematorium funeral_hall internet_cafe laundry parcel_locker photo_booth post_box post_office recycling telephone \
                    public_bath shower
                    """
                ),
                (
                    .sportsAndRecreation,
                    "casino cinema dojo gambling hookah_lounge nightclub stripclub theatre swimming_pool"
                ),
                (
                    .medicalService,
                    "clinic dentist doctors hospital nursing_home pharmacy veterinary animal_boarding"
                ),
                (.accommodation, "love_hotel"),
                (.touristAttraction, "fountain grave_yard monastery place_of_worship"),
                (
                    .government,
                    """
                    courthouse embassy fire_station police prison public_building ranger_station social_centre social_facility townhall \
                    community_centre
                    """
                ),
                (
                    .education,
                    """
                    archive arts_centre childcare college conference_centre driving_school exhibition_centre kindergarten \
                    language_school library music_school planetarium research_institute school studio training university
                    """
                ),
                (
                    .transportation,
                    """
                    bicycle_parking bicycle_rental boat_rental bus_station ferry_terminal motorcycle_parking parking parking_entrance \
                    parking_space taxi
                    """
                ),
                (
                    .finance,
                    "atm bank bureau_de_change money_transfer payment_centre payment_terminal"
                ),
                (
                    .autoService,
                    "car_rental car_sharing car_wash charging_station compressed_air fuel vehicle_inspection"
                ),
                (.enterprises, "coworking_space"),
                (.roadFurniture, "weighbridge toll_booth"),
                (.publicFacility, "bench clock drinking_water shelter toilets *"),
            ]
        ),
        (
            "shop",
            [
                (.food, "bakery confectionery pastry tea coffee"),
                (.autoDealers, "car truck caravan"),
                (.autoRepair, "car_repair tyres car_parts"),
                (.motorcycleService, "motorcycle motorcycle_repair"),
                (
                    .dailyLife,
                    """
                    beauty copyshop dry_cleaning estate_agent funeral_directors hairdresser laundry massage nail_salon outpost \
                    photo_studio tattoo ticket travel_agency
                    """
                ),
                (.medicalService, "hearing_aids medical_supply"),
                (.finance, "insurance money_lender pawnbroker"),
                (
                    .shopping,
                    """
                    alcohol antiques art bicycle books boutique butcher chemist clothes computer convenience cosmetics deli \
                    department_store doityourself electronics florist furniture gift greengrocer hardware hifi jewelry kiosk mall \
                    mobile_phone optician perfumery seafood shoes sports stationery supermarket toys variety_store watches wine *
                    """
                ),
            ]
        ),
        (
            "tourism",
            [
                (
                    .accommodation,
                    """
                    alpine_hut apartment camp_site caravan_site chalet guest_house hostel hotel motel wilderness_hut
                    """
                ),
                (.commercialHouse, "apartments"),
                (.education, "gallery museum"),
                (.publicFacility, "information"),
                (
                    .touristAttraction,
                    "aquarium artwork attraction picnic_site theme_park viewpoint zoo *"
                ),
            ]
        ),
        (
            "office",
            [
                (.finance, "bank financial insurance"),
                (.dailyLife, "estate_agent travel_agent"),
                (
                    .government,
                    "association diplomatic government ngo political_party quango religion foundation"
                ),
                (.education, "educational_institution research"),
                (.enterprises, "company coworking it lawyer *"),
            ]
        ),
        ("healthcare", [(.medicalService, "*")]),
        (
            "leisure",
            [
                (.touristAttraction, "bird_hide garden nature_reserve park"),
                (.publicFacility, "bench picnic_table outdoor_seating"),
                (
                    .sportsAndRecreation,
                    """
                    fitness fitness_centre golf_course marina pitch playground sports_centre stadium swimming_pool track \
                    water_park *
                    """
                ),
            ]
        ),
        (
            "historic",
            [(.touristAttraction, "archaeological_site castle fort memorial monument ruins *")]
        ),
        ("craft", [(.enterprises, "*")]),
        (
            "railway",
            [
                (.roadFurniture, "crossing level_crossing"),
                (.transportation, "halt platform station stop subway_entrance tram_stop *"),
            ]
        ),
        ("public_transport", [(.transportation, "*")]),
        ("aeroway", [(.transportation, "aerodrome helipad terminal *")]),
        ("aerialway", [(.transportation, "*")]),
        (
            "highway",
            [
                (.transportation, "bus_stop platform rest_area services elevator"),
                (.roadFurniture, "speed_camera street_lamp traffic_signals *"),
            ]
        ),
        ("barrier", [(.roadFurniture, "bollard gate kissing_gate lift_gate *")]),
        ("emergency", [(.publicFacility, "*")]),
        (
            "man_made",
            [
                (.touristAttraction, "lighthouse obelisk"),
                (.transportation, "pier"),
                (.enterprises, "works"),
                (.placeNames, "communications_tower tower *"),
            ]
        ),
        ("power", [(.publicFacility, "*")]),
        (
            "landuse",
            [
                (.commercialHouse, "commercial residential"),
                (.enterprises, "farm farmyard industrial quarry"),
                (.touristAttraction, "forest nature_reserve park religious village_green"),
                (.government, "military"),
                (.shopping, "retail"),
                (.education, "education"),
                (.sportsAndRecreation, "recreation_ground"),
                (.placeNames, "*"),
            ]
        ),
        (
            "natural",
            [(.publicFacility, "tree"), (.touristAttraction, "*")]
        ),
        ("water", [(.touristAttraction, "*")]),
        ("waterway", [(.touristAttraction, "*")]),
        ("boundary", [(.touristAttraction, "national_park protected_area"), (.placeNames, "*")]),
        ("place", [(.placeNames, "*")]),
        (
            "building",
            [
                (.accommodation, "hotel"),
                (.enterprises, "industrial office warehouse"),
                (.shopping, "kiosk retail supermarket"),
                (.transportation, "parking train_station transportation"),
                (.education, "college kindergarten school university"),
                (.medicalService, "hospital"),
                (
                    .touristAttraction,
                    "cathedral chapel church mosque pagoda shrine synagogue temple"
                ),
                (.government, "civic government public"),
                (.sportsAndRecreation, "sports_hall stadium"),
                (.commercialHouse, "*"),
            ]
        ),
    ]
}
