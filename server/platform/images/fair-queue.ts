export type FairQueue<Job> = {
  add(memberId: string, job: Job): void
  /** Removes and returns the first accepted job of the next member; undefined when no job is accepted. */
  take(accepts: (job: Job) => boolean): Job | undefined
}

/** Round robin between members; each member's own jobs run in the order in which they were added. */
export function createFairQueue<Job>(): FairQueue<Job> {
  // A Map iterates in insertion order: a member who was served is deleted and set again, at the end.
  const jobsByMember = new Map<string, Job[]>()
  return {
    add(memberId, job) {
      const jobs = jobsByMember.get(memberId)
      if (jobs) jobs.push(job)
      else jobsByMember.set(memberId, [job])
    },
    take(accepts) {
      for (const [memberId, jobs] of jobsByMember) {
        const index = jobs.findIndex(accepts)
        if (index === -1) continue
        const [job] = jobs.splice(index, 1)
        jobsByMember.delete(memberId)
        if (jobs.length > 0) jobsByMember.set(memberId, jobs)
        return job
      }
      return undefined
    },
  }
}
