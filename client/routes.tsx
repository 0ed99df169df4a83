import type { RouteObject } from 'react-router-dom'
import { allowVisitor, requireMember, requireVisitor } from './app/guards.ts'
import { sessionStatus } from './session/session.ts'
import { paths } from './paths.ts'
import { PageErrorScreen, RouteErrorScreen } from './app/ErrorScreen.tsx'
import { RootLayout } from './app/RootLayout.tsx'
import { LoadingScreen } from './ui/LoadingScreen.tsx'

/** The loader and the component of a route are separate chunks, so that the query does not wait for the code. */
const memberRoutes: RouteObject[] = [
  {
    path: paths.feed,
    lazy: {
      loader: async () => (await import('./routes/feed/feedLoader.ts')).feedLoader,
      Component: async () => (await import('./routes/feed/FeedRoute.tsx')).FeedRoute,
    },
  },
  {
    path: paths.everyone,
    lazy: {
      loader: async () => (await import('./routes/everyone/everyoneLoader.ts')).everyoneLoader,
      Component: async () => (await import('./routes/everyone/EveryoneRoute.tsx')).EveryoneRoute,
    },
  },
  {
    path: paths.trending,
    lazy: {
      loader: async () => (await import('./routes/trending/trendingLoader.ts')).trendingLoader,
      Component: async () => (await import('./routes/trending/TrendingRoute.tsx')).TrendingRoute,
    },
  },
  {
    path: paths.discover,
    lazy: {
      loader: async () => (await import('./routes/discover/discoverLoader.ts')).discoverLoader,
      Component: async () => (await import('./routes/discover/DiscoverRoute.tsx')).DiscoverRoute,
    },
  },
  {
    path: '/tags/:name',
    lazy: {
      loader: async () => (await import('./routes/tag/tagLoader.ts')).tagLoader,
      Component: async () => (await import('./routes/tag/TagRoute.tsx')).TagRoute,
    },
  },
  {
    path: paths.templates,
    lazy: {
      loader: async () => (await import('./routes/templates/templatesLoader.ts')).templatesLoader,
      Component: async () => (await import('./routes/templates/TemplatesRoute.tsx')).TemplatesRoute,
    },
  },
  {
    path: paths.template(':slug'),
    lazy: {
      loader: async () => (await import('./routes/template/templateLoader.ts')).templateLoader,
      Component: async () => (await import('./routes/template/TemplateRoute.tsx')).TemplateRoute,
    },
  },
  {
    path: paths.saved,
    lazy: {
      loader: async () => (await import('./routes/saved/savedLoader.ts')).savedLoader,
      Component: async () => (await import('./routes/saved/SavedRoute.tsx')).SavedRoute,
    },
  },
  {
    path: paths.ranking,
    lazy: {
      loader: async () => (await import('./routes/ranking/rankingLoader.ts')).rankingLoader,
      Component: async () => (await import('./routes/ranking/RankingRoute.tsx')).RankingRoute,
    },
  },
  {
    path: paths.compose,
    lazy: {
      loader: async () => (await import('./routes/create/createLoader.ts')).createLoader,
      Component: async () => (await import('./routes/create/CreateRoute.tsx')).CreateRoute,
    },
  },
  {
    path: paths.ownProfile,
    lazy: {
      loader: async () => (await import('./routes/profile/profileLoader.ts')).profileLoader,
      Component: async () => (await import('./routes/profile/ProfileRoute.tsx')).ProfileRoute,
    },
  },
  {
    path: paths.editProfile,
    lazy: {
      loader: async () => (await import('./routes/edit-profile/editProfileLoader.ts')).editProfileLoader,
      Component: async () => (await import('./routes/edit-profile/EditProfileRoute.tsx')).EditProfileRoute,
    },
  },
  {
    path: paths.settings,
    lazy: {
      loader: async () => (await import('./routes/settings/settingsLoader.ts')).settingsLoader,
      Component: async () => (await import('./routes/settings/SettingsRoute.tsx')).SettingsRoute,
    },
  },
  {
    path: paths.notifications,
    lazy: {
      loader: async () => (await import('./routes/notifications/notificationsLoader.ts')).notificationsLoader,
      Component: async () =>
        (await import('./routes/notifications/NotificationsRoute.tsx')).NotificationsRoute,
    },
  },
  {
    path: paths.search,
    lazy: {
      loader: async () => (await import('./routes/search/searchLoader.ts')).searchLoader,
      Component: async () => (await import('./routes/search/SearchRoute.tsx')).SearchRoute,
    },
  },
  {
    path: paths.member(':userId'),
    lazy: {
      loader: async () => (await import('./routes/member/memberLoader.ts')).memberLoader,
      Component: async () => (await import('./routes/member/MemberRoute.tsx')).MemberRoute,
    },
  },
  {
    path: paths.followers(':userId'),
    lazy: {
      loader: async () => (await import('./routes/follows/followsLoader.ts')).followersLoader,
      Component: async () => (await import('./routes/follows/FollowsRoute.tsx')).FollowsRoute,
    },
  },
  {
    path: paths.following(':userId'),
    lazy: {
      loader: async () => (await import('./routes/follows/followsLoader.ts')).followingLoader,
      Component: async () => (await import('./routes/follows/FollowsRoute.tsx')).FollowsRoute,
    },
  },
]

const sharedRoutes: RouteObject[] = [
  {
    path: paths.post(':postId'),
    lazy: {
      loader: async () => (await import('./routes/post/postLoader.ts')).postLoader,
      Component: async () => (await import('./routes/post/PostRoute.tsx')).PostRoute,
    },
  },
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
  {
    path: paths.credits,
    lazy: { Component: async () => (await import('./routes/legal/Credits.tsx')).Credits },
  },
]

const companyRoutes: RouteObject[] = [
  {
    path: paths.team,
    lazy: { Component: async () => (await import('./routes/company/TeamRoute.tsx')).TeamRoute },
  },
  {
    path: paths.careers,
    lazy: { Component: async () => (await import('./routes/company/CareersRoute.tsx')).CareersRoute },
  },
]

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: PageErrorScreen,
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
      ...companyRoutes,
      {
        lazy: { Component: async () => (await import('./app/AppLayout.tsx')).AppLayout },
        children: [
          { middleware: [requireVisitor], children: visitorRoutes },
          {
            // Without the layout of the other screens, whose bars would take the space of the canvas.
            path: `${paths.make}/:templateSlug?`,
            middleware: [requireMember],
            ErrorBoundary: PageErrorScreen,
            lazy: {
              loader: async () => (await import('./routes/make/makeLoader.ts')).makeLoader,
              Component: async () => (await import('./routes/make/MakeRoute.tsx')).MakeRoute,
            },
          },
          {
            path: paths.forgotPassword,
            lazy: {
              Component: async () =>
                (await import('./routes/forgot-password/ForgotPasswordRoute.tsx')).ForgotPasswordRoute,
            },
          },
          {
            ErrorBoundary: PageErrorScreen,
            lazy: {
              loader: async () => (await import('./app/shellLoader.ts')).shellLoader,
              Component: async () => (await import('./app/MemberOrVisitorLayout.tsx')).MemberOrVisitorLayout,
            },
            children: [
              {
                ErrorBoundary: RouteErrorScreen,
                children: [
                  { middleware: [requireMember], children: memberRoutes },
                  { middleware: [allowVisitor], children: sharedRoutes },
                ],
              },
            ],
          },
        ],
      },
      {
        path: '*',
        lazy: { Component: async () => (await import('./routes/not-found/NotFoundRoute.tsx')).NotFoundRoute },
      },
    ],
  },
]
