/** The chapters of the document, in the order in which someone new needs them. */
export const TAGS = [
  { name: 'Signing up', description: 'From a form to a verified address.' },
  { name: 'Signing in', description: 'Sessions: begun, refreshed, listed, ended.' },
  { name: 'Passwords', description: 'Changed, or replaced when forgotten.' },
  { name: 'Access tokens', description: 'What programs show instead of a session: made, listed, revoked.' },
  { name: 'Posts', description: 'Memes and short texts: read, made, deleted, reacted to.' },
  { name: 'Profiles', description: "One's own and those of others, under both readings of their paths." },
  { name: 'Account', description: 'What a member does with their own account.' },
] as const

export type Tag = (typeof TAGS)[number]['name']
