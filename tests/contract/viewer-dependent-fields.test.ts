import { expect, test } from 'vitest'
import { viewerDependentFields } from '#tests/support/broadcast-fields.ts'

test('broadcast events declare their viewer-dependent fields', () => {
  expect(viewerDependentFields()).toEqual({
    'Post.comments': true,
    'Post.creditedPost': { broadcastValue: null },
    'Post.firstSeen': true,
    'MemeTemplate.memes': true,
    'Post.ranking': true,
    'Post.remixOf': { broadcastValue: null },
    'Post.remixes': true,
    'Post.viewerCanComment': { broadcastValue: true },
    'Post.viewerReaction': { broadcastValue: null },
    'Post.viewerCanDelete': { broadcastValue: false },
    'Post.viewerCanEdit': { broadcastValue: false },
    'Post.viewerSaved': { broadcastValue: false },
    'User.followers': true,
    'User.following': true,
    'User.followsViewer': true,
    'User.isViewer': { broadcastValue: false },
    'User.posts': true,
    'User.viewerBlocks': { broadcastValue: false },
    'User.viewerFollows': true,
    'User.viewerMutes': { broadcastValue: false },
  })
})
