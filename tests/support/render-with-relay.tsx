import { act, render } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from 'react-router-dom'
import type { GraphQLResponse, OperationDescriptor } from 'relay-runtime'
import {
  createMockEnvironment,
  MockPayloadGenerator,
  type MockEnvironment,
  type MockResolvers,
} from 'relay-test-utils'
import { ToastHost } from '#client/ui/ToastHost.tsx'

type Screen = {
  /** The path of the first history entry. */
  at?: string
  /** Other routes, by path, for example `{ '/m/account/feed': <p>The feed</p> }`. */
  others?: Record<string, ReactNode>
  environment?: MockEnvironment
  /** For tests with fake timers: `userEvent.setup({ advanceTimers })`. */
  user?: UserEvent
}

/** Renders a component in a router with a mock Relay environment and toasts. */
export function renderWithRelay(
  ui: ReactNode,
  { at = '/', others = {}, environment = createMockEnvironment(), user = userEvent.setup() }: Screen = {},
) {
  const routes: RouteObject[] = Object.entries(others).map(([path, element]) => ({ path, element }))
  const layout = { element: <LayoutWithToasts />, children: [...routes, { path: '*', element: ui }] }
  const router = createMemoryRouter([layout], { initialEntries: [at] })
  const view = render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  )
  return { ...view, ...serverOf(environment), environment, router, user }
}

/** Toasts contain links. */
function LayoutWithToasts() {
  return (
    <>
      <Outlet />
      <ToastHost />
    </>
  )
}

/** Answers the pending operations of a mock environment by name. */
function serverOf(environment: MockEnvironment) {
  const find = (name: string) => environment.mock.findOperation((waiting) => nameOf(waiting) === name)
  return {
    pendingOperations: () => environment.mock.getAllOperations().map(nameOf),
    variablesOf: (name: string) => find(name).request.variables,
    /** Resolves with generated data except for the types in `resolvers`. */
    resolve: (name: string, resolvers: MockResolvers = {}) =>
      act(async () => {
        const operation = find(name)
        environment.mock.resolve(operation, MockPayloadGenerator.generate(operation, resolvers))
      }),
    /** Resolves with exactly this response. */
    answer: (name: string, response: GraphQLResponse) =>
      act(async () => environment.mock.resolve(find(name), response)),
    reject: (name: string, error: Error) => act(async () => environment.mock.reject(find(name), error)),
  }
}

function nameOf(operation: OperationDescriptor): string {
  return operation.request.node.params.name
}
