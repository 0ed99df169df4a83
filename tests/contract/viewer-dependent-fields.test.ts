import { expect, test } from 'vitest'
import { viewerDependentFields } from '#tests/support/broadcast-fields.ts'

const USER_FIELDS = {
  'User.followerCount': { broadcastTo: 'visitors' },
  'User.followers': true,
  'User.following': true,
  'User.followingCount': { broadcastTo: 'visitors' },
  'User.followsViewer': true,
  'User.isViewer': { broadcastValue: false },
  'User.posts': true,
  'User.viewerBlocks': { broadcastValue: false },
  'User.viewerFollows': true,
  'User.viewerMutes': { broadcastValue: false },
}

test('events of comments declare their viewer-dependent fields', () => {
  expect(viewerDependentFields('commentEvents')).toEqual({
    'Comment.parent': { broadcastTo: 'visitors' },
    'Comment.post': true,
    'Comment.replies': true,
    'Comment.viewerCanDelete': { broadcastValue: false },
    'Comment.viewerCanEdit': { broadcastValue: false },
    'Comment.viewerReaction': { broadcastValue: null },
    ...USER_FIELDS,
  })
})

test('events of posts declare their viewer-dependent fields', () => {
  expect(viewerDependentFields('postEvents')).toEqual({
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
    ...USER_FIELDS,
  })
})
