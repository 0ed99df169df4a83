export const feedPath = '/m/account/feed'

/** The meme editor, also with the slug of a template as the next segment. */
export const makePath = '/make'

export const postPath = (postId: string) => `/post/${postId}`

export const memberPath = (userId: string) => `/profile/${userId}`

export const followersPath = (userId: string) => `${memberPath(userId)}/followers`

export const notificationsPath = '/notifications'

export const settingsPath = '/m/account/settings'

/** The decisions of moderators about the member. */
export const decisionsPath = '/decisions'

/** Where a suspended member appeals, with the token from the mail as the fragment. */
export const suspensionAppealPath = '/appeal'

/** Where a decision is appealed, without a session if there is a token. A fragment is not sent to servers, which could log it. */
export const appealPath = (token: string | null) =>
  token ? `${suspensionAppealPath}#${token}` : decisionsPath

export const transparencyPath = '/transparency'

/** The cases that moderators decide, with the global id of one as the next segment. */
export const moderationPath = '/moderation'

export const groupsPath = '/groups'

export const groupPath = (slug: string) => `${groupsPath}/${slug}`

export const groupMembersPath = (slug: string) => `${groupPath(slug)}/members`

/** Where moderators of the group decide about requests to join. */
export const groupRequestsPath = (slug: string) => `${groupMembersPath(slug)}?tab=requests`
