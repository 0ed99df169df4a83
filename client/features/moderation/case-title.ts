const NOUNS: Readonly<Record<string, string>> = { Post: 'Post', Comment: 'Comment', User: 'Member' }

/** "Post by @mira". The type is undefined if the subject was deleted, and the name if its author was. */
export function caseTitle(type: string | undefined, username: string | undefined): string {
  const noun = (type && NOUNS[type]) ?? 'Deleted content'
  const name = username === undefined ? 'a deleted account' : `@${username}`
  return type === 'User' ? `${noun} ${name}` : `${noun} by ${name}`
}
