import { render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import decideCaseMutation from '#client/__generated__/useDecideCaseMutation.graphql.ts'
import roleQuery from '#client/__generated__/useRoleQuery.graphql.ts'
import { removesGroup } from '#client/features/moderation/messages.ts'
import { ShortcutsList } from '#client/ui/shortcuts/ShortcutsList.tsx'
import { messages } from '#rules/messages.ts'
import { allowConsoleErrors } from '#tests/support/quiet-console.ts'
import { showRoute } from '#tests/support/show-route.tsx'
import { caseQuery, casesQuery, logQuery, moderationLoader } from './moderationLoader.ts'
import { ModerationRoute } from './ModerationRoute.tsx'

type Answer = Parameters<typeof showRoute>[0]['answers'][number]

const ONLY_MODERATORS = 'Only moderators can see this screen'

describe('list of cases', () => {
  test('shows who was reported for what, and how often', async () => {
    showModeration({ cases: [caseOf('a')] })
    const item = await screen.findByRole('article', { name: 'Post by @author-a' })
    expect(item).toHaveTextContent('Text of a')
    expect(item).toHaveTextContent('3 reports: Hate, Spam or scam')
  })

  test('has a tab for each status', async () => {
    const { router, user } = showModeration({ cases: [caseOf('a')] })
    expect(await screen.findByRole('tab', { name: 'Open' })).toHaveAttribute('aria-selected', 'true')
    await user.click(screen.getByRole('tab', { name: 'Decided' }))
    expect(await screen.findByRole('tab', { name: 'Decided', selected: true })).toBeVisible()
    expect(router.state.location.search).toBe('?status=decided')
  })

  test('is limited to one rule, also in the other tabs', async () => {
    const { router, user } = showModeration({ cases: [caseOf('a')], nextLists: [noCases] })
    await screen.findByRole('article', { name: 'Post by @author-a' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rule' }), 'Illegal content')
    expect(await screen.findByRole('heading', { name: 'No open cases' })).toBeVisible()
    expect(router.state.location.search).toBe('?reason=illegal')
    expect(screen.getByRole('tab', { name: 'Decided' })).toHaveAttribute(
      'href',
      '/moderation?status=decided&reason=illegal',
    )
  })

  test('says that there is nothing to do', async () => {
    showModeration({ cases: [] })
    expect(await screen.findByRole('heading', { name: 'No open cases' })).toBeVisible()
  })

  test('opens a case with Enter', async () => {
    const { router, user } = showModeration({ cases: [caseOf('a')] })
    const item = await screen.findByRole('article', { name: 'Post by @author-a' })
    item.focus()
    await user.keyboard('{Enter}')
    expect(router.state.location.pathname).toBe('/moderation/a')
    expect(await screen.findByRole('heading', { name: 'Reports (3)' })).toBeVisible()
  })
})

describe('screens of moderators', () => {
  test.each(['/moderation', '/moderation/a', '/moderation/log'])(
    'are hidden from members: %s',
    async (at) => {
      showModeration({ at, role: 'MEMBER' })
      expect(await screen.findByRole('heading', { name: ONLY_MODERATORS })).toBeVisible()
      expect(screen.queryByRole('article')).not.toBeInTheDocument()
    },
  )

  test('are hidden when the list can no longer be loaded', async () => {
    allowConsoleErrors()
    const roles = ['MODERATOR', 'MODERATOR', 'MEMBER']
    const { user } = showModeration({ role: () => roles.shift() ?? 'MEMBER', nextLists: [notAllowed] })
    await user.click(await screen.findByRole('tab', { name: 'Decided' }))
    expect(await screen.findByRole('heading', { name: ONLY_MODERATORS })).toBeVisible()
  })

  test('list the log', async () => {
    showModeration({ at: '/moderation/log' })
    const [removed, ended] = await screen.findAllByRole('article')
    expect(removed).toHaveTextContent('Removed (Spam or scam): post by @mira')
    expect(removed).toHaveTextContent('@judge')
    expect(screen.getByRole('link', { name: 'post by @mira' })).toHaveAttribute('href', '/post/1')
    expect(ended).toHaveTextContent('Suspension ended: deleted content')
    expect(ended).toHaveTextContent('By itself')
  })
})

describe('case', () => {
  test('moves to the next and previous one with j and k', async () => {
    const { router, user } = showModeration({ at: '/moderation/a', cases: [caseOf('a'), caseOf('b')] })
    await screen.findByText('Post by @author-a')
    await user.keyboard('j')
    expect(await screen.findByText('Post by @author-b')).toBeVisible()
    await user.keyboard('j')
    expect(router.state.location.pathname).toBe('/moderation/b')
    await user.keyboard('k')
    expect(await screen.findByText('Post by @author-a')).toBeVisible()
  })

  test('is decided by keyboard, and the next one opens', async () => {
    const { router, user, decisions } = showModeration({
      at: '/moderation/a',
      cases: [caseOf('a'), caseOf('b')],
      decide: { __typename: 'DecideCasePayload', case: decided('a', true) },
    })
    await screen.findByRole('button', { name: 'Remove' })
    await user.keyboard('r')
    const dialog = await screen.findByRole('dialog', { name: 'Remove' })
    expect(within(dialog).getByRole('combobox', { name: 'Rule' })).toHaveValue('HATE')
    expect(within(dialog).getByRole('textbox', { name: 'Note' })).toHaveFocus()
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/moderation/b'))
    expect(decisions()).toEqual([
      {
        caseId: 'a',
        action: 'REMOVE',
        reason: 'HATE',
        note: 'This breaks our rules (Hate). Please read them before you post again.',
        suspendDays: null,
      },
    ])
  })

  test('leads back to the list after the last one', async () => {
    const { router, user } = showModeration({
      at: '/moderation/a',
      cases: [caseOf('a')],
      decide: { __typename: 'DecideCasePayload', case: decided('a', true) },
    })
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/moderation'))
    expect(await screen.findByText('No more cases')).toBeVisible()
  })

  test('suggests a note for the chosen rule until it is edited', async () => {
    const { user } = showModeration({ at: '/moderation/a', cases: [caseOf('a')] })
    await user.click(await screen.findByRole('button', { name: 'Suspend' }))
    const note = screen.getByRole('textbox', { name: 'Note' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rule' }), 'Spam or scam')
    expect(note).toHaveValue('You have broken our rules (Spam or scam).')
    await user.type(note, ' Again.')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rule' }), 'Hate')
    expect(note).toHaveValue('You have broken our rules (Spam or scam). Again.')
  })

  test('is decided with keys that the help lists', async () => {
    showModeration({ at: '/moderation/a', cases: [caseOf('a')] })
    await screen.findByRole('group', { name: 'Decision' })
    render(<ShortcutsList />)
    const keys = screen.getAllByRole('term').map((term) => term.textContent)
    expect(keys).toEqual(['j', 'k', 'Enter', 'd', 'r', 'm', 'w', 's', 'u', 'Ctrl Enter', 'n', '/', '?'])
    for (const button of within(screen.getByRole('group', { name: 'Decision' })).getAllByRole('button'))
      expect(keys).toContain(button.getAttribute('aria-keyshortcuts'))
  })

  test('is not decided without a note', async () => {
    const { user, decisions } = showModeration({ at: '/moderation/a', cases: [caseOf('a')] })
    await user.click(await screen.findByRole('button', { name: 'Warn' }))
    await user.clear(screen.getByRole('textbox', { name: 'Note' }))
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByText(messages.decisionNoteRequired)).toBeVisible()
    expect(decisions()).toEqual([])
  })

  test('keeps the note when the decision cannot be sent', async () => {
    allowConsoleErrors()
    const { user } = showModeration({ at: '/moderation/a', cases: [caseOf('a')], decide: 'unreachable' })
    await user.click(await screen.findByRole('button', { name: 'Warn' }))
    await user.type(screen.getByRole('textbox', { name: 'Note' }), ' Really.')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save the decision')
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveDisplayValue(/Really\.$/)
  })

  test('shows the decision of another moderator who was faster', async () => {
    const responses = [caseOf('a'), decided('a', false)]
    const { user } = showModeration({
      at: '/moderation/a',
      cases: [caseOf('a')],
      opened: () => responses.shift() ?? {},
      decide: refusal('CaseAlreadyDecidedError', messages.caseAlreadyDecided),
    })
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }))
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.caseAlreadyDecided)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Decisions' })).toHaveTextContent('Removed · Hate')
    expect(screen.getByRole('button', { name: 'Withdraw decision' })).toBeVisible()
  })

  test('says that a case of an administrator cannot be decided', async () => {
    const { user } = showModeration({
      at: '/moderation/a',
      cases: [caseOf('a')],
      decide: refusal('NotAllowedError', messages.caseOfAdmin),
    })
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }))
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.caseOfAdmin)
  })

  test('is hidden from someone who is no longer a moderator', async () => {
    const roles = ['MODERATOR', 'MODERATOR', 'MEMBER']
    const { user } = showModeration({
      at: '/moderation/a',
      cases: [caseOf('a')],
      role: () => roles.shift() ?? 'MEMBER',
      decide: refusal('NotAllowedError', messages.moderatorsOnly),
    })
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }))
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByRole('heading', { name: ONLY_MODERATORS })).toBeVisible()
  })

  test('of an appeal is granted or declined', async () => {
    showModeration({
      at: '/moderation/a',
      cases: [],
      opened: () => ({ ...decided('a', false), status: 'APPEALED', appealText: 'It was a joke' }),
    })
    const decision = await screen.findByRole('group', { name: 'Decision' })
    expect(
      within(decision)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Decline appeal', 'Grant appeal'])
    expect(screen.getByRole('region', { name: 'Appeal' })).toHaveTextContent('It was a joke')
  })

  test('of deleted content shows what was reported', async () => {
    showModeration({ at: '/moderation/a', cases: [], opened: () => ({ ...caseOf('a'), subject: null }) })
    expect(await screen.findByText('It was deleted.')).toBeVisible()
    expect(screen.getByRole('region', { name: 'When it was reported' })).toHaveTextContent('Text of a')
    expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument()
  })

  test('of a group shows its texts, and that its removal hides its posts', async () => {
    const subject = {
      __typename: 'Group',
      id: 'group',
      slug: 'pills',
      name: 'Pill shop',
      description: 'Buy now.',
      rules: ['Pay first.'],
      memberCount: 3,
      postCount: 12,
      cover: null,
    }
    const subjectSnapshot = 'Pill shop\nBuy now.\nPay first.'
    const { user } = showModeration({
      at: '/moderation/a',
      cases: [],
      opened: () => ({ ...caseOf('a'), subject, subjectSnapshot }),
    })
    const content = within(await screen.findByRole('region', { name: 'Group' }))
    expect(content.getByRole('link', { name: /^Pill shop/ })).toHaveAttribute('href', '/groups/pills')
    expect(content.getByText('Buy now.')).toBeVisible()
    expect(content.getByRole('list', { name: 'Rules' })).toHaveTextContent('Pay first.')
    expect(content.getByText(/12 posts/)).toBeVisible()
    expect(screen.queryByRole('region', { name: 'When it was reported' })).not.toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Owner' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(screen.getByText(removesGroup)).toBeVisible()
  })

  test('covers media that were removed', async () => {
    const media = { __typename: 'ImageMedia', id: 'image', width: 4, height: 3, thumbHash: '' }
    const removed = { ...caseOf('a').subject, media, isRemoved: true }
    const { user } = showModeration({
      at: '/moderation/a',
      cases: [],
      opened: () => ({ ...caseOf('a'), subject: removed }),
    })
    const content = await screen.findByRole('article', { name: 'Reported content' })
    expect(within(content).queryByRole('img')).not.toBeInTheDocument()
    await user.click(await within(content).findByRole('button', { name: 'Show sensitive content' }))
    expect(within(content).getByRole('img')).toBeVisible()
  })

  test('that does not exist says so', async () => {
    showModeration({ at: '/moderation/a', cases: [], opened: null })
    expect(await screen.findByRole('heading', { name: /doesn't exist/ })).toBeVisible()
  })
})

function caseOf(id: string) {
  return {
    __typename: 'ModerationCase',
    id,
    status: 'OPEN',
    subjectSnapshot: `Text of ${id}`,
    appealText: null as string | null,
    reportCount: 3,
    openedAt: '2026-03-02T12:00:00.000Z',
    subjectAuthor: { __typename: 'User', id: `author of ${id}`, username: `author-${id}` },
    subject: {
      __typename: 'Post',
      id: `post of ${id}`,
      databaseId: '1',
      text: `Text of ${id}`,
      media: null as object | null,
      isSensitive: false,
      isRemoved: false,
    },
    newestReports: { edges: ['HATE', 'SPAM', 'HATE'].map((reason) => ({ node: { reason } })) },
    reports: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
    decisions: [] as object[],
  }
}

function decided(id: string, isViewer: boolean) {
  const moderator = { __typename: 'User', id: 'judge', isViewer }
  const decision = { action: 'REMOVE', reason: 'HATE', note: 'It is hateful', moderator }
  return { ...caseOf(id), status: 'DECIDED', decisions: [decision] }
}

function refusal(__typename: string, message: string) {
  return { __typename, __isError: __typename, message }
}

const noCases = { ModerationCaseConnection: () => ({ edges: [], pageInfo: { hasNextPage: false } }) }

function notAllowed() {
  const error = { message: messages.moderatorsOnly, path: [], extensions: { code: 'NOT_ALLOWED' } }
  return Response.json({ data: null, errors: [error] })
}

type Shown = {
  at?: string
  role?: string | (() => string)
  cases?: ReturnType<typeof caseOf>[]
  /** The responses to later queries of lists. */
  nextLists?: Answer[]
  /** The opened case. By default, all cases exist. */
  opened?: (() => object) | null
  decide?: object | 'unreachable'
}

function showModeration({
  at = '/moderation',
  role = 'MODERATOR',
  cases = [],
  nextLists = [],
  opened,
  decide,
}: Shown) {
  const connection = { edges: cases.map((node) => ({ node })), pageInfo: { hasNextPage: false } }
  const { fetchMock, ...view } = showRoute({
    route: { path: '/moderation/:caseId?', loader: moderationLoader, Component: ModerationRoute },
    query: casesQuery,
    at,
    answers: [{ ModerationCaseConnection: () => connection }, ...nextLists],
    others: [
      { query: roleQuery, answer: () => withRole(typeof role === 'string' ? role : role()) },
      {
        query: caseQuery,
        answer({ caseId }) {
          const node = opened === undefined ? caseOf(caseId) : (opened?.() ?? null)
          return { Query: () => ({ node }) }
        },
      },
      { query: logQuery, answer: { ModerationActionConnection: () => LOG } },
      {
        query: decideCaseMutation,
        answer: decide === 'unreachable' ? decide : () => answerWith(decide),
      },
    ],
  })
  const decisions = () =>
    fetchMock.mock.calls
      .map(([, init]) => JSON.parse(typeof init?.body === 'string' ? init.body : '{}'))
      .filter(({ operationName }) => operationName === 'useDecideCaseMutation')
      .map(({ variables }) => variables.input)
  return { ...view, decisions }
}

function withRole(role: string) {
  return { Viewer: () => ({ role }) }
}

/** A refusal is complete. The rest of a case is generated. */
function answerWith(decideCase: object | undefined) {
  return decideCase && 'message' in decideCase
    ? Response.json({ data: { decideCase } })
    : { Mutation: () => ({ decideCase }) }
}

const LOG = {
  edges: [
    {
      node: {
        id: '1',
        action: 'REMOVE',
        reason: 'SPAM',
        note: 'It is spam',
        moderator: { __typename: 'User', username: 'judge' },
        subject: { __typename: 'Post', databaseId: '1', author: { username: 'mira' } },
      },
    },
    { node: { id: '2', action: 'END_SUSPENSION', reason: null, note: '', moderator: null, subject: null } },
  ],
  pageInfo: { hasNextPage: false },
}
