import path from 'node:path'
import type { Rolldown } from 'vite'

type Context = Rolldown.ChunkingContext

const roots = {
  start: ['main.tsx'],
  site: ['features/site/SitePage.tsx', 'features/site/sample-data.ts', 'ui/Card.tsx'],
  landing: ['routes/landing/LandingRoute.tsx', 'routes/landing/landingLoader.ts'],
  account: ['routes/login/LoginRoute.tsx', 'routes/register/RegisterRoute.tsx'],
  app: ['app/AppLayout.tsx'],
  member: [
    'app/MemberOrVisitorLayout.tsx',
    'app/shellLoader.ts',
    'app/Shell.tsx',
    'routes/feed/feedLoader.ts',
    'routes/feed/FeedRoute.tsx',
    'features/auth/useLogout.ts',
  ],
  liveUpdates: ['app/LiveUpdates.tsx'],
  composer: ['features/composer/PostComposer.tsx'],
  trendingPanel: ['features/trending/TrendingPanel.tsx'],
  followButton: ['features/follows/FollowButton.tsx'],
  postAndSearch: [
    'routes/post/postLoader.ts',
    'routes/post/PostRoute.tsx',
    'routes/search/searchLoader.ts',
    'routes/search/SearchRoute.tsx',
  ],
  onDemand: [
    'features/composer/PostDetails.tsx',
    'features/posts/EditPostDialog.tsx',
    'features/media/player/VideoPlayer.tsx',
    'features/posts/PostMenuItems.tsx',
    'features/safety/LazyAuthorMenuItems.tsx',
  ],
  feeds: [
    'routes/feed/NewcomerFeed.tsx',
    'routes/everyone/EveryoneRoute.tsx',
    'routes/trending/TrendingRoute.tsx',
    'routes/saved/SavedRoute.tsx',
  ],
  legal: [
    'routes/legal/LegalLayout.tsx',
    'routes/legal/PrivacyPolicyRoute.tsx',
    'routes/legal/TermsOfServiceRoute.tsx',
    'routes/legal/CommunityRulesRoute.tsx',
    'routes/legal/CreditsRoute.tsx',
  ],
  company: ['routes/company/CareersRoute.tsx', 'routes/company/TeamRoute.tsx'],
  tags: ['routes/discover/DiscoverRoute.tsx', 'routes/tag/TagRoute.tsx'],
  groups: [
    'routes/group/GroupRoute.tsx',
    'routes/groups/GroupsRoute.tsx',
    'routes/group-form/GroupFormRoute.tsx',
    'routes/group-members/GroupMembersRoute.tsx',
  ],
  signIn: [
    'routes/login/LoginRoute.tsx',
    'routes/register/RegisterRoute.tsx',
    'routes/forgot-password/ForgotPasswordRoute.tsx',
  ],
  // Screens without forms.
  notices: ['routes/notifications/NotificationsRoute.tsx', 'features/members/MemberTab.tsx'],
  otherForms: [
    'routes/edit-profile/EditProfileRoute.tsx',
    'routes/settings/SettingsRoute.tsx',
    'routes/moderation/ModerationRoute.tsx',
    'features/reports/ReportDialog.tsx',
    'features/posts/DeletePostDialog.tsx',
    'features/posts/EditPostDialog.tsx',
    'features/meme-editor/PostStep.tsx',
  ],
  // Menus and notices that open later. One chunk compresses better than several.
  menus: [
    'features/posts/PostMenuItems.tsx',
    'features/reports/RemovedNotice.tsx',
    'app/AccountMenuItems.tsx',
  ],
  reports: ['routes/decisions/DecisionsRoute.tsx', 'routes/transparency/TransparencyRoute.tsx'],
  loaders: [
    'routes/create/createLoader.ts',
    'routes/discover/discoverLoader.ts',
    'routes/edit-profile/editProfileLoader.ts',
    'routes/group/groupLoader.ts',
    'routes/group-form/groupFormLoader.ts',
    'routes/group-members/groupMembersLoader.ts',
    'routes/groups/groupsLoader.ts',
    'routes/notifications/notificationsLoader.ts',
    'routes/ranking/rankingLoader.ts',
    'routes/settings/settingsLoader.ts',
    'routes/tag/tagLoader.ts',
    'routes/decisions/decisionsLoader.ts',
    'routes/transparency/transparencyLoader.ts',
  ],
  controls: ['ui/Checkbox.tsx', 'ui/ChoiceGroup.tsx', 'ui/CardStack.tsx'],
  templateShortcuts: ['features/meme-editor/TemplateShortcuts.tsx'],
  memeEditor: ['routes/make/makeLoader.ts', 'routes/make/MakeRoute.tsx'],
  editorOnDemand: ['features/meme-editor/StickerPanel.tsx', 'features/meme-editor/PostStep.tsx'],
  groupChoice: ['features/composer/GroupChoice.tsx'],
  pen: ['features/meme-editor/PenCanvas.tsx', 'features/meme-editor/PenPanel.tsx'],
  besidesEditor: [
    'routes/post/PostRoute.tsx',
    'routes/settings/SettingsRoute.tsx',
    'features/posts/PostMenuItems.tsx',
    'routes/login/LoginRoute.tsx',
    'routes/group-form/GroupFormRoute.tsx',
  ],
  templates: ['routes/templates/TemplatesRoute.tsx', 'routes/template/TemplateRoute.tsx'],
  profiles: [
    'routes/member/MemberRoute.tsx',
    'routes/profile/ProfileRoute.tsx',
    'routes/follows/FollowsRoute.tsx',
    'features/follows/MemberSuggestions.tsx',
    'features/safety/AuthorMenuItems.tsx',
  ],
}
type ScreenGroup = keyof typeof roots

const WITH_FORMS: readonly ScreenGroup[] = ['signIn', 'groups', 'otherForms']
const WITHOUT_FORMS: readonly ScreenGroup[] = ['menus', 'tags', 'profiles', 'onDemand', 'notices']

const STYLED_TOGETHER: readonly ScreenGroup[] = [
  'app',
  'member',
  'composer',
  'postAndSearch',
  'feeds',
  'profiles',
  'onDemand',
]
const BESIDES_POST_AND_SEARCH: readonly ScreenGroup[] = [
  'feeds',
  'templates',
  'profiles',
  'memeEditor',
  'onDemand',
  ...WITH_FORMS,
]

/** The first screens import the index of all messages, but use none of these. */
const messagesOnDemand =
  /\/rules\/messages\/(access-tokens|groups|memes|moderation|profile|safety|search|sign-up)\.ts$/

/** Several screens have forms, and no chunk of a screen may contain the libraries for them. */
const FORMS = /\/node_modules\/(zod|react-hook-form|@hookform)\//

/** The account menu and the meme editor have these icons, and the editor does not need the rest of the menu's chunk. */
const MENU_ICONS = /\/lucide-react\/.*\/(download|keyboard)\.m?js$/

/**
 * The chunks by the screens that need them: a first visit fetches few files, and the landing page nothing that only members need.
 * A module belongs to the first chunk that matches; the bundler decides about the others.
 */
export const chunks = [
  chunk('start', (isNeededBy) => isNeededBy('start')),
  chunk(
    'common',
    (isNeededBy) =>
      (isNeededBy('landing') || isNeededBy('site')) &&
      (isNeededBy('app') || isNeededBy('member') || isNeededBy('composer')),
  ),
  // The landing page and the editor must not load each other for what they share.
  chunk('tabs', (isNeededBy) => isNeededBy('landing') && isNeededBy('editorOnDemand')),
  chunk('site', (isNeededBy) => isNeededBy('site')),
  // A browser waits for each style sheet of a screen before its first paint, so the small ones of most screens are one file.
  chunk('styles', (isNeededBy, id) => id.endsWith('.module.css') && STYLED_TOGETHER.some(isNeededBy)),
  chunk('app', (isNeededBy) => isNeededBy('app') || (isNeededBy('account') && isNeededBy('member'))),
  chunk('member', (isNeededBy, id) => isNeededBy('member') || MENU_ICONS.test(id)),
  // Every screen of members loads this chunk, but none waits for it.
  chunk('LiveUpdates', (isNeededBy) => isNeededBy('liveUpdates')),
  // Whole, although comments need a part of it: more files would be larger.
  chunk('PostComposer', (isNeededBy) => isNeededBy('composer')),
  // Whole, although the ranking and the dashboard need a part of it, for the same reason.
  chunk('TrendingPanel', (isNeededBy) => isNeededBy('trendingPanel')),
  chunk('FollowButton', (isNeededBy) => isNeededBy('followButton')),
  // Without this chunk, a first visit to a post or a search would load the chunks of the other screens that import its modules.
  chunk('shared', (isNeededBy) => isNeededBy('postAndSearch') && BESIDES_POST_AND_SEARCH.some(isNeededBy)),
  // The composer and the editor have this choice, and need nothing else of other screens with selects.
  chunk('GroupChoice', (isNeededBy) => isNeededBy('groupChoice')),
  chunk('feeds', (isNeededBy) => isNeededBy('feeds')),
  chunk(
    'TemplateGallery',
    (isNeededBy) => isNeededBy('templates') && (isNeededBy('memeEditor') || isNeededBy('templateShortcuts')),
  ),
  chunk('templates', (isNeededBy) => isNeededBy('templates')),
  chunk('profiles', (isNeededBy) => isNeededBy('profiles')),
  // The first script lists all files, so small ones are together.
  chunk('legal', (isNeededBy) => isNeededBy('legal')),
  chunk('company', (isNeededBy) => isNeededBy('company')),
  // Screens must not load each other for what they share, nor the libraries for forms without one.
  chunk(
    'controls',
    (isNeededBy) =>
      isNeededBy('controls') ||
      (isNeededBy('memeEditor') && isNeededBy('besidesEditor')) ||
      (isSharedByForms(isNeededBy) && WITHOUT_FORMS.some(isNeededBy)),
  ),
  chunk('forms', (isNeededBy, id) => FORMS.test(id) || isSharedByForms(isNeededBy)),
  chunk('loaders', (isNeededBy) => isNeededBy('loaders')),
  chunk('tags', (isNeededBy) => isNeededBy('tags')),
  chunk('menus', (isNeededBy) => isNeededBy('menus')),
  chunk('reports', (isNeededBy) => isNeededBy('reports')),
  // The composer shows templates without loading the editor.
  chunk('TemplateShortcuts', (isNeededBy) => isNeededBy('templateShortcuts')),
  chunk('MemeEditor', (isNeededBy) => isNeededBy('memeEditor')),
  chunk('Pen', (isNeededBy) => isNeededBy('pen')),
  chunk('LoginRoute', (isNeededBy) => isNeededBy('signIn')),
  chunk('groups', (isNeededBy) => isNeededBy('groups')),
].map((group, index, { length }) => ({ ...group, priority: length - index }))

function isSharedByForms(isNeededBy: (screen: ScreenGroup) => boolean): boolean {
  return WITH_FORMS.filter(isNeededBy).length > 1
}

function chunk(
  name: string,
  contains: (isNeededBy: (screen: ScreenGroup) => boolean, id: string) => boolean,
) {
  return {
    debugName: name,
    name: (id: string, context: Context) =>
      contains((screen) => modulesOf(screen, context).has(id), id) ? name : null,
  }
}

const known = new Map<ScreenGroup, Set<string>>()

function modulesOf(screen: ScreenGroup, context: Context): Set<string> {
  const found = known.get(screen) ?? new Set<string>()
  if (known.has(screen)) return found
  known.set(screen, found)
  const visit = (id: string) => {
    if (found.has(id) || messagesOnDemand.test(id)) return
    found.add(id)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) visit(imported)
  }
  for (const root of roots[screen]) {
    const id = path.join(import.meta.dirname, '..', root)
    if (!context.getModuleInfo(id))
      throw new Error(`client/build/chunks.ts lists ${root}, which is not part of the build`)
    visit(id)
  }
  return found
}
