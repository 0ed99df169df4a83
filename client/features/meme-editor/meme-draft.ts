import type { EditorDocument } from './editor-document.ts'
import type { PostGroup } from '#client/features/drafts/post-group.ts'
import type { RemoteImage } from './editor-images.ts'

/** Increase it with every incompatible change. Drafts of other versions are ignored. */
const DRAFT_VERSION = 1

export type MemeDraft = {
  version: number
  document: EditorDocument | null
  /** The text of the post. */
  text: string
  /** Null: generated from the captions. */
  altText: string | null
  isRemixable: boolean
  isSensitive: boolean
  /** Null: everyone's feed only. */
  group: PostGroup | null
  /** The post that this meme remixes. */
  remixOf: { id: string; author: string; isSensitive: boolean } | null
  remoteImages: readonly RemoteImage[]
}

export const emptyMeme: MemeDraft = {
  version: DRAFT_VERSION,
  document: null,
  text: '',
  altText: null,
  isRemixable: true,
  isSensitive: false,
  group: null,
  remixOf: null,
  remoteImages: [],
}

export function readDocument({ version, document }: MemeDraft): EditorDocument | null {
  return version === DRAFT_VERSION ? document : null
}
