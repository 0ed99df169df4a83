import { expect, test } from 'vitest'
import { viewerDependentFields } from '#tests/support/broadcast-fields.ts'

test('broadcast events declare their viewer-dependent fields', () => {
  expect(viewerDependentFields()).toEqual({
    'Post.comments': true,
    'Post.viewerCanComment': { broadcastValue: true },
    'Post.viewerReaction': { broadcastValue: null },
    'Post.viewerCanDelete': { broadcastValue: false },
    'User.isViewer': { broadcastValue: false },
    'User.posts': true,
  })
})
