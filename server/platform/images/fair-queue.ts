export type FairQueue<Job> = {
  add(memberId: string, job: Job): void
  take(accepts: (job: Job) => boolean): Job | undefined
}

/** Jobs are selected by round robin between members, and in order of addition for each member. */
export function createFairQueue<Job>(): FairQueue<Job> {
  // A Map iterates in insertion order, so a served member is deleted and inserted again at the end.
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
