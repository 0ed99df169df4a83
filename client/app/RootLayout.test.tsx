import { act, render, screen } from '@testing-library/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { RootLayout } from './RootLayout.tsx'

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockReturnValue())

test('focus moves to the main content of another screen, and stays where that screen puts it', async () => {
  const router = createMemoryRouter(
    [
      {
        Component: RootLayout,
        children: [
          { path: '/', element: <main id="main" tabIndex={-1} /> },
          { path: '/plain', element: <main id="main" tabIndex={-1} /> },
          { path: '/linked', element: <LinkedScreen /> },
          { path: '/form', element: <Form /> },
        ],
      },
    ],
    { initialEntries: ['/'] },
  )
  render(<RouterProvider router={router} />)
  expect(document.body).toHaveFocus()
  await act(() => router.navigate('/plain'))
  expect(screen.getByRole('main')).toHaveFocus()
  await act(() => router.navigate('/linked'))
  expect(screen.getByRole('article')).toHaveFocus()
  await act(() => router.navigate('/form'))
  expect(screen.getByRole('textbox')).toHaveFocus()
})

function Form() {
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => field.current?.focus(), [])
  return (
    <main id="main" tabIndex={-1}>
      <input ref={field} />
    </main>
  )
}

function LinkedScreen() {
  const article = useRef<HTMLElement>(null)
  useEffect(() => article.current?.focus(), [])
  return (
    <main id="main" tabIndex={-1}>
      <article ref={article} tabIndex={-1} />
    </main>
  )
}
