extension Taxi {
    static let example = Example(
        id: "taxi",
        title: .localized("A taxi ride"),
        inputs: [location.description, receipt.description],
        documentSource: "Structural/Facade/Taxi.swift",
        idiomaticSource: "Structural/Facade/Ride.swift",
        classDiagram: classDiagram,
        document: takeTaxi,
        idiomatic: describeRide)

    static let location = Input.number(
        "location", .localized("where to go, in kilometres from the stand"),
        in: 0...1000, default: 5)

    static let receipt = Input.flag(
        "receipt", .localized("whether the fare is said too"), default: false)

    private static func takeTaxi(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let car = stage.create(Car(stage: stage))
        let taximeter = stage.create(Taximeter(stage: stage))
        let driver = stage.create(CabDriver(car: car, taximeter: taximeter, stage: stage))
        let fare = driver.drive(to: try inputs.value(of: location))
        if try inputs.value(of: receipt) { stage.say("fare: \(fare.plain)") }
    }

    private static func describeRide(
        _ inputs: InputValues, on stage: Stage
    ) throws(CatalogueError) {
        let ride = Ride(from: 0, to: try inputs.value(of: location))
        for step in ride.steps { stage.say(step) }
        if try inputs.value(of: receipt) { stage.say("fare: \(ride.fare.plain)") }
    }

    private static let classDiagram = ClassDiagram(
        scope: "Taxi",
        boxes: [
            ClassBox(
                "CabDriver", attributes: ["-car: Car", "-taximeter: Taximeter"],
                operations: ["drive(to location: Double) -> Double"]),
            ClassBox(
                "Car", attributes: ["position: Double"],
                operations: [
                    "releaseBrakes()", "changeGears()", "pressAccelerator(until:)",
                    "releaseAccelerator()", "pressBrakes()",
                ]),
            ClassBox(
                "Taximeter", attributes: ["isRunning: Bool"],
                operations: ["start()", "stop(afterKilometres:)"]),
        ],
        relations: [
            ClassRelation("CabDriver", .association, "Car", multiplicity: "1", role: "car"),
            ClassRelation(
                "CabDriver", .association, "Taximeter", multiplicity: "1", role: "taximeter"),
        ])
}
