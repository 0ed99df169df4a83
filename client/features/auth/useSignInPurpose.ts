import { matchPath, useLocation } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { returnPath } from '#client/session/return-path.ts'
import { readSignInState } from '#client/session/sign-in-state.ts'
import { groupsPath } from '#rules/site-paths.ts'

/** The purpose of the sign-in for each screen that requires one. */
const PURPOSES: Record<string, string> = {
  [paths.everyone]: 'see the newest posts',
  [paths.trending]: 'see what is trending',
  [paths.ranking]: 'see the ranking',
  [paths.discover]: 'discover more',
  [paths.search]: 'search',
  [paths.notifications]: 'see your notifications',
  [paths.saved]: 'see your saved posts',
  [paths.ownProfile]: 'see your profile',
  [paths.editProfile]: 'edit your profile',
  [`${paths.settings}/*`]: 'change your settings',
  [paths.compose]: 'create a post',
  [`${paths.make}/*`]: 'make a meme',
  [`${paths.templates}/*`]: 'see the templates',
  [`${paths.member(':userId')}/*`]: 'see this profile',
  [`${groupsPath}/new`]: 'start a group',
  [`${groupsPath}/*`]: 'see this group',
  ['/tags/*']: 'see the posts with this tag',
}

/** Returns the purpose of the sign-in, such as "like this post": that of the interrupted action, or else of the next screen. */
export function useSignInPurpose(): string | undefined {
  const { search, state } = useLocation()
  const { action } = readSignInState(state)
  if (action) return purposeOf(action)
  const [pathname = ''] = returnPath(new URLSearchParams(search)).split(/[?#]/)
  const screen = Object.keys(PURPOSES).find((path) => matchPath(path, pathname))
  return PURPOSES[screen ?? '']
}

function purposeOf(action: string): string {
  const [verb = '', object = ''] = action.split(' ')
  if (verb === 'follow') return action
  return verb === 'comment' ? verb : `${verb} this ${object}`.toLowerCase()
}
