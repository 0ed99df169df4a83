import {
  GROUP_DESCRIPTION_MAX,
  GROUP_NAME_MAX,
  GROUP_RULE_MAX,
  GROUP_RULES_MAX,
  GROUP_SLUG_MAX,
  GROUP_SLUG_MIN,
  JOINED_GROUPS_MAX,
  OWNED_GROUPS_MAX,
  PINNED_POSTS_MAX,
} from '#rules/limits.ts'

export const groupNotFound = 'This group does not exist.'
export const groupSlugInvalid = `An address has ${GROUP_SLUG_MIN} to ${GROUP_SLUG_MAX} lower-case letters, digits and single hyphens between them.`
export const groupSlugReserved = 'This address is reserved. Choose another one.'
export const groupSlugTaken = 'Another group has this address. Choose another one.'
export const groupNameRequired = 'Enter a name.'
export const groupNameTooLong = `A name can have at most ${GROUP_NAME_MAX} characters.`
export const groupDescriptionTooLong = `A description can have at most ${GROUP_DESCRIPTION_MAX} characters.`
export const groupRuleInvalid = `A rule has 1 to ${GROUP_RULE_MAX} characters.`
export const tooManyGroupRules = `A group can have at most ${GROUP_RULES_MAX} rules.`
export const tooManyOwnedGroups = `A member can own at most ${OWNED_GROUPS_MAX} groups.`
export const tooManyJoinedGroups = `You can be a member of at most ${JOINED_GROUPS_MAX} groups.`
export const tooManyPinnedPosts = `A group can have at most ${PINNED_POSTS_MAX} pinned posts.`
export const bannedFromGroup = 'You cannot join this group, because its moderators have banned you.'
export const groupMembersOnly = 'Join the group to post in it.'
export const groupModeratorsOnly = 'Only owners and moderators of the group may do this.'
export const groupOwnersOnly = 'Only owners of the group may do this.'
export const lastOwner = 'A group needs an owner. Make another member an owner first, or delete the group.'
export const moderatorRank = 'Moderators cannot act on owners and other moderators of the group.'
export const ownerRank = 'Change the role of the owner first.'
export const groupMemberNotFound = 'This member is not in the group.'
export const groupRequestNotFound = 'This member has not asked to join the group.'
export const groupPostNotFound = 'The post is not in this group.'
export const askedToJoin = (group: string) => `asked to join ${group}`
export const joinApproved = (group: string) => `You are a member of ${group} now.`
export const groupRoleChanged = {
  OWNER: (group: string) => `You are an owner of ${group} now.`,
  MODERATOR: (group: string) => `You are a moderator of ${group} now.`,
  MEMBER: (group: string) => `You are a regular member of ${group} now.`,
}
