import { groupDetailsSchema } from '#rules/group-rules.ts'
import { removeFiles } from '#server/features/media/remove-media.ts'
import type { GroupJoining } from '#server/generated/prisma/client.ts'
import type { Queries } from '#server/platform/database/types.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { parseInput } from '#server/platform/refusals.ts'
import type { Writer } from '#server/platform/viewer.ts'
import { changeGroup } from './change-group.ts'
import { attachCover } from './create-group.ts'
import type { GroupView } from './group-query.ts'

const inputSchema = groupDetailsSchema.partial()

export type GroupChange = {
  name?: string
  description?: string
  rules?: readonly string[]
  joining?: GroupJoining
  /** The id of an uploaded image. Null removes the cover. */
  coverMediaId?: string | null
}

/** Changes what is given. */
export async function updateGroup(
  dependencies: Dependencies,
  viewer: Writer,
  groupId: string,
  input: GroupChange,
): Promise<GroupView> {
  const details = parseInput(inputSchema, input)
  const { joining, coverMediaId } = input
  const removed: string[] = []
  const change = { groupId, use: 'groupChanges', requires: 'MODERATOR' } as const
  const group = await changeGroup(
    dependencies,
    viewer,
    change,
    async ({ transaction, now, group: current }) => {
      const isNewCover = coverMediaId !== undefined && coverMediaId !== current.coverId
      if (isNewCover && coverMediaId) await attachCover(transaction, viewer, coverMediaId, now)
      const cover = isNewCover && { coverId: coverMediaId }
      await transaction.group.update({ where: { id: groupId }, data: { ...details, joining, ...cover } })
      if (isNewCover && current.coverId) removed.push(await deleteCover(transaction, current.coverId))
    },
  )
  await removeFiles(dependencies, removed)
  return group
}

/** Returns the id of the medium, whose files the caller removes after the commit. */
export async function deleteCover(transaction: Queries, coverId: string): Promise<string> {
  await transaction.media.deleteMany({ where: { id: coverId } })
  return coverId
}
