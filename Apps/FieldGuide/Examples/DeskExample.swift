import PrintDeskData
import PrintDeskServices

/// The layers of the printing app, asked from the top: a service is found by its kind, and asks its
/// data access object.
enum DeskExample {
    static func run(_ kind: String) -> [String] {
        let data = DataAccessFactory.forgetful
        let factory = ServiceFactory(data: data)
        var lines = ["services: \(factory.kinds.joined(separator: ", "))"]
        do throws(DeskError) {
            let service = try factory.service(of: kind)
            let originals = service.suggestions()
            lines.append("originals: \(originals.isEmpty ? "none" : "\(originals.count)")")
            let models = service.models(of: originals.isEmpty ? ["Hello"] : originals)
            lines += models.map { "model: \($0)" }
            lines.append(service.announcement(of: models))
        } catch {
            lines.append("\(error)")
        }
        let objects: [Any] = [data.printAccess, data.copyAccess, data.jobAccess]
        let names = objects.map { "\(type(of: $0))" }
        return lines + ["the factory owns: \(names.joined(separator: ", "))"]
    }
}
