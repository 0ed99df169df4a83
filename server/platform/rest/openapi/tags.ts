/** The sections of the document, in the order in which a new client needs them. */
export const TAGS = [
  { name: 'Signing up', description: 'Registration and verification of the email address.' },
  { name: 'Signing in', description: 'Sessions: start, refresh, list and end them.' },
  { name: 'Passwords', description: 'Change a password, or reset a forgotten one.' },
  {
    name: 'Access tokens',
    description: 'Personal access tokens for API clients: create, list and revoke them.',
  },
  { name: 'Posts', description: 'Memes and short posts: read, create, delete and react to them.' },
  { name: 'Profiles', description: 'The profile of the caller and those of other members.' },
  { name: 'Account', description: 'The email address, the data and the deletion of the account.' },
] as const

export type Tag = (typeof TAGS)[number]['name']
