import type { Dependencies, Queries } from '#server/domain/dependencies.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'
import { renditionKeys } from './keep-picture.ts'

/** The files of these media, to be removed once their rows are gone for good. */
export async function filesOf(database: Queries, where: Prisma.MediaWhereInput): Promise<string[]> {
  const media = await database.media.findMany({
    where,
    select: { id: true, renditions: { select: { name: true } } },
  })
  return media.flatMap(({ id, renditions }) =>
    renditionKeys(
      id,
      renditions.map(({ name }) => name),
    ),
  )
}

/** What was written stays written when a file cannot be removed: that is logged, and the file is litter. */
export async function removeFiles(
  { background, storage }: Dependencies,
  keys: readonly string[],
): Promise<void> {
  await background.run('remove files', () => storage.remove(keys))
}
