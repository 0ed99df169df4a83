import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router-dom'
import { allowVisitor, requireMember, requireVisitor } from './app/guards.ts'
import { ChunkError } from './app/chunk-error.ts'
import { PageErrorScreen, RouteErrorScreen } from './app/ErrorScreen.tsx'
import { RootLayout } from './app/RootLayout.tsx'
import type { Screen } from './routes/screen.ts'
import { sessionStatus } from './session/session.ts'
import { LoadingScreen } from './ui/LoadingScreen.tsx'

type Exports<T> = Record<string, T>
type Files<T> = Record<string, () => Promise<Exports<T>>>

const folders = import.meta.glob<Screen[]>('./*/route.ts', {
  base: './routes',
  eager: true,
  import: 'screens',
})
const loaders = import.meta.glob<Exports<LoaderFunction>>('./*/*Loader.ts', { base: './routes' })
const components = import.meta.glob<Exports<ComponentType>>('./*/*{Route,Layout}.tsx', {
  base: './routes',
})

const GUARDS = { member: requireMember, visitor: requireVisitor, everyone: allowVisitor }

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: PageErrorScreen,
    HydrateFallback: LoadingScreen,
    loader: sessionStatus,
    shouldRevalidate: () => false,
    children: [
      ...routesOf('page'),
      {
        lazy: { Component: async () => (await import('./app/AppLayout.tsx')).AppLayout },
        children: [
          { ErrorBoundary: PageErrorScreen, children: routesOf('app') },
          {
            ErrorBoundary: PageErrorScreen,
            lazy: {
              loader: async () => (await import('./app/shellLoader.ts')).shellLoader,
              Component: async () => (await import('./app/MemberOrVisitorLayout.tsx')).MemberOrVisitorLayout,
            },
            children: [{ ErrorBoundary: RouteErrorScreen, children: routesOf(undefined) }],
          },
        ],
      },
    ],
  },
]

/** The screens with this layout. */
function routesOf(layout: Screen['layout']): RouteObject[] {
  return Object.entries(folders).flatMap(([file, screens]) => {
    const folder = file.replace('route.ts', '')
    const children = screens
      .filter((screen) => screen.layout === layout)
      .map((screen) => routeOf(folder, screen))
    const Component = lazyExport(components, folder, 'Layout.tsx')
    return Component && children.length > 0 ? { lazy: { Component }, children } : children
  })
}

/** The loader and the component of a route are separate chunks, so that the query does not wait for the code. */
function routeOf(folder: string, { path, access = 'member', name = '' }: Screen): RouteObject {
  const loader = lazyExport(loaders, folder, '')
  const Component = lazyExport(components, folder, `${name}Route.tsx`)
  // Screens without data need no session.
  const middleware = access === 'everyone' && !loader ? [] : [GUARDS[access]]
  return { path, middleware, lazy: loader ? { loader, Component } : { Component } }
}

/** Loads the export that is named like its file. */
function lazyExport<T>(files: Files<T>, folder: string, end: string) {
  const file = Object.keys(files).find((name) => name.startsWith(folder) && name.endsWith(end)) ?? ''
  const load = files[file]
  const [name = ''] = file.slice(folder.length).split('.')
  return (
    load &&
    (async () => {
      try {
        return (await load())[name]
      } catch (error) {
        throw new ChunkError('The code of the screen could not be loaded', { cause: error })
      }
    })
  )
}
