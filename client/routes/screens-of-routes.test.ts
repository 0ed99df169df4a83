import { matchRoutes, type RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { screens } from '#tests/screens/screens.ts'
import { routes } from '../routes.tsx'

const IDS = {
  otherMemberId: '1',
  postId: '1',
  commentedPostId: '1',
  commentId: '1',
  memeId: '1',
  caseId: '1',
  groupSlug: 'a-group',
}

test('every route is shown by a screen of tests/screens', () => {
  const names: Record<string, string> = {}
  for (const { name, path } of screens) {
    const route = routeOf(typeof path === 'string' ? path : path(IDS))
    names[route] = names[route] ? `${names[route]} ${name}` : name
  }
  expect(Object.keys(names).toSorted()).toEqual(
    flatten(routes)
      .flatMap(({ path }) => path ?? [])
      .toSorted(),
  )
  expect(names).toMatchInlineSnapshot(`
    {
      "*": "not-found",
      "/": "landing landing-all-features",
      "/appeal": "appeal",
      "/auth/forgot-password": "forgot-password",
      "/decisions": "decisions decisions-appeal decisions-empty",
      "/discover": "discover discover-top-posts discover-loading discover-empty discover-failed visitor-discover",
      "/groups": "groups groups-popular groups-empty visitor-groups",
      "/groups/:slug": "group group-menu group-post-menu group-requested group-banned group-loading group-failed group-not-found visitor-group",
      "/groups/:slug/edit": "group-edit",
      "/groups/:slug/members": "group-members group-requests group-bans group-reported",
      "/groups/new": "group-new",
      "/m/account/create": "create create-too-long create-wrong-file create-with-picture create-uploading",
      "/m/account/everyone": "everyone feed-sensitive feed-loading feed-failed feed-retrying feed-pulled feed-empty feed-end feed-more-failed feed-offline feed-video feed-video-playing feed-video-unreachable feed-video-processing visitor-everyone",
      "/m/account/feed": "feed-newcomer feed feed-scrolled-down account-menu post-menu shortcuts",
      "/m/account/login": "login login-purpose login-refused",
      "/m/account/profile": "edit-post profile profile-memes profile-comments profile-liked delete-post profile-loading profile-missing profile-empty profile-failed",
      "/m/account/register": "register register-refused register-code",
      "/m/account/settings/:section?": "settings settings-account settings-password settings-devices settings-notifications settings-privacy settings-content settings-appearance settings-video settings-shortcuts settings-data settings-developers settings-delete",
      "/m/account/trending": "explain-ranking explain-ranking-failed trending trending-empty trending-failed visitor-trending",
      "/m/company/carrer": "careers",
      "/m/company/team": "team team-hiring",
      "/m/legal/credits": "credits",
      "/m/legal/privacy-policy": "privacy-policy",
      "/m/legal/rules": "rules",
      "/m/legal/terms-of-service": "terms-of-service",
      "/m/profile/edit": "edit-profile position-photo",
      "/make/:templateSlug?": "make make-draft make-template make-text make-editing make-templates make-stickers make-emoji make-pen make-canvas make-layers make-picture make-crop make-keys make-post make-unknown-template visitor-make-post",
      "/moderation/:caseId?": "moderation moderation-appealed moderation-decided moderation-empty moderation-failed moderation-case moderation-decision moderation-log moderation-members",
      "/notifications": "notifications notifications-loading notifications-failed notifications-empty notifications-offline",
      "/post/:postId": "comments comments-visitor comments-linked comments-reply comments-not-sent comments-failed post remix remix-visitor remix-lineage-failed removed-post suggested-members suggested-tags shared-post shared-post-gone",
      "/profile/:userId": "member-menu member-blocked block-member mute-member member report report-failed report-sent member-not-found member-id-invalid member-failed visitor-profile",
      "/profile/:userId/followers": "followers",
      "/profile/:userId/following": "following",
      "/ranking": "ranking ranking-failed ranking-empty",
      "/saved": "saved",
      "/search": "search search-members search-tags search-start search-recent search-no-results search-too-long search-loading search-failed visitor-search",
      "/tags/:name": "tag tag-followed tag-loading tag-failed tag-not-used visitor-tag",
      "/templates": "templates templates-search templates-none templates-loading templates-failed visitor-templates",
      "/templates/:slug": "template template-loading template-failed template-not-found visitor-template",
      "/transparency": "transparency",
      "/welcome": "welcome welcome-face welcome-meme",
    }
  `)
})

test('a screen that only the nightly audit shows repeats one that every audit shows', () => {
  const audited = new Set(screens.filter(({ repeats }) => !repeats).map(({ name }) => name))
  const unknown = screens.filter(({ isState, repeats }) => repeats && !(isState && audited.has(repeats)))
  expect(unknown.map(({ name }) => name)).toEqual([])
})

test('files of every screen have an export of their name', async () => {
  const screensWithPath = flatten(routes).filter(({ path }) => path)
  const lazy = screensWithPath.flatMap(({ lazy: parts }) =>
    typeof parts === 'object' ? Object.values(parts) : [],
  )
  expect(lazy.length).toBeGreaterThan(screensWithPath.length)
  for (const load of lazy) expect(await load()).toBeTypeOf('function')
})

function routeOf(path: string): string {
  return matchRoutes(routes, new URL(path, location.href))?.at(-1)?.route.path ?? ''
}

function flatten(list: readonly RouteObject[]): RouteObject[] {
  return list.flatMap((route) => [route, ...flatten(route.children ?? [])])
}
