import { expect, it } from 'vitest'
import { nextReaction } from './next-reaction.ts'

it('a first like counts', () => {
  expect(nextReaction({ likeCount: 3, dislikeCount: 1, viewerReaction: null }, 'LIKE')).toEqual({
    likeCount: 4,
    dislikeCount: 1,
    viewerReaction: 'LIKE',
  })
})

it('a second like removes the first one', () => {
  expect(nextReaction({ likeCount: 4, dislikeCount: 1, viewerReaction: 'LIKE' }, 'LIKE')).toEqual({
    likeCount: 3,
    dislikeCount: 1,
    viewerReaction: null,
  })
})

it('a dislike after a like moves the vote', () => {
  expect(nextReaction({ likeCount: 4, dislikeCount: 1, viewerReaction: 'LIKE' }, 'DISLIKE')).toEqual({
    likeCount: 3,
    dislikeCount: 2,
    viewerReaction: 'DISLIKE',
  })
})
