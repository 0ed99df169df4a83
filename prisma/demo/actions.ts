import type { Comment, Group, Member, Post } from './script.ts'

/** `member` does it at this time. */
export type Action = { at: Date; member: string } & (
  | { does: 'join'; profile: Member }
  | { does: 'post'; post: Post }
  | { does: 'edit post'; post: Post }
  | { does: 'save'; post: Post }
  | { does: 'comment'; comment: Comment; post: Post; parent: Comment | null }
  | { does: 'edit comment'; comment: Comment }
  | { does: 'delete comment'; comment: Comment }
  | { does: 'react'; subject: Post | Comment; kind: 'LIKE' | 'DISLIKE' }
  | { does: 'follow'; followed: string }
  | { does: 'follow tag'; tag: string }
  | { does: 'read notifications' }
  | { does: 'found group'; group: Group }
  /** Without the approval, the request waits for a decision. */
  | { does: 'join group'; group: Group; isApproved: boolean }
  | { does: 'appoint moderator'; group: Group; moderator: string }
  | { does: 'pin'; group: Group; post: Post }
)

export type Stage = {
  now: Date
  joined: ReadonlyMap<string, Date>
  /** By slug. */
  founded: ReadonlyMap<string, Date>
  /** How likely a member is to react. */
  eagerness: ReadonlyMap<string, number>
}

export function joinTime({ joined }: Pick<Stage, 'joined'>, member: string): Date {
  const time = joined.get(member)
  if (!time) throw new Error(`The demo community has no member ${member}`)
  return time
}
