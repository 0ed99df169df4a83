import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { showFeed } from '#tests/support/show-feed.tsx'
import { ShortcutsHelp } from './ShortcutsHelp.tsx'
import { useShortcut } from './useShortcut.ts'

describe('in a list of posts', () => {
  test('j and k go from post to post', async () => {
    const { user } = await showFeed([{ id: 'a' }, { id: 'b' }, { id: 'c' }])
    layOut()
    const [first, second] = screen.getAllByRole('article')
    await user.keyboard('j')
    expect(first).toHaveFocus()
    await user.keyboard('j')
    expect(second).toHaveFocus()
    await user.keyboard('k')
    expect(first).toHaveFocus()
    await user.keyboard('k')
    expect(first).toHaveFocus()
  })

  test('l likes the post that has the focus, and no other', async () => {
    const { user, variablesOf, pendingOperations } = await showFeed([{ id: 'a' }, { id: 'b' }])
    layOut()
    await user.keyboard('l')
    expect(pendingOperations()).not.toContain('useReactToPostMutation')
    act(() => screen.getAllByRole('article')[1]?.focus())
    await user.keyboard('l')
    expect(variablesOf('useReactToPostMutation')).toEqual({ input: { postId: 'b', type: 'LIKE' } })
  })
})

describe('a single key', () => {
  test('is a letter like any other where something is written', async () => {
    const { user, goToNext } = showShortcut()
    await user.type(screen.getByRole('textbox'), 'j')
    expect(goToNext).not.toHaveBeenCalled()
    expect(screen.getByRole('textbox')).toHaveValue('j')
  })

  test('is the browser’s own together with Control', async () => {
    const { user, goToNext } = showShortcut()
    await user.keyboard('{Control>}j{/Control}')
    expect(goToNext).not.toHaveBeenCalled()
  })

  test('does nothing while a dialog is open, nor after it was switched off there, until it is switched on', async () => {
    const { user, goToNext, close } = showShortcut({ isHelpOpen: true })
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent(
      'Go to the next post',
    )
    await user.keyboard('j')
    expect(goToNext).not.toHaveBeenCalled()

    const areOn = screen.getByRole('checkbox', { name: 'Use single keys as shortcuts' })
    expect(areOn).toBeChecked()
    await user.click(areOn)
    close()
    await user.keyboard('j')
    expect(goToNext).not.toHaveBeenCalled()
    expect(localStorage.getItem('shortcuts')).toBe('off')

    await user.click(areOn)
    close()
    await user.keyboard('j')
    expect(goToNext).toHaveBeenCalledOnce()
  })
})

/** jsdom has no layout: every article is on the screen. */
function layOut() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 300, 200))
}

function showShortcut({ isHelpOpen = false } = {}) {
  const goToNext = vi.fn<() => void>()
  function Page() {
    useShortcut('j', goToNext)
    return (
      <>
        <input />
        <ShortcutsHelp open={isHelpOpen} onClose={() => undefined} />
      </>
    )
  }
  render(<Page />)
  const close = () => document.querySelector('dialog')?.close()
  return { user: userEvent.setup(), goToNext, close }
}
