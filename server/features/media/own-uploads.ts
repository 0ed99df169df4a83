import { z } from 'zod'
import { messages } from '#rules/messages.ts'
import { altTextSchema } from '#rules/post-rules.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { NotFoundError, parseInput, ValidationError } from '#server/platform/refusals.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import { lockMember } from '#server/features/auth/lock-member.ts'
import type { Viewer, Writer } from '#server/platform/viewer.ts'
import type { Media } from '#server/generated/prisma/client.ts'
import { storeMedia } from './store-media.ts'
import { removeFiles } from './remove-media.ts'
import { assertUploadQuota } from './upload-quota.ts'
import type { Upload } from '#server/platform/http/uploads.ts'

const inputSchema = z.object({ altText: altTextSchema })

/** What a member uploaded, as only they see it: it waits for a post until `expiresAt`, and for good once one has it. */
export type OwnUpload = Pick<
  Media,
  | 'id'
  | 'kind'
  | 'status'
  | 'width'
  | 'height'
  | 'isAnimated'
  | 'altText'
  | 'thumbHash'
  | 'failureReason'
  | 'expiresAt'
>

/** The first of two steps: keeps a file that a post will take by its id. */
export async function createUpload(
  dependencies: Dependencies,
  viewer: Writer,
  input: { upload: Upload; altText: string },
): Promise<OwnUpload> {
  const { altText } = parseInput(inputSchema, input)
  await limitUse(dependencies, 'uploads', viewer.memberId)
  // Before the work, to save it; and with the rows, since others may come at the same time.
  await assertUploadQuota(dependencies.database, viewer, dependencies.clock.now())
  const about = { ownerId: viewer.memberId, altText }
  const id = await storeMedia(dependencies, input.upload, about, async (transaction) => {
    await lockMember(transaction, viewer.memberId)
    await assertUploadQuota(transaction, viewer, dependencies.clock.now())
  })
  return loadUpload(dependencies, viewer, id)
}

/** Taken or not. Another's is not there, nor is one that has waited too long. */
export async function loadUpload(
  { database, clock }: Dependencies,
  viewer: Viewer,
  id: string,
): Promise<OwnUpload> {
  const upload = await database.media.findFirst({
    where: {
      ...ownMedia(viewer, id),
      // A profile photo is no upload: it has other renditions, and calls of its own.
      photoOf: null,
      OR: [{ expiresAt: null }, { expiresAt: { gt: clock.now() } }],
    },
  })
  if (!upload) throw new NotFoundError(messages.uploadNotFound)
  return upload
}

/** Of what waits only: what a post has goes with the post. */
export async function deleteUpload(dependencies: Dependencies, viewer: Writer, id: string): Promise<void> {
  const { database } = dependencies
  const { count } = await database.media.deleteMany({
    where: { ...ownMedia(viewer, id), expiresAt: { not: null } },
  })
  if (count === 0) {
    await loadUpload(dependencies, viewer, id)
    throw new ValidationError([{ path: 'id', message: messages.uploadTaken }])
  }
  await removeFiles(dependencies, [id])
}

/**
 * The second step, as a part of the statement that makes the post, given its parameters. Of two posts that want it at once
 * the second waits here for the first, and then finds it taken. Words that come with the post replace those that came with
 * the file. A video that is still being worked on is taken as well.
 */
export function attachUpload(
  id: string,
  { owner, altText, now }: Record<'owner' | 'altText' | 'now', string>,
) {
  return `
    UPDATE media SET expires_at = NULL, alt_text = coalesce(nullif(${altText}, ''), alt_text)
    FROM ${owner}
    WHERE media.id = ${id} AND owner_id = ${owner}.id AND expires_at > ${now}
      AND (status = 'ready' OR (status = 'processing' AND kind = 'video'))
    RETURNING status`
}

/** For one that no statement could take. */
export async function refuseUpload({ database }: Dependencies, viewer: Writer, id: string): Promise<never> {
  const upload = await database.media.findFirst({ where: ownMedia(viewer, id) })
  throw new ValidationError([{ path: 'mediaId', message: whyNotTaken(upload) }])
}

function whyNotTaken(upload: Media | null): string {
  if (!upload) return messages.uploadNotFound
  if (upload.expiresAt === null) return messages.uploadTaken
  return upload.status === 'FAILED' ? messages.videoFailed : messages.uploadNotFound
}

function ownMedia({ memberId }: Viewer, id: string) {
  return { id, ownerId: memberId }
}
