import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ComposerProvider } from '#client/features/composer/ComposerProvider.tsx'
import { paths } from '#client/paths.ts'
import { isolate } from '#rules/isolate.ts'
import { messages } from '#rules/messages.ts'
import { templateLoadFailed, templatesLoadFailed } from '#client/features/memes/messages.ts'
import { allowConsoleErrors } from '#tests/support/quiet-console.ts'
import { listOf } from '#tests/support/show-feed.tsx'
import { showRoute } from '#tests/support/show-route.tsx'
import { followsLoader, followsQuery } from './follows/followsLoader.ts'
import { FollowsRoute } from './follows/FollowsRoute.tsx'
import { memberLoader, memberQuery } from './member/memberLoader.ts'
import { MemberRoute } from './member/MemberRoute.tsx'
import { profileLoader, profileQuery } from './profile/profileLoader.ts'
import { ProfileRoute } from './profile/ProfileRoute.tsx'
import { rankingLoader, rankingQuery } from './ranking/rankingLoader.ts'
import { RankingRoute } from './ranking/RankingRoute.tsx'
import { savedLoader, savedQuery } from './saved/savedLoader.ts'
import { SavedRoute } from './saved/SavedRoute.tsx'
import { tagLoader, tagQuery } from './tag/tagLoader.ts'
import { TagRoute } from './tag/TagRoute.tsx'
import { templateLoader, templateQuery } from './template/templateLoader.ts'
import { TemplateRoute } from './template/TemplateRoute.tsx'
import { templatesLoader, templatesQuery } from './templates/templatesLoader.ts'
import { TemplatesRoute } from './templates/TemplatesRoute.tsx'
import { trendingLoader, trendingQuery } from './trending/trendingLoader.ts'
import { TrendingRoute } from './trending/TrendingRoute.tsx'

type Options = Parameters<typeof showRoute>[0]
type Answer = Options['answers'][number]

type ListScreen = Pick<Options, 'route' | 'query' | 'at'> & {
  found: Answer
  /** The role, the name and a text of what is shown if there are items. */
  shown: [role: string, name: string | RegExp, text: string]
  failure: string | RegExp
  /** An empty list and the texts that are shown instead. Missing if it offers something else than a refresh. */
  empty?: [answer: Answer, ...texts: string[]]
}

const userId = '01900000-0000-7000-8000-000000000001'
const posts = listOf([{ id: 'a' }])
const noPosts = listOf([])
const ada = membersOf('Ada Lovelace')
const cats = { Tag: () => ({ id: 'cats', name: 'cats', history: [3, 0, 5, 1, 0, 2, 9] }) }
const mira = { User: () => ({ fullName: 'Mira Holm', isViewer: false, viewerBlocks: false }) }
const template = { id: 'two-paths', slug: 'two-paths', name: 'Two paths', textBoxes: [{ example: 'Sleep' }] }

const screens: Record<string, ListScreen> = {
  'saved posts': {
    route: { loader: savedLoader, Component: SavedRoute },
    query: savedQuery,
    at: paths.saved,
    found: posts,
    shown: ['feed', 'Saved', 'Post a'],
    failure: messages.somethingWrong,
  },
  'trending posts': {
    route: { loader: trendingLoader, Component: TrendingRoute },
    query: trendingQuery,
    at: paths.trending,
    found: posts,
    shown: ['feed', 'Trending Now', 'Post a'],
    failure: messages.somethingWrong,
    empty: [noPosts, 'No trending posts'],
  },
  'posts with a tag': {
    route: { path: '/tags/:name', loader: tagLoader, Component: TagWithComposer },
    query: tagQuery,
    at: paths.tag('cats'),
    found: { ...cats, ...posts },
    shown: ['feed', '#cats', 'Post a'],
    failure: 'Failed to load the tag',
    empty: [{ ...cats, ...noPosts }, `There are no posts with ${isolate('#cats')} that you can see.`],
  },
  'memes with a template': {
    route: { path: paths.template(':slug'), loader: templateLoader, Component: TemplateRoute },
    query: templateQuery,
    at: paths.template('two-paths'),
    found: { MemeTemplate: () => template, ...posts },
    shown: ['region', 'Memes with this template', 'Memes with this template'],
    failure: templateLoadFailed,
  },
  templates: {
    route: { loader: templatesLoader, Component: TemplatesRoute },
    query: templatesQuery,
    at: paths.templates,
    found: { MemeTemplateConnection: () => ({ edges: [{ node: template }] }) },
    shown: ['link', 'Two paths', 'Two paths'],
    failure: templatesLoadFailed,
  },
  'own posts': {
    route: { loader: profileLoader, Component: ProfileRoute },
    query: profileQuery,
    at: paths.ownProfile,
    found: { User: () => ({ isViewer: true }), ...posts },
    shown: ['feed', 'Your Posts', 'Post a'],
    failure: messages.profileLoadFailed,
  },
  'posts of a member': {
    route: { path: paths.member(':userId'), loader: memberLoader, Component: MemberRoute },
    query: memberQuery,
    at: paths.member(userId),
    found: { ...mira, ...posts },
    shown: ['feed', 'User Posts', 'Post a'],
    failure: 'Failed to load user profile',
    empty: [
      { ...mira, ...noPosts },
      'No posts yet',
      `${isolate('Mira Holm')} has not posted anything so far.`,
    ],
  },
  followers: {
    route: { path: paths.followers(':userId'), loader: followsLoader, Component: FollowsRoute },
    query: followsQuery,
    at: paths.followers(userId),
    found: ada,
    shown: ['article', /Ada Lovelace/, 'Ada Lovelace'],
    failure: 'Failed to load members',
    empty: [membersOf(), 'No followers yet', `Nobody follows ${isolate('Mira Holm')} yet.`],
  },
  'followed members': {
    route: { path: paths.following(':userId'), loader: followsLoader, Component: FollowsRoute },
    query: followsQuery,
    at: paths.following(userId),
    found: ada,
    shown: ['article', /Ada Lovelace/, 'Ada Lovelace'],
    failure: 'Failed to load members',
    empty: [membersOf(), `${isolate('Mira Holm')} does not follow anyone yet.`],
  },
  ranking: {
    route: { loader: rankingLoader, Component: RankingRoute },
    query: rankingQuery,
    at: paths.ranking,
    found: {
      Query: () => ({ trendingMembers: [{ rank: 1, likeCount: 12, user: { fullName: 'Mira Holm' } }] }),
    },
    shown: ['link', /#1 TRENDING/, 'Mira Holm'],
    failure: new RegExp(`${messages.trendingFailed}.*Please try again later`),
  },
}

describe.each(Object.entries(screens))('list of %s', (_name, screenOf) => {
  test('is shown', async () => {
    showList(screenOf, [screenOf.found])
    await expectItems(screenOf)
  })

  test('can be retried after a failure', async () => {
    allowConsoleErrors()
    const { user } = showList(screenOf, ['unreachable', screenOf.found])
    expect(await screen.findByRole('alert')).toHaveTextContent(screenOf.failure)
    await user.click(screen.getByRole('button', { name: 'Retry (1/3)' }))
    await expectItems(screenOf)
  })

  const [nothing, ...texts] = screenOf.empty ?? []
  if (!nothing) return
  test('says that it is empty and can be refreshed', async () => {
    const { user } = showList(screenOf, [nothing, screenOf.found])
    for (const text of texts) expect(await screen.findByText(text)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await expectItems(screenOf)
  })
})

function showList({ route, query, at }: ListScreen, answers: Answer[]) {
  return showRoute({ route: { path: at, ...route }, query, at, answers })
}

async function expectItems({ shown: [role, name, text] }: ListScreen) {
  expect(await screen.findByRole(role, { name })).toHaveTextContent(text)
}

function membersOf(...names: string[]) {
  return {
    Query: () => ({ user: { fullName: 'Mira Holm', isViewer: false } }),
    UserConnection: () => ({
      edges: names.map((fullName) => ({ node: { id: fullName, fullName, viewerFollows: false } })),
      pageInfo: { hasNextPage: false },
    }),
  }
}

/** The shell has the composer, whose draft a button of the screen changes. */
function TagWithComposer() {
  return (
    <ComposerProvider viewer={null}>
      <TagRoute />
    </ComposerProvider>
  )
}
