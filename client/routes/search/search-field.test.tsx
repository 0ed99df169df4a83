import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createDraft, deleteEndedDrafts, setDraftOwner } from '#client/features/drafts/draft.ts'
import { TOUCH_SCREEN } from '#client/ui/browser/useMediaQuery.ts'
import { writeSessionRecord } from '#client/session/stored-session.ts'
import * as searchMessages from '#rules/messages/search.ts'
import { createGate } from '#tests/support/gate.ts'
import { foundPosts, showSearch } from '#tests/support/show-search.tsx'

describe('search field', () => {
  test('searches while the reader types, which replaces the URL', async () => {
    const { user, requests, url, router } = showSearch({
      at: '/search',
      answers: [foundPosts([{ id: 'a' }])],
    })
    await user.type(await screen.findByRole('searchbox'), 'monday cat ')
    expect(await screen.findByText('Post a')).toBeVisible()
    expect(url()).toBe('/search?q=monday+cat')
    expect(field()).toHaveValue('monday cat ')
    expect(requests().map(({ query }) => query)).toEqual(['monday cat'])
    await act(() => router.navigate(-1))
    expect(await screen.findByText('Another screen')).toBeVisible()
  })

  test('shows the earlier results until the new ones arrive, and those of the latest text only', async () => {
    const { user, requests } = showSearch({
      at: '/search?q=x',
      answers: [foundPosts([{ id: 'a' }]), 'never', foundPosts([{ id: 'c' }])],
    })
    await screen.findByText('Post a')
    await user.type(field(), 'y')
    await waitFor(() => expect(requests()).toHaveLength(2))
    expect(screen.getByText('Post a')).toBeVisible()
    await user.type(field(), 'z')
    expect(await screen.findByText('Post c')).toBeVisible()
    expect(screen.queryByText('Post a')).not.toBeInTheDocument()
    expect(requests().map(({ query }) => query)).toEqual(['x', 'xy', 'xyz'])
    expect(field()).toHaveValue('xyz')
  })

  test('does not search while another screen is loaded', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    const loading = createGate()
    const { router, url } = showSearch({ at: '/search', loadOther: loading.pass })
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'cat' } })
    act(() => {
      void router.navigate('/elsewhere')
      // Before React renders the change.
      vi.advanceTimersByTime(1000)
    })
    await act(() => vi.advanceTimersByTimeAsync(1000))
    loading.open()
    expect(await screen.findByText('Another screen')).toBeVisible()
    expect(url()).toBe('/elsewhere')
  })

  test('does not search while another search is loaded', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    const { router, url } = showSearch({ at: '/search', answers: [foundPosts([{ id: 'a' }])] })
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'cat' } })
    act(() => {
      void router.navigate('/search?q=dog')
      // Before React renders the change.
      vi.advanceTimersByTime(1000)
    })
    expect(await screen.findByText('Post a')).toBeVisible()
    expect(url()).toBe('/search?q=dog')
  })

  test('follows the history of the browser', async () => {
    const { user, router } = showSearch({ at: '/search', answers: [foundPosts([{ id: 'a' }])] })
    await user.click(await screen.findByText('Search tips'))
    await user.click(await screen.findByRole('link', { name: /^#monday/ }))
    expect(await screen.findByText('Post a')).toBeVisible()
    expect(field()).toHaveValue('#monday')
    await act(() => router.navigate(-1))
    expect(await screen.findByText('Search tips')).toBeVisible()
    expect(field()).toHaveValue('')
    await act(() => router.navigate(1))
    expect(await screen.findByText('Post a')).toBeVisible()
    expect(field()).toHaveValue('#monday')
  })

  test('refuses more than 200 characters without a request', async () => {
    const { user, requests } = showSearch({ at: '/search?q=cat', answers: [foundPosts([{ id: 'a' }])] })
    await screen.findByText('Post a')
    await user.clear(field())
    await user.paste('x'.repeat(201))
    expect(await screen.findByText(searchMessages.searchTooLong)).toBeVisible()
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription(searchMessages.searchTooLong)
    expect(screen.getByText('Post a')).toBeVisible()
    await user.keyboard('{Backspace}{Enter}')
    await waitFor(() => expect(requests().at(-1)).toMatchObject({ query: 'x'.repeat(200) }))
    expect(field()).toBeValid()
    expect(requests()).toHaveLength(2)
  })

  test('refuses more than 200 characters of the URL', async () => {
    const { requests } = showSearch({ at: `/search?q=${'x'.repeat(201)}` })
    expect(await screen.findByText(searchMessages.searchTooLong)).toBeVisible()
    expect(requests()).toEqual([])
  })

  test('searches nothing without a word', async () => {
    const { requests } = showSearch({ at: '/search?q=%22-%F0%9F%98%82' })
    expect(await screen.findByText('Enter a word or a #tag to search.')).toBeVisible()
    expect(screen.getByText('Search tips')).toBeVisible()
    expect(requests()).toEqual([])
  })

  test('is cleared by Escape and its button', async () => {
    const { user, url } = showSearch({ at: '/search?q=cat', answers: [foundPosts([{ id: 'a' }])] })
    await screen.findByText('Post a')
    await user.click(field())
    await user.keyboard('{Escape}')
    expect(field()).toHaveValue('')
    expect(await screen.findByText('Search tips')).toBeVisible()
    expect(url()).toBe('/search')
    await user.type(field(), 'dog')
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
  })

  test('receives the focus by the shortcut', async () => {
    const { user } = showSearch({ at: '/search?q=cat', answers: [foundPosts([{ id: 'a' }])] })
    await screen.findByText('Post a')
    expect(field()).not.toHaveFocus()
    await user.keyboard('/')
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('cat')
  })

  test('receives the focus when the screen is opened without a search', async () => {
    const { router } = showSearch({ at: '/search?q=cat', answers: [foundPosts([{ id: 'a' }])] })
    await screen.findByText('Post a')
    await act(() => router.navigate('/elsewhere'))
    await act(() => router.navigate('/search'))
    expect(await screen.findByRole('searchbox')).toHaveFocus()
  })
})

describe('empty search', () => {
  test('shows what there is to discover, and keeps the keyboard of a phone closed', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === TOUCH_SCREEN,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    showSearch({ at: '/search', hasDashboard: true })
    expect(await screen.findByRole('region', { name: 'Trending members' })).toBeVisible()
    expect(field()).not.toHaveFocus()
  })
})

describe('recent searches', () => {
  test('are recorded with Enter, latest first, and can be repeated', async () => {
    const { user, router } = showSearch({ at: '/search', answers: [foundPosts([{ id: 'a' }])] })
    await user.type(await screen.findByRole('searchbox'), 'cat{Enter}')
    await screen.findByText('Post a')
    await user.clear(field())
    await user.type(field(), '#dog{Enter}')
    await screen.findByText('Post a')
    await user.keyboard('{Escape}')
    expect(await recent()).toEqual(['#dog', 'cat'])
    await user.click(screen.getByRole('link', { name: 'cat' }))
    expect(await screen.findByText('Post a')).toBeVisible()
    expect(field()).toHaveValue('cat')
    await act(() => router.navigate(-1))
    expect(await recent()).toEqual(['cat', '#dog'])
  })

  test('are recorded before the results arrive', async () => {
    const { user } = showSearch({ at: '/search', answers: ['never'] })
    await user.type(await screen.findByRole('searchbox'), 'cat{Enter}{Escape}')
    expect(await recent()).toEqual(['cat'])
  })

  test('contain those of the header, until they are removed', async () => {
    const { user, router } = showSearch({ at: '/search', answers: [foundPosts([{ id: 'a' }])] })
    await screen.findByText('Search tips')
    await act(() => router.navigate('/search?q=cat', { state: { isSubmitted: true } }))
    await screen.findByText('Post a')
    await act(() => router.navigate(-1))
    expect(await recent()).toEqual(['cat'])
    await user.click(screen.getByRole('button', { name: 'Remove cat' }))
    await act(() => router.navigate(1))
    await screen.findByText('Post a')
    await act(() => router.navigate(-1))
    await screen.findByText('Search tips')
    expect(screen.queryByRole('heading', { name: 'Recent searches' })).not.toBeInTheDocument()
  })

  test('do not contain searches that were only typed', async () => {
    const { user } = showSearch({ at: '/search', answers: [foundPosts([{ id: 'a' }])] })
    await user.type(await screen.findByRole('searchbox'), 'cat')
    await screen.findByText('Post a')
    await user.keyboard('{Escape}')
    await screen.findByText('Search tips')
    expect(screen.queryByRole('heading', { name: 'Recent searches' })).not.toBeInTheDocument()
  })

  test('are at most ten', async () => {
    store(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
    const { user } = showSearch({ at: '/search', answers: [foundPosts([{ id: 'a' }])] })
    await user.type(await screen.findByRole('searchbox'), 'new{Enter}')
    await screen.findByText('Post a')
    await user.keyboard('{Escape}')
    expect(await recent()).toEqual(['new', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
  })

  test('can be removed one by one and all at once', async () => {
    store(['cat', 'dog', 'bird'])
    const { user } = showSearch({ at: '/search' })
    await user.click(await screen.findByRole('button', { name: 'Remove dog' }))
    expect(await recent()).toEqual(['cat', 'bird'])
    expect(screen.getByRole('heading', { name: 'Recent searches' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Remove all' }))
    expect(screen.queryByRole('heading', { name: 'Recent searches' })).not.toBeInTheDocument()
    expect(field()).toHaveFocus()
    expect(localStorage.length).toBe(0)
  })

  test('of a member are deleted at sign-out, like their drafts', async () => {
    store(['cat'])
    setDraftOwner('mira')
    writeSessionRecord('signed-out')
    await deleteEndedDrafts()
    showSearch({ at: '/search' })
    await screen.findByText('Search tips')
    expect(screen.queryByText('cat')).not.toBeInTheDocument()
  })

  test('are empty if the stored ones cannot be read', async () => {
    localStorage.setItem('draft of mira: recent searches', '{"searches":"cat"}')
    showSearch({ at: '/search' })
    expect(await screen.findByText('Search tips')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Recent searches' })).not.toBeInTheDocument()
  })
})

describe('search tips', () => {
  test('are searches, such as the posts of the viewer', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00Z') })
    const { user } = showSearch({ at: '/search?kind=members' })
    await user.click(await screen.findByText('Search tips'))
    const own = await screen.findByRole('link', { name: 'from:mira posts of a member' })
    expect(own).toHaveAttribute('href', '/search?q=from%3Amira&kind=members')
    expect(screen.getByRole('link', { name: /^after:2026-01-01/ })).toBeVisible()
  })
})

function field() {
  return screen.getByRole('searchbox')
}

async function recent() {
  const list = await screen.findByRole('region', { name: 'Recent searches' })
  return Array.from(list.querySelectorAll('a'), ({ textContent }) => textContent)
}

function store(searches: string[]) {
  createDraft({ memberId: 'mira', subject: 'recent searches' }, { searches: [] as string[] }).note({
    searches,
  })
}
