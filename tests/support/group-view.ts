/** A group as the server returns it, with fixed default values. */
export function groupOf(fields: Record<string, unknown> = {}) {
  return {
    __typename: 'Group',
    id: 'group',
    slug: 'cats',
    name: 'Cats of the office',
    description: 'Cats that work.',
    rules: ['No dogs'],
    joining: 'OPEN',
    memberCount: 1204,
    postCount: 56,
    viewerRole: null,
    viewerHasRequested: false,
    viewerIsBanned: false,
    cover: null,
    pinnedPosts: [],
    ...fields,
  }
}
