import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { showFeed } from '#tests/support/show-feed.tsx'
import { ShortcutsHelp } from './ShortcutsHelp.tsx'
import { useShortcut } from './shortcuts.ts'

describe('shortcuts in a list of posts', () => {
  test('move to the next and previous post with j and k', async () => {
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

  test('like the focused post only with l', async () => {
    const { user, variablesOf, pendingOperations } = await showFeed([{ id: 'a' }, { id: 'b' }])
    layOut()
    await user.keyboard('l')
    expect(pendingOperations()).not.toContain('useSetReactionMutation')
    act(() => screen.getAllByRole('article')[1]?.focus())
    await user.keyboard('l')
    expect(variablesOf('useSetReactionMutation')).toEqual({ input: { subjectId: 'b', type: 'LIKE' } })
  })

  test('press the other buttons and links of the focused post', async () => {
    const { user, variablesOf, router } = await showFeed([{ id: 'a' }, { id: 'b' }])
    layOut()
    act(() => screen.getAllByRole('article')[1]?.focus())
    await user.keyboard('s')
    expect(variablesOf('useSetSavedMutation')).toEqual({ postId: 'b', isSaved: true })
    await user.keyboard('c')
    expect(router.state.location).toMatchObject({ hash: '#comments' })
  })

  test('open the focused post with Enter, but not from its buttons', async () => {
    const { user, router } = await showFeed([{ id: 'a' }])
    layOut()
    act(() => screen.getByRole('button', { name: 'Save' }).focus())
    await user.keyboard('{Enter}')
    expect(router.state.location.pathname).not.toMatch(/^\/post\//)
    act(() => screen.getByRole('article').focus())
    await user.keyboard('{Enter}')
    expect(router.state.location.pathname).toMatch(/^\/post\//)
  })
})

describe('single-key shortcut', () => {
  test('is ignored in text fields', async () => {
    const { user, goToNext } = showShortcut()
    await user.type(screen.getByRole('textbox'), 'j')
    expect(goToNext).not.toHaveBeenCalled()
    expect(screen.getByRole('textbox')).toHaveValue('j')
  })

  test('is ignored together with Control', async () => {
    const { user, goToNext } = showShortcut()
    await user.keyboard('{Control>}j{/Control}')
    expect(goToNext).not.toHaveBeenCalled()
  })

  test('is ignored while a dialog is open and after it was disabled there', async () => {
    const { user, goToNext, close } = showShortcut({ isHelpOpen: true })
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent(
      'Go to the next post',
    )
    await user.keyboard('j')
    expect(goToNext).not.toHaveBeenCalled()

    const areOn = screen.getByRole('switch', { name: 'Enable keyboard shortcuts' })
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

/** jsdom has no layout, so every article counts as visible. */
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
