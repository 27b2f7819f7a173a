/// A method that can be called with arguments whose types are not known.
protocol ForwardedMethod {
    /// Calls the method, if `arguments` fit.
    func answer(to message: String, _ arguments: [Any]) throws(ForwardingError) -> Any
}

/// A method with the object that it is called on.
struct BoundMethod<Target: AnyObject, each Argument, Result>: ForwardedMethod {
    let target: Target
    let method: (Target) -> (repeat each Argument) -> Result

    func answer(to message: String, _ arguments: [Any]) throws(ForwardingError) -> Any {
        var reader = ArgumentReader(message: message, arguments: arguments)
        let typed = (repeat try reader.next(as: (each Argument).self))
        try reader.finish()
        return method(target)(repeat each typed)
    }
}
