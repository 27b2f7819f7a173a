/// A taxi whose passenger says where to go, and nothing else.
enum Taxi {
    /// The counter of the fare.
    final class Taximeter {
        /// Yuan for the first kilometre, and for each one after it.
        static let rates = (first: 10.0, next: 2.0)

        private(set) var isRunning = false
        private let stage: Stage

        init(stage: Stage) { self.stage = stage }

        func start() {
            stage.call(self) {
                isRunning = true
                stage.say("taximeter start")
            }
        }

        /// Ends the ride. Returns the fare in yuan.
        func stop(afterKilometres distance: Double) -> Double {
            stage.call(self, "stop()") {
                isRunning = false
                stage.say("taximeter stop")
                return Self.rates.first + max(distance - 1, 0) * Self.rates.next
            }
        }
    }

    /// The vehicle.
    final class Car {
        /// Where it is, in kilometres from the stand.
        private(set) var position = 0.0

        private let stage: Stage

        init(stage: Stage) { self.stage = stage }

        func releaseBrakes() {
            stage.call(self) { stage.say("releaseBrakes") }
        }

        func changeGears() {
            stage.call(self) { stage.say("changeGears") }
        }

        /// Drives until it is there. Returns the distance in kilometres.
        func pressAccelerator(until destination: Double) -> Double {
            stage.call(self, "pressAccelerator()") {
                stage.say("pressAccelerator")
                defer { position = destination }
                return abs(destination - position)
            }
        }

        func releaseAccelerator() {
            stage.call(self) { stage.say("releaseAccelerator") }
        }

        func pressBrakes() {
            stage.call(self) { stage.say("pressBrakes") }
        }
    }

    /// The facade: one method for the passenger.
    final class CabDriver {
        private let car: Car
        private let taximeter: Taximeter
        private let stage: Stage

        init(car: Car, taximeter: Taximeter, stage: Stage) {
            self.car = car
            self.taximeter = taximeter
            self.stage = stage
        }

        /// Drives to a place, in kilometres from the stand. Returns the fare in yuan.
        func drive(to location: Double) -> Double {
            stage.call(self, "drive(to: \(location.plain))") {
                taximeter.start()
                car.releaseBrakes()
                car.changeGears()
                let distance = car.pressAccelerator(until: location)
                car.releaseAccelerator()
                car.pressBrakes()
                return taximeter.stop(afterKilometres: distance)
            }
        }
    }
}
