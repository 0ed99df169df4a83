import type { TakenJob, Turn } from './job-table.ts'

/** The members whose jobs were taken last. The others have the next turns. */
const REMEMBERED_TURNS = 100

type Limits = { concurrencyPerMember?: number; concurrencyPerHost?: number }

/** Members take turns within a process, and neither a member nor a host occupies all of its running jobs. */
export function createTurns({ concurrencyPerMember = Infinity, concurrencyPerHost = Infinity }: Limits) {
  const served = new Set<string>()
  return {
    next(running: readonly TakenJob[]): Turn {
      return {
        busyMembers: repeated(
          running.map(({ memberId }) => memberId),
          concurrencyPerMember,
        ),
        busyHosts: repeated(
          running.map(({ host }) => host),
          concurrencyPerHost,
        ),
        served: [...served],
      }
    },
    took({ memberId }: TakenJob): void {
      if (memberId === null) return
      served.delete(memberId)
      served.add(memberId)
      const [first = ''] = served
      if (served.size > REMEMBERED_TURNS) served.delete(first)
    },
  }
}

/** Returns the values that occur at least `times` times. */
function repeated(values: readonly (string | null)[], times: number): string[] {
  const known = values.filter((value) => value !== null)
  return [...new Set(known)].filter((value) => known.filter((other) => other === value).length >= times)
}
