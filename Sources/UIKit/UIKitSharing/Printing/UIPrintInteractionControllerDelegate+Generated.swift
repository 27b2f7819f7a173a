// Written by Scripts/delegate-table.

extension UIPrintInteractionControllerDelegate {
    /// Does nothing by default.
    public func printInteractionControllerWillPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}

    /// Does nothing by default.
    public func printInteractionControllerDidPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}

    /// Does nothing by default.
    public func printInteractionControllerDidDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}

    /// Does nothing by default.
    public func printInteractionControllerWillStartJob(
        _ printInteractionController: UIPrintInteractionController
    ) {}

    /// Does nothing by default.
    public func printInteractionControllerDidFinishJob(
        _ printInteractionController: UIPrintInteractionController
    ) {}
}
