import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'

const server = vi.fn<typeof fetch>()

afterEach(() => {
  server.mockReset()
  vi.resetModules()
})

describe('visitor', () => {
  test('sees the landing page with sign-in links', async () => {
    await open('/', visitor)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'A Meme Community That Gets You.' }),
    ).toBeVisible()
    for (const name of ['Login', 'Upload Now']) {
      for (const link of screen.getAllByRole('link', { name })) {
        expect(link).toHaveAttribute('href', '/m/account/login')
      }
    }
    for (const counter of ['1000+', '50K+', '5M+']) expect(screen.getByText(counter)).toBeVisible()
    await userEvent.click(screen.getByRole('tab', { name: 'All Features' }))
    expect(screen.getByRole('tabpanel', { name: 'All Features' })).toHaveTextContent('Meme generator')
  })

  test.each([
    ['/m/account/login', 'Login to Guffaw'],
    ['/m/account/register', 'Register to Guffaw'],
    ['/m/legal/terms-of-service', 'Terms of Service'],
    ['/m/legal/privacy-policy', 'Privacy Policy'],
    ['/m/legal/rules', 'Community Rules'],
    ['/m/legal/credits', 'Credits'],
    ['/m/company/team', 'Our Team'],
    ['/m/company/carrer', 'Careers'],
  ])('opens %s under its own title', async (path, heading) => {
    await open(path, visitor)
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(document.title).toContain(heading)
  })

  test('sees the landing page for an unknown address', async () => {
    await open('/no/such/page', visitor)
    await userEvent.click(await screen.findByRole('link', { name: 'Go Back Home' }))
    expect(await screen.findByText('A Meme Community That Gets You.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  test('signs in before a member screen and returns to it', async () => {
    const router = await open('/ranking?page=2', visitor)
    expect(await screen.findByRole('heading', { name: 'Login to Guffaw' })).toBeVisible()
    expect(router.state.location.search).toBe(`?from=${encodeURIComponent('/ranking?page=2')}`)
  })
})

describe('member', () => {
  test.each(['/', '/m/account/login', '/m/account/register'])(
    'is redirected from %s to the feed',
    async (path) => {
      const router = await open(path, member)
      await waitFor(() => expect(router.state.location.pathname).toBe('/m/account/feed'))
    },
  )

  test('is redirected to the requested screen', async () => {
    const router = await open('/m/account/login?from=%2Franking', member)
    await waitFor(() => expect(router.state.location.pathname).toBe('/ranking'))
  })
})

describe('while the server is unreachable', () => {
  test('public pages are shown', async () => {
    await open('/', unreachable)
    expect(await screen.findByText('A Meme Community That Gets You.')).toBeVisible()
  })

  test('a browser that was signed in opens the feed', async () => {
    localStorage.setItem('session', 'unknown')
    const router = await open('/', unreachable)
    await waitFor(() => expect(router.state.location.pathname).toBe('/m/account/feed'))
  })

  test('a member screen shows an error and can be retried', async () => {
    const router = await open('/m/account/feed', unreachable)
    expect(await screen.findByRole('alert')).toHaveTextContent('Oops! Something went wrong')
    server.mockImplementation(visitor)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/m/account/login'))
  })
})

test('the session is requested once', async () => {
  const router = await open('/', visitor)
  await screen.findByText('A Meme Community That Gets You.')
  await router.navigate('/m/account/login')
  await screen.findByRole('heading', { name: 'Login to Guffaw' })
  const questions = server.mock.calls.filter(([, request]) => isAbout(request, 'checkSessionQuery'))
  expect(questions).toHaveLength(1)
})

function visitor() {
  return Promise.resolve(Response.json({ data: { viewer: null, offersIdentitySignIn: false } }))
}

/** Answers the session check only. The screens of members stay in their loading state. */
const member: typeof fetch = (_url, request) =>
  isAbout(request, 'checkSessionQuery')
    ? Promise.resolve(Response.json({ data: { viewer: { id: 'Vmlld2VyOjE=' } } }))
    : new Promise(() => undefined)

function isAbout(request: RequestInit | undefined, operation: string) {
  return typeof request?.body === 'string' && request.body.includes(operation)
}

function unreachable() {
  return Promise.reject(new TypeError('Failed to fetch'))
}

/** Starts the app at `path` with fresh modules. */
async function open(path: string, answer: typeof fetch) {
  server.mockImplementation(answer)
  vi.stubGlobal('fetch', server)
  const { routes } = await import('../routes.tsx')
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return router
}
