import Foundation

/// Reports of actions whose method takes another type than the sender or event that it would get.
///
/// The compiler cannot check this: which control sends an action is known only at run time.
@MainActor
enum WrongArgument {
    /// The reports that were made: each is made once.
    private static var reported: Set<String> = []

    /// Writes to standard error that a method of `target` was not called.
    static func report<Parameter>(
        to target: AnyObject, parameter: Parameter.Type, argument: Any?
    ) {
        let given = argument.map { "\(type(of: $0))" } ?? "nothing"
        let text = """
            A method of \(type(of: target)) is not called: it takes a \(parameter), but \(given) \
            was sent. Declare the parameter as \(argument == nil ? "\(parameter)?" : given), or as Any.
            """
        guard reported.insert(text).inserted else { return }
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }
}
