import Foundation
import Porting

/// `touchstone port`: ports iOS source files and folders of them, as one module.
@main enum Program {
    static func main() {
        do {
            let options = try PortOptions(Array(CommandLine.arguments.dropFirst()))
            exit(try PortCommand(options).run())
        } catch let error as UsageError {
            complain("\(error)\n\n\(PortOptions.help)", code: 2)
        } catch {
            complain("\(error)", code: 1)
        }
    }

    private static func complain(_ text: String, code: Int32) -> Never {
        FileHandle.standardError.write(Data((text + "\n").utf8))
        exit(code)
    }
}
