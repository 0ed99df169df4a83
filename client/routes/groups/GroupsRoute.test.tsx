import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import membershipQuery from '#client/__generated__/useSetMembershipMutation.graphql.ts'
import { groupOf } from '#tests/support/group-view.ts'
import { allowConsoleErrors } from '#tests/support/quiet-console.ts'
import { showRoute } from '#tests/support/show-route.tsx'
import { groupsLoader, groupsQuery } from './groupsLoader.ts'
import { GroupsRoute } from './GroupsRoute.tsx'

describe('groups', () => {
  test('of a member are their own, with rows that lead to them', async () => {
    const { fetchMock } = showGroups([groupOf({ viewerRole: 'MEMBER' })])
    const row = within(await screen.findByRole('article', { name: 'Cats of the office' }))
    expect(row.getByRole('link')).toHaveAttribute('href', '/groups/cats')
    expect(row.getByText('1,204 members')).toBeVisible()
    expect(row.getByText('Cats that work.')).toBeVisible()
    expect(row.getByRole('button', { name: /^Joined/ })).toBeVisible()
    expect(variablesOf(fetchMock.mock.lastCall)).toMatchObject({ isOwn: true })
    expect(screen.getByRole('link', { name: 'New group' })).toHaveAttribute('href', '/groups/new')
  })

  test('of a member without any suggest to find or start one', async () => {
    showGroups([])
    expect(await screen.findByRole('heading', { name: 'You are in no group yet' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Find a group' })).toHaveAttribute('href', '/groups?sort=popular')
    expect(screen.getByRole('link', { name: 'Start a group' })).toHaveAttribute('href', '/groups/new')
  })

  test.each([
    ['Popular', 'POPULAR'],
    ['New', 'NEWEST'],
    ['Rising', 'RISING'],
  ])('have the tab %s', async (name, sort) => {
    const { user, fetchMock } = showGroups([groupOf()])
    await user.click(await screen.findByRole('tab', { name }))
    expect(await screen.findByRole('tab', { name, selected: true })).toBeVisible()
    expect(await screen.findByRole('article', { name: 'Cats of the office' })).toBeVisible()
    expect(variablesOf(fetchMock.mock.lastCall)).toEqual({ isOwn: false, sort })
  })

  test('are joined in the list', async () => {
    const { user } = showGroups([groupOf()], { at: '/groups?sort=popular' })
    await user.click(await screen.findByRole('button', { name: 'Join Cats of the office' }))
    expect(screen.getByRole('button', { name: 'Joined Cats of the office' })).toHaveFocus()
    expect(screen.getByText('1,205 members')).toBeVisible()
  })

  test('of visitors are the popular ones', async () => {
    const { fetchMock } = showGroups([groupOf()], { isVisitor: true })
    expect(await screen.findByRole('article', { name: 'Cats of the office' })).toBeVisible()
    expect(screen.getByRole('tab', { name: 'Popular', selected: true })).toBeVisible()
    expect(screen.queryByRole('tab', { name: 'Mine' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'New group' })).toBeNull()
    expect(variablesOf(fetchMock.mock.lastCall)).toEqual({ isOwn: false, sort: 'POPULAR' })
  })

  test('say when they failed to load', async () => {
    allowConsoleErrors()
    showGroups('unreachable')
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the groups')
  })
})

function showGroups(groups: object[] | 'unreachable', { at = '/groups', isVisitor = false } = {}) {
  const edges = groups === 'unreachable' ? [] : groups.map((node) => ({ cursor: 'c', node }))
  const answer = { GroupConnection: () => ({ edges, pageInfo: { hasNextPage: false, endCursor: 'c' } }) }
  return showRoute({
    route: { path: '/groups', loader: groupsLoader, Component: GroupsRoute },
    query: groupsQuery,
    at,
    isVisitor,
    answers: [groups === 'unreachable' ? groups : answer],
    others: [{ query: membershipQuery, answer: 'never' }],
  })
}

function variablesOf(call: Parameters<typeof fetch> | undefined): unknown {
  const body = call?.[1]?.body
  return JSON.parse(typeof body === 'string' ? body : '{}').variables
}
