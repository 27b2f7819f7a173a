import SwiftSyntax

// Functions of Objective-C's run time, which replace and add methods by name.
extension Porter {
    /// Functions that only look methods and classes up, or that change them.
    private static let runtimeFunctions: Set<String> = [
        "method_exchangeImplementations", "method_setImplementation", "method_getImplementation",
        "method_getTypeEncoding", "class_addMethod", "class_replaceMethod", "class_addProtocol",
        "class_addIvar", "class_getInstanceMethod", "class_getClassMethod",
        "class_getMethodImplementation", "class_getInstanceVariable", "class_copyMethodList",
        "class_copyPropertyList", "class_copyIvarList", "class_copyProtocolList",
        "imp_implementationWithBlock", "object_setClass", "objc_allocateClassPair",
        "objc_registerClassPair", "objc_getClassList", "objc_copyClassList", "objc_msgSend",
    ]

    /// Reports a call of the Objective-C run time. What it is called for takes several calls, of
    /// which each is reported, because each has to go.
    func reportRuntimeCall(_ node: FunctionCallExprSyntax, _ name: String) {
        guard Self.runtimeFunctions.contains(name) else { return }
        problem(
            node, "\(name) needs the Objective-C run time, which Linux does not have",
            remedy: "Override the method in a subclass or call a closure that can be replaced, "
                + "and put this call into #if canImport(ObjectiveC)")
    }
}
