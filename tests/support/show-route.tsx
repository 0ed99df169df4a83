import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode } from 'relay-runtime'
import { MockPayloadGenerator, type MockResolvers } from 'relay-test-utils'
import { vi } from 'vitest'
import { resetRelayEnvironment } from '#client/relay/environment.ts'
import { RelayProvider } from '#client/relay/RelayProvider.tsx'

/**
 * What the server says to one request: made-up data except for the types in it, exactly this response, nothing yet, or no
 * connection.
 */
type Answer = MockResolvers | (() => Response) | 'never' | 'unreachable'

type RouteUnderTest = {
  route: RouteObject
  query: GraphQLTaggedNode
  at: string
  /** Where the reader came from, if not from outside. */
  from?: string
  /** One for each request, the last one for all that follow. */
  answers: Answer[]
}

/** Never opens. */
class SilentSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  readonly readyState = SilentSocket.CONNECTING
  send() {}
  close() {}
}

/** Shows a route with its own loader and the site's own environment; only the network is not there. */
export function showRoute({ route, query, at, from, answers }: RouteUnderTest) {
  vi.stubGlobal('WebSocket', SilentSocket)
  resetRelayEnvironment()
  const remaining = [...answers]
  const fetchMock = vi.fn<typeof fetch>(async (_url, init) => {
    const answer = (remaining.length > 1 ? remaining.shift() : remaining[0]) ?? 'never'
    if (answer === 'never') return new Promise<Response>(() => undefined)
    if (answer === 'unreachable') throw new TypeError('Failed to fetch')
    if (typeof answer === 'function') return answer()
    const { variables } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}')
    return Response.json(
      MockPayloadGenerator.generate(createOperationDescriptor(getRequest(query), variables), answer),
    )
  })
  vi.stubGlobal('fetch', fetchMock)
  const router = createMemoryRouter(
    [
      { ...route, HydrateFallback: () => null },
      { path: '*', element: <p>Another screen</p> },
    ],
    {
      initialEntries: from ? [from, at] : [at],
    },
  )
  render(
    <RelayProvider>
      <RouterProvider router={router} />
    </RelayProvider>,
  )
  return { router, fetchMock, user: userEvent.setup() }
}
