import type { RouteObject } from 'react-router-dom'
import { requireMember, requireVisitor } from './features/session/guards.ts'
import { sessionStatus } from './features/session/session.ts'
import { paths } from './paths.ts'
import { RootLayout } from './routes/root/RootLayout.tsx'
import { RouteError } from './routes/root/RouteError.tsx'
import { LoadingScreen } from './ui/LoadingScreen.tsx'

/** One line per screen. Its loader and its code are fetched side by side, so the query does not wait for the code. */
const memberRoutes: RouteObject[] = [
  { path: paths.feed },
  { path: paths.trending },
  { path: paths.ranking },
  { path: paths.compose },
  { path: paths.ownProfile },
  { path: paths.editProfile },
  { path: paths.member(':userId') },
]

const visitorRoutes: RouteObject[] = [
  {
    path: paths.login,
    lazy: { Component: async () => (await import('./routes/login/LoginRoute.tsx')).LoginRoute },
  },
  {
    path: paths.register,
    lazy: { Component: async () => (await import('./routes/register/RegisterRoute.tsx')).RegisterRoute },
  },
]

const legalRoutes: RouteObject[] = [
  {
    path: paths.privacyPolicy,
    lazy: { Component: async () => (await import('./routes/legal/PrivacyPolicy.tsx')).PrivacyPolicy },
  },
  {
    path: paths.termsOfService,
    lazy: { Component: async () => (await import('./routes/legal/TermsOfService.tsx')).TermsOfService },
  },
  {
    path: paths.rules,
    lazy: { Component: async () => (await import('./routes/legal/CommunityRules.tsx')).CommunityRules },
  },
]

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: LoadingScreen,
    loader: sessionStatus,
    shouldRevalidate: () => false,
    children: [
      {
        path: paths.landing,
        middleware: [requireVisitor],
        lazy: { Component: async () => (await import('./routes/landing/LandingRoute.tsx')).LandingRoute },
      },
      {
        lazy: { Component: async () => (await import('./routes/legal/LegalLayout.tsx')).LegalLayout },
        children: legalRoutes,
      },
      {
        lazy: { Component: async () => (await import('./routes/app/AppLayout.tsx')).AppLayout },
        children: [
          { middleware: [requireVisitor], children: visitorRoutes },
          { middleware: [requireMember], ErrorBoundary: RouteError, children: memberRoutes },
        ],
      },
      {
        path: '*',
        lazy: { Component: async () => (await import('./routes/not-found/NotFoundRoute.tsx')).NotFoundRoute },
      },
    ],
  },
]
