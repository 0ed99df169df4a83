import { storeImage } from '#server/features/media/store-image.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { ProcessedImage } from '#server/platform/images/processed-image.ts'
import type { SessionViewer } from '#server/platform/viewer.ts'
import type { Action } from './actions.ts'
import type { Comment, Picture, Post } from './script.ts'

/** The ids of the members and content that exist already, and what new ones need. */
export type Stage = {
  passwordHash: string
  members: Map<string, Promise<string>>
  /** By slug. */
  groups: Map<string, Promise<string>>
  /** The ids of the members of groups, by slug and username. */
  memberships: Map<string, Promise<string>>
  /** The ids of posts and comments. */
  written: Map<Post | Comment, Promise<string>>
  pictures: ReadonlyMap<Picture, Promise<ProcessedImage>>
}

/** Later actions find the promise of the id before it is known. */
export function keep<Key>(ids: Map<Key, Promise<string>>, key: Key, id: Promise<string>): Promise<string> {
  ids.set(key, id)
  return id
}

export async function idOf<Key>(ids: ReadonlyMap<Key, Promise<string>>, key: Key): Promise<string> {
  const id = await ids.get(key)
  if (id === undefined) throw new Error('An action is before what it is about')
  return id
}

export async function viewerOf({ members }: Stage, { member }: Action): Promise<SessionViewer> {
  return { memberId: await idOf(members, member), sessionId: '' }
}

/** Returns the id of an upload, as POST /api/v1/media does. */
export async function upload(
  dependencies: Dependencies,
  { pictures }: Stage,
  { memberId }: SessionViewer,
  picture: Picture | null,
): Promise<string | null> {
  const image = picture && (await pictures.get(picture))
  return image ? storeImage(dependencies, image, { ownerId: memberId, altText: '' }) : null
}
