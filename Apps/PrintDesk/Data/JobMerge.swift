/// Brings together what two processes did to one list of jobs.
///
/// A job that one of them changed, added or deleted is as that one left it. Where both changed a
/// job, the one that came first to the disk is right once it has given the job to a printer: no job
/// is printed twice.
package struct JobMerge {
    /// The list that both began with.
    package let base: [JobRecord]

    /// The list on the disk.
    package let theirs: [JobRecord]

    package init(base: [JobRecord], theirs: [JobRecord]) {
        self.base = base
        self.theirs = theirs
    }

    /// Merges the list of this process.
    package func merge(_ mine: [JobRecord]) -> SavedJobs {
        let base = Self.byID(base)
        let (known, own) = (Self.byID(theirs), Self.byID(mine))
        var merged = SavedJobs(
            theirs.compactMap { job in
                guard let old = base[job.id] else { return job }
                guard let changed = own[job.id] else { return nil }
                if job == old { return changed }
                return changed == old || job.state != .waiting ? job : changed
            })
        var next = (theirs + mine).map(\.id).max() ?? 0
        for job in mine {
            if let old = base[job.id] {
                // They deleted it; a change of ours brings it back.
                if known[job.id] == nil, job != old { merged.jobs.append(job) }
            } else if known[job.id] == nil {
                merged.jobs.append(job)
            } else if known[job.id] != job {
                next += 1
                merged.renumbered[job.id] = next
                merged.jobs.append(job.numbered(next))
            }
        }
        return merged
    }

    private static func byID(_ jobs: [JobRecord]) -> [JobRecord.ID: JobRecord] {
        Dictionary(jobs.map { ($0.id, $0) }) { first, _ in first }
    }
}

extension JobRecord {
    /// The same job with another number.
    fileprivate func numbered(_ id: Int) -> JobRecord {
        var job = JobRecord(
            id: id, service: service, models: models, state: state, note: note,
            settings: settings)
        (job.queued, job.status, job.problem) = (queued, status, problem)
        return job
    }
}
