import { act, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { paths } from '#client/paths.ts'
import { renderWithRelay } from '#tests/support/render-with-relay.tsx'
import { HeaderSearch } from './HeaderSearch.tsx'

describe('search of the header', () => {
  test('is a link on phones, also by the shortcut', async () => {
    const { user, router } = showHeader({ isWide: false })
    expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search')
    await user.keyboard('/')
    expect(router.state.location.pathname).toBe('/search')
  })

  test('is a field on wide windows, which opens the results', async () => {
    const { user, router } = showHeader({ isWide: true })
    const field = screen.getByRole('searchbox', { name: 'Search' })
    await user.keyboard('/')
    expect(field).toHaveFocus()
    await user.keyboard('a/b & "c"{Enter}')
    const { pathname, search, state } = router.state.location
    expect(pathname).toBe('/search')
    expect(new URLSearchParams(search).get('q')).toBe('a/b & "c"')
    expect(state).toEqual({ isSubmitted: true })
  })

  test('is not shown on the search screen, which has a field of its own', async () => {
    const { router } = showHeader({ isWide: false })
    await act(() => router.navigate(paths.search))
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })
})

function showHeader({ isWide }: { isWide: boolean }) {
  return renderWithRelay(<HeaderSearch isWide={isWide} />, { at: paths.feed })
}
