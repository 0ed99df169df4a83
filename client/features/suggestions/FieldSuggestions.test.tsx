import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { TransportError } from '#client/relay/errors.ts'
import { TOUCH_SCREEN } from '#client/ui/browser/useMediaQuery.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { FieldSuggestions } from './FieldSuggestions.tsx'

const QUERY = 'useSuggestionsQuery'
const PAUSE = 150

// Loads and shows the lazy part once, which takes longer than the fake clock waits.
beforeAll(async () => {
  const user = userEvent.setup()
  const { pendingOperations, unmount } = renderWithRelay(<Field text="" />, { user })
  await user.type(area(), '#a')
  await waitFor(() => expect(pendingOperations()).toEqual([QUERY]))
  unmount()
})

beforeEach(() => {
  vi.useFakeTimers()
  // jsdom has no editing commands.
  Object.assign(document, {
    execCommand(_command: string, _ui: boolean, text: string) {
      const field = area()
      field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
      fireEvent.input(field)
      return true
    },
  })
})

describe('suggestions in a text area', () => {
  test('of members are requested after a pause, and the Enter key inserts the first', async () => {
    const { user, type, answer, pendingOperations, variablesOf } = show()
    await user.type(area(), 'Hello @a')
    await user.type(area(), 'n')
    expect(pendingOperations()).toEqual([])
    await type('n')
    expect(variablesOf(QUERY)).toEqual({ text: 'ann', isTag: false })
    await answer(QUERY, members('ann_1', 'ann_2'))
    expect(options()).toEqual(['Name of ann_1@ann_1', 'Name of ann_2@ann_2'])
    expect(screen.getByRole('status')).toHaveTextContent('2 suggestions')
    expect(area()).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Members' }).id)
    expect(active()).toHaveTextContent('@ann_1')
    await user.keyboard('{Enter}')
    expect(area()).toHaveValue('Hello @ann_1 ')
    expectClosed()
    await user.keyboard('and')
    expect(area()).toHaveValue('Hello @ann_1 and')
  })

  test('are chosen with the arrow keys and the Tab key, from the last to the first', async () => {
    const { user, type, answer } = show()
    await type('@ann')
    await answer(QUERY, members('ann_1', 'ann_2', 'ann_3'))
    await user.keyboard('{ArrowUp}')
    expect(active()).toHaveTextContent('@ann_3')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(active()).toHaveTextContent('@ann_2')
    await user.tab()
    expect(area()).toHaveValue('@ann_2 ')
    expect(area()).toHaveFocus()
  })

  test('of tags have their number of posts, and the Enter key ends the line unless one is selected', async () => {
    const { user, type, answer, variablesOf } = show()
    await type('#cat')
    expect(variablesOf(QUERY)).toEqual({ text: 'cat', isTag: true })
    await answer(QUERY, tags('cat', 'cats'))
    expect(options()).toEqual(['#cat1,200 posts', '#cats1,200 posts'])
    expect(active()).toBeNull()
    await user.keyboard('{Enter}')
    expect(area()).toHaveValue('#cat\n')
    expectClosed()
    await type('#cat')
    await answer(QUERY, tags('cat', 'cats'))
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(area()).toHaveValue('#cat\n#cats ')
  })

  test('are chosen by a click, which keeps the focus and the text after the word', async () => {
    const { user, pause, answer } = show('Ask  today')
    await user.type(area(), '@ann', { initialSelectionStart: 4 })
    await pause()
    await answer(QUERY, members('ann_1', 'ann_2'))
    await user.click(screen.getByRole('option', { name: /ann_2/ }))
    expect(area()).toHaveValue('Ask @ann_2 today')
    expect(area()).toHaveFocus()
    expect(area().selectionStart).toBe('Ask @ann_2'.length)
    expectClosed()
  })

  test('are closed by the Escape key until another word is typed', async () => {
    const { user, type, answer, pendingOperations } = show()
    const onEscape = vi.fn<() => void>()
    window.addEventListener('keydown', onEscape)
    await type('@an')
    await answer(QUERY, members('ann_1'))
    onEscape.mockClear()
    await user.keyboard('{Escape}')
    window.removeEventListener('keydown', onEscape)
    expect(onEscape).not.toHaveBeenCalled()
    expectClosed()
    await type('n')
    expect(pendingOperations()).toEqual([])
    await type(' @be')
    expect(pendingOperations()).toEqual([QUERY])
  })

  test.each(['{ArrowLeft}', '{Backspace}{Backspace}', ' ', '{Control>}{Enter}{/Control}'])(
    'are closed by %s',
    async (keys) => {
      const { user, type, answer } = show()
      await type('@a')
      await answer(QUERY, members('ann_1'))
      await user.keyboard(keys)
      expectClosed()
    },
  )

  test('are closed when the text area loses the focus', async () => {
    const { user, type, answer } = show()
    await type('@a')
    await answer(QUERY, members('ann_1'))
    await user.click(document.body)
    expectClosed()
  })

  test('of an earlier text are ignored, and are not chosen by keys', async () => {
    const { user, type, answer, pendingOperations, variablesOf } = show()
    await type('@a')
    await answer(QUERY, members('abe_1'))
    await user.keyboard('n')
    expect(options()).toHaveLength(1)
    await user.keyboard('{Enter}')
    expect(area()).toHaveValue('@an\n')
    await type('@b')
    expect(variablesOf(QUERY)).toMatchObject({ text: 'b' })
    await user.keyboard('e')
    // The request is aborted.
    expect(pendingOperations()).toEqual([])
    await type('n')
    await answer(QUERY, members('ben_1'))
    expect(options()).toEqual(['Name of ben_1@ben_1'])
  })

  test('are not shown if there are none or the request fails', async () => {
    const { type, answer, reject } = show()
    await type('@a')
    await answer(QUERY, members())
    expectClosed()
    await type('n')
    await reject(QUERY, new TransportError('unreachable', 'Failed to fetch'))
    expectClosed()
  })

  test('wait for the end of a composition', async () => {
    const { user, pause, answer, pendingOperations } = show()
    await user.type(area(), '#')
    compose('#cat')
    await pause()
    expect(pendingOperations()).toEqual([])
    fireEvent.compositionEnd(area())
    await pause()
    await answer(QUERY, tags('cat', 'cats'))
    await user.keyboard('{ArrowDown}')
    fireEvent.keyDown(area(), { key: 'Enter', isComposing: true })
    expect(area()).toHaveValue('#cat')
  })

  test('do not wait for it on a phone, whose keyboard composes every word', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        matches: media === TOUCH_SCREEN,
        media,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    )
    const { user, pause, answer } = show()
    await user.type(area(), '#')
    compose('#cat')
    await pause()
    await answer(QUERY, tags('cats'))
    expect(options()).toEqual(['#cats1,200 posts'])
  })
})

function Field({ text }: { text: string }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [value, setValue] = useState(text)
  return (
    <>
      <textarea
        ref={field}
        aria-label="Text"
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      <FieldSuggestions field={field} />
    </>
  )
}

function show(text = '') {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTimeAsync })
  const view = renderWithRelay(<Field text={text} />, { user })
  const pause = () => act(() => vi.advanceTimersByTimeAsync(PAUSE))
  return {
    ...view,
    pause,
    async type(typed: string) {
      await user.type(area(), typed)
      await pause()
    },
  }
}

/** Fires the events of an input method before it commits the text. */
function compose(value: string): void {
  fireEvent.compositionStart(area())
  fireEvent.input(area(), { target: { value }, isComposing: true })
}

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })

const options = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

const active = () => document.getElementById(area().getAttribute('aria-activedescendant') ?? '')

function expectClosed(): void {
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(area()).not.toHaveAttribute('aria-controls')
  expect(area()).not.toHaveAttribute('aria-activedescendant')
}

function members(...usernames: string[]) {
  const mentionSuggestions = usernames.map((username) => ({
    id: `id of ${username}`,
    username,
    fullName: `Name of ${username}`,
    photoUrl: '/photo.svg',
    photoSrcSet: null,
  }))
  return { data: { mentionSuggestions } }
}

function tags(...names: string[]) {
  return { data: { searchTags: names.map((name) => ({ id: `id of ${name}`, name, postCount: 1200 })) } }
}
