import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode, type Variables } from 'relay-runtime'
import { MockPayloadGenerator, type MockResolvers } from 'relay-test-utils'
import { vi } from 'vitest'
import { resetRelayEnvironment } from '#client/relay/environment.ts'
import { RelayProvider } from '#client/relay/RelayProvider.tsx'
import { markSignedIn, markSignedOut } from '#client/session/session.ts'
import { VisitorContext } from '#client/session/useRequireSignIn.ts'
import { ToastHost } from '#client/ui/ToastHost.tsx'

/**
 * The response to a request: generated data except for the given types, an exact response, either of them by the variables, no
 * response, or a failed connection.
 */
type Answer = MockResolvers | ((variables: Variables) => MockResolvers | Response) | 'never' | 'unreachable'

type RouteUnderTest = {
  route: RouteObject
  query: GraphQLTaggedNode
  at: string
  /** The path of the previous history entry. */
  from?: string
  /** One per request; the last one also for all later requests. */
  answers: Answer[]
  /** Further queries of the route. Without an answer they stay pending. */
  others?: { query: GraphQLTaggedNode; answer: Answer }[]
  /** Loads each other screen. */
  loadOther?: () => Promise<void>
  /** By default, a member opens the route. */
  isVisitor?: boolean
}

/** A WebSocket that never opens. */
class SilentSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  readonly readyState = SilentSocket.CONNECTING
  send() {}
  close() {}
}

/** Shows a route with its loader and the app's Relay environment. Only the network is replaced. */
export function showRoute({
  route,
  query,
  at,
  from,
  answers,
  others = [],
  loadOther,
  isVisitor = false,
}: RouteUnderTest) {
  if (isVisitor) markSignedOut()
  else markSignedIn()
  vi.stubGlobal('WebSocket', SilentSocket)
  resetRelayEnvironment()
  const remaining = [...answers]
  const fetchMock = vi.fn<typeof fetch>(async (_url, init) => {
    const { operationName, variables } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}')
    const other = others.find((candidate) => getRequest(candidate.query).params.name === operationName)
    const isOther = operationName !== undefined && operationName !== getRequest(query).params.name
    const next = () => (remaining.length > 1 ? remaining.shift() : remaining[0])
    const answer = (isOther ? other?.answer : next()) ?? 'never'
    if (answer === 'never') return new Promise<Response>(() => undefined)
    if (answer === 'unreachable') throw new TypeError('Failed to fetch')
    const answered = typeof answer === 'function' ? answer(variables) : answer
    if (answered instanceof Response) return answered
    const asked = createOperationDescriptor(getRequest(other?.query ?? query), variables)
    return Response.json(MockPayloadGenerator.generate(asked, answered))
  })
  vi.stubGlobal('fetch', fetchMock)
  const router = createMemoryRouter(
    [
      { ...route, HydrateFallback: () => null },
      { path: '*', loader: () => loadOther?.() ?? null, element: <p>Another screen</p> },
    ],
    {
      initialEntries: from ? [from, at] : [at],
    },
  )
  render(
    <RelayProvider>
      <VisitorContext value={isVisitor}>
        <RouterProvider router={router} />
      </VisitorContext>
      <ToastHost />
    </RelayProvider>,
  )
  return { router, fetchMock, user: userEvent.setup() }
}
