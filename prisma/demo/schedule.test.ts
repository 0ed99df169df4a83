import { beforeAll, describe, expect, test } from 'vitest'
import { MINIMUM_AGE_YEARS, POST_EDIT_MINUTES } from '#rules/limits.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { readScript } from './read-script.ts'
import type { Action } from './actions.ts'
import { schedule } from './schedule.ts'
import type { Comment, Post, Script } from './script.ts'
import { DAY, MINUTE } from './times.ts'

const now = new Date('2026-03-18T03:21:09.123Z')

let script: Script
let actions: Action[]
beforeAll(() => {
  script = readScript()
  actions = schedule(script, now)
})

const those = <Does extends Action['does']>(does: Does) =>
  actions.filter((action): action is Extract<Action, { does: Does }> => action.does === does)

function timesOf(): Map<Post | Comment | string, Date> {
  const times = new Map<Post | Comment | string, Date>()
  for (const action of actions) {
    if (action.does === 'join') times.set(action.member, action.at)
    if (action.does === 'post') times.set(action.post, action.at)
    if (action.does === 'comment') times.set(action.comment, action.at)
  }
  return times
}

test('the same time and seed give the same actions, and another seed other ones', () => {
  expect(schedule(script, now)).toEqual(actions)
  expect(schedule(script, now, 1)).not.toEqual(actions)
})

test('all are in the past, earliest first, and after what they are about', () => {
  const times = timesOf()
  let last = new Date(0)
  for (const action of actions) {
    const { at } = action
    expect(at >= last && at < now).toBe(true)
    last = at
    for (const earlier of neededBy(action)) expect(at >= (times.get(earlier) ?? now)).toBe(true)
  }
})

/** Returns the members and content that must exist before the action. */
function neededBy(action: Action): (Post | Comment | string)[] {
  switch (action.does) {
    case 'join':
      return []
    case 'comment':
      return [action.member, action.post, ...(action.parent ? [action.parent] : [])]
    case 'edit comment':
    case 'delete comment':
      return [action.member, action.comment]
    case 'edit post':
    case 'save':
      return [action.member, action.post]
    case 'react':
      return [action.member, action.subject]
    case 'follow':
      return [action.member, action.followed]
    default:
      return [action.member]
  }
}

describe('members', () => {
  test('are adults who joined at different times, some of them this month', () => {
    const ages = those('join').map(({ at }) => (now.getTime() - at.getTime()) / DAY)
    expect(Math.max(...ages)).toBeGreaterThan(300)
    expect(ages.filter((age) => age < 30).length).toBeGreaterThan(10)
    for (const { at, profile } of those('join'))
      expect((at.getTime() - Date.parse(profile.born)) / DAY).toBeGreaterThan(MINIMUM_AGE_YEARS * 366)
  })

  test('have different numbers of followers and follow others once', () => {
    const follows = those('follow')
    expect(new Set(follows.map(({ member, followed }) => `${member} ${followed}`)).size).toBe(follows.length)
    expect(follows.every(({ member, followed }) => member !== followed)).toBe(true)
    const counts = script.members.map(
      ({ username }) => follows.filter(({ followed }) => followed === username).length,
    )
    expect(new Set(counts).size).toBeGreaterThan(15)
  })
})

describe('groups', () => {
  test('have their authors as members before they post', () => {
    const joins = [...those('found group'), ...those('join group')]
    const posts = those('post').filter(({ post }) => post.group !== null)
    expect(posts.length).toBeGreaterThan(40)
    for (const { post, at } of posts)
      expect(
        joins.some((one) => one.group.slug === post.group && one.member === post.author && one.at <= at),
      ).toBe(true)
  })

  test('have members who joined this week, and requests', () => {
    const joins = those('join group')
    expect(joins.filter(({ at }) => now.getTime() - at.getTime() < 7 * DAY).length).toBeGreaterThan(10)
    expect(joins.filter(({ isApproved }) => !isApproved)).toHaveLength(3)
  })

  test('that are unknown are refused', () => {
    const posts = script.posts.map((post) => (post.group === 'cats' ? { ...post, group: 'dogs' } : post))
    expect(() => schedule({ ...script, posts }, now)).toThrow('There is no group dogs')
  })
})

describe('posts', () => {
  test('are of the last 30 days, and the newest is minutes old', () => {
    const ages = those('post').map(({ at }) => now.getTime() - at.getTime())
    expect(Math.max(...ages)).toBeLessThan(30 * DAY)
    expect(Math.min(...ages)).toBeLessThan(10 * MINUTE)
    expect(ages.length).toBeGreaterThan(600)
  })

  test('about Monday are of Mondays', () => {
    const mondays = those('post').filter(({ post }) => post.when === 'monday')
    expect(mondays.length).toBeGreaterThan(0)
    expect(new Set(mondays.map(({ at }) => at.getUTCDay()))).toEqual(new Set([1]))
  })

  test('get one reaction of a member each, and some get far more than others', () => {
    const reactions = those('react')
    const counts = those('post').map(({ post }) => {
      const members = reactions.filter(({ subject }) => subject === post).map(({ member }) => member)
      expect(new Set(members).size).toBe(members.length)
      return members.length
    })
    expect(counts.filter((count) => count < 4).length).toBeGreaterThan(100)
    expect(counts.filter((count) => count > 35).length).toBeGreaterThan(10)
  })

  test('can still be edited when they are', () => {
    const times = timesOf()
    expect(those('edit post')).toHaveLength(3)
    for (const { post, at } of those('edit post'))
      expect(at.getTime() - (times.get(post)?.getTime() ?? 0)).toBeLessThan(POST_EDIT_MINUTES * MINUTE)
  })
})

const STARTS = [
  '2025-12-31T23:59:59.999Z',
  '2026-01-01T00:05:00.000Z',
  '2026-02-28T12:00:00.000Z',
  '2026-03-01T00:10:00.000Z',
]

test.each(isNightly ? STARTS : STARTS.slice(0, 2))('nearly all posts find a time at %s', (start) => {
  const posts = schedule(script, new Date(start)).filter(({ does }) => does === 'post')
  expect(posts.length).toBeGreaterThan(600)
})
