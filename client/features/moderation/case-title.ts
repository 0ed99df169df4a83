const NOUNS: Readonly<Record<string, string>> = {
  Post: 'Post',
  Comment: 'Comment',
  User: 'Member',
  Group: 'Group',
}

/** "Post by @mira". The type is undefined if the subject was deleted, and the name if its author was. */
export function caseTitle(type: string | undefined, username: string | undefined): string {
  const noun = (type && NOUNS[type]) ?? 'Deleted content'
  const name = username === undefined ? 'a deleted account' : `@${username}`
  if (type === 'User') return `${noun} ${name}`
  return type === 'Group' ? `${noun} of ${name}` : `${noun} by ${name}`
}
