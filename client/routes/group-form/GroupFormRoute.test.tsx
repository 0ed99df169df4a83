import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import createQuery from '#client/__generated__/useSaveGroupCreateMutation.graphql.ts'
import updateQuery from '#client/__generated__/useSaveGroupUpdateMutation.graphql.ts'
import { messages } from '#rules/messages.ts'
import { groupOf } from '#tests/support/group-view.ts'
import { showRoute } from '#tests/support/show-route.tsx'
import { keptMedia, stubUploads } from '#tests/support/stub-uploads.ts'
import { groupFormLoader, groupFormQuery } from './groupFormLoader.ts'
import { GroupFormRoute } from './GroupFormRoute.tsx'

describe('new group', () => {
  test('has the address of its name until another one is written', async () => {
    const { user } = showForm('/groups/new')
    await user.type(await screen.findByLabelText('Name'), 'Café Cats!')
    expect(screen.getByLabelText('Address')).toHaveValue('cafe-cats')
    expect(screen.getByLabelText('Address')).toHaveAccessibleDescription(/\/groups\/cafe-cats$/)
    await user.clear(screen.getByLabelText('Address'))
    await user.type(screen.getByLabelText('Address'), 'cats')
    await user.type(screen.getByLabelText('Name'), ' Unlimited')
    expect(screen.getByLabelText('Address')).toHaveValue('cats')
  })

  test('is created with what was entered, and opens', async () => {
    const { user, router, sent } = showForm('/groups/new', {
      createGroup: { __typename: 'CreateGroupPayload', group: { id: 'new', slug: 'cats' } },
    })
    await user.type(await screen.findByLabelText('Name'), 'Cats')
    await user.type(screen.getByLabelText('Description'), 'All cats.')
    await user.click(screen.getByRole('button', { name: 'Add a rule' }))
    expect(screen.getByLabelText('Rule 1')).toHaveFocus()
    await user.keyboard('No dogs')
    await user.click(screen.getByRole('button', { name: 'Add a rule' }))
    await user.click(screen.getByRole('radio', { name: 'On request' }))
    await user.click(screen.getByRole('button', { name: 'Start group' }))
    expect(await screen.findByText('Another screen')).toBeVisible()
    expect(router.state.location.pathname).toBe('/groups/cats')
    expect(sent()).toEqual({
      slug: 'cats',
      name: 'Cats',
      description: 'All cats.',
      rules: ['No dogs'],
      joining: 'ON_REQUEST',
    })
  })

  test.each([
    ['Name', messages.groupNameRequired],
    ['Address', messages.groupSlugInvalid],
  ])('needs the field %s', async (label, sentence) => {
    const { user, sent } = showForm('/groups/new')
    await user.click(await screen.findByRole('button', { name: 'Start group' }))
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence)
    expect(sent()).toBeUndefined()
  })

  test('says at its address that it is taken', async () => {
    const taken = refusal('GroupSlugTakenError', messages.groupSlugTaken)
    const { user } = showForm('/groups/new', { createGroup: taken })
    await user.type(await screen.findByLabelText('Name'), 'Cats')
    await user.click(screen.getByRole('button', { name: 'Start group' }))
    expect(await screen.findByText(messages.groupSlugTaken)).toBeVisible()
    expect(screen.getByLabelText('Address')).toHaveAccessibleDescription(messages.groupSlugTaken)
    expect(screen.getByLabelText('Address')).toHaveFocus()
  })

  test('is refused to an owner of many', async () => {
    const refused = refusal('LimitReachedError', messages.tooManyOwnedGroups)
    const { user } = showForm('/groups/new', { createGroup: refused })
    await user.type(await screen.findByLabelText('Name'), 'Cats')
    await user.click(screen.getByRole('button', { name: 'Start group' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.tooManyOwnedGroups)
  })

  test('uploads its cover', async () => {
    const { user } = showForm('/groups/new')
    await screen.findByLabelText('Name')
    const server = stubUploads()
    const file = new File(['cover'], 'cover.png', { type: 'image/png' })
    await user.upload(screen.getByLabelText('Cover file'), file)
    expect(screen.getByRole('button', { name: 'Uploading cover...' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Start group' })).toBeDisabled()
    const upload = await server.request(1)
    await upload.complete(keptMedia('m1'))
    expect(await screen.findByRole('button', { name: 'Change cover' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Start group' })).toBeEnabled()
  })
})

describe('group', () => {
  test('is edited except for its address', async () => {
    const { user, router, sent } = showForm(
      '/groups/cats/edit',
      { updateGroup: { __typename: 'UpdateGroupPayload', group: groupOf({ viewerRole: 'OWNER' }) } },
      { viewerRole: 'OWNER', rules: ['No dogs', 'No mice'] },
    )
    expect(await screen.findByLabelText('Address')).toHaveAttribute('readonly')
    await user.type(screen.getByLabelText('Description'), ' A lot.')
    await user.click(screen.getByRole('button', { name: 'Remove rule 1' }))
    expect(screen.getByLabelText('Rule 1')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Another screen')).toBeVisible()
    expect(router.state.location.pathname).toBe('/groups/cats')
    expect(sent()).toEqual({
      groupId: 'group',
      name: 'Cats of the office',
      description: 'Cats that work. A lot.',
      rules: ['No mice'],
      joining: 'OPEN',
    })
  })

  test('is not edited by other members', async () => {
    showForm('/groups/cats/edit', {}, { viewerRole: 'MEMBER' })
    expect(await screen.findByRole('heading', { name: messages.groupModeratorsOnly })).toBeVisible()
  })
})

function refusal(__typename: string, message: string) {
  return { __typename, __isError: __typename, message }
}

function showForm(at: string, data: object = {}, group: Record<string, unknown> = {}) {
  let input: unknown
  const answer = (variables: Record<string, unknown>) => {
    input = variables['input']
    return Response.json({ data })
  }
  const view = showRoute({
    route: {
      path: at === '/groups/new' ? at : '/groups/:slug/edit',
      loader: groupFormLoader,
      Component: GroupFormRoute,
    },
    query: groupFormQuery,
    at,
    answers: [{ Group: () => groupOf(group) }],
    others: [
      { query: createQuery, answer },
      { query: updateQuery, answer },
    ],
  })
  return { ...view, sent: () => input }
}
