import { expect, test } from 'vitest'
import { notificationPath, notificationText } from './notification-text.ts'

test('names in the text of a notification are isolated, so that right-to-left names do not reorder it', () => {
  const actors = [{ fullName: 'שלום כהן' }, { fullName: 'سلمى' }]
  expect(textOf(actors.slice(0, 1), 1)).toBe('\u2068שלום כהן\u2069 liked your post')
  expect(textOf(actors, 2)).toBe('\u2068שלום כהן\u2069 and \u2068سلمى\u2069 liked your post')
  expect(textOf(actors, 14)).toBe('\u2068שלום כהן\u2069, \u2068سلمى\u2069 and 12 others liked your post')
})

test.each([
  ['CONTENT_REMOVED', '/decisions'],
  ['WARNED', '/decisions'],
  ['APPEAL_DECIDED', '/decisions'],
  ['REPORT_DECIDED', '/transparency'],
  ['SECURITY', '/m/account/settings'],
  ['GROUP_JOIN_APPROVED', '/groups/bread'],
  ['GROUP_ROLE_CHANGED', '/groups/bread'],
  ['GROUP_JOIN_REQUESTED', '/groups/bread/members?tab=requests'],
] as const)('notification of the kind %s leads to %s', (kind, path) => {
  const noSubject = { postId: null, commentId: null, groupSlug: 'bread', actors: [], actorCount: 0 }
  expect(notificationPath({ kind, memberId: 'member', ...noSubject })).toBe(path)
})

function textOf(actors: { fullName: string }[], actorCount: number): string {
  const noSubject = { text: '', commentId: null, groupName: null }
  return notificationText({ kind: 'POST_LIKED', ...noSubject, actorCount, actors })
}
