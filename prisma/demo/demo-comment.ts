import type { DemoImage } from './images/scene.ts'
import type { DemoReaction } from './reactions.ts'

export type DemoComment = {
  /** The index of the parent in the comments of the post. Null for a top-level comment. */
  parent: number | null
  depth: number
  /** The index of the author in the members of the community. Null for a deleted comment. */
  author: number | null
  text: string
  image: DemoImage | null
  createdAt: Date
  editedAt: Date | null
  deletedAt: Date | null
  reactions: DemoReaction[]
}

export type CommentedPost = {
  author: number
  text: string
  image: { altText: string } | null
  createdAt: Date
  reactions: readonly DemoReaction[]
}
