import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Writer } from '#server/platform/viewer.ts'

/** Records that a new member has finished or skipped the first steps. Completing them again changes nothing. */
export async function completeOnboarding({ database }: Dependencies, { memberId }: Writer): Promise<void> {
  await database.member.updateMany({
    where: { id: memberId, needsOnboarding: true },
    data: { needsOnboarding: false },
  })
}
