// Observing properties and notifications without Objective-C.
