// Written by Scripts/delegate-table.

public import Foundation

extension WKDownloadDelegate {
    /// Does nothing by default.
    public func downloadDidFinish(_ download: WKDownload) {}

    /// Does nothing by default.
    public func download(
        _ download: WKDownload, didFailWithError error: any Error, resumeData: Data?
    ) {}
}
