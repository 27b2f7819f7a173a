package import PrintDeskInformation

/// Owns the data access objects. They cannot be replaced.
package struct DataAccessFactory: Sendable {
    package let printAccess: any PrintDataAccess
    package let copyAccess: any CopyDataAccess
    package let jobAccess: any JobDataAccess
    package let scanAccess: any ScanDataAccess
    package let policyAccess: any PolicyDataAccess

    /// Creates the objects for a system.
    package init(system: any DeskSystem) {
        self.init(
            printAccess: PrintDAO(system: system), copyAccess: CopyDAO(system: system),
            jobAccess: JobDAO(system: system), scanAccess: ScanDAO(system: system),
            policyAccess: PolicyDAO(system: system))
    }

    /// Takes objects of the caller's, such as spies.
    package init(
        printAccess: any PrintDataAccess, copyAccess: any CopyDataAccess,
        jobAccess: any JobDataAccess, scanAccess: any ScanDataAccess,
        policyAccess: any PolicyDataAccess
    ) {
        self.policyAccess = policyAccess
        self.printAccess = printAccess
        self.copyAccess = copyAccess
        self.jobAccess = jobAccess
        self.scanAccess = scanAccess
    }

    /// The app's factory, on the user's folder.
    package static let shared = DataAccessFactory(system: FolderSystem.user)

    /// A factory that keeps nothing.
    package static var forgetful: DataAccessFactory {
        DataAccessFactory(system: FolderSystem(folder: nil))
    }
}
