const OFFICIAL_WORDS = [
  'abuse',
  'admin',
  'administrator',
  'guffaw',
  'help',
  'helpdesk',
  'mod',
  'moderation',
  'moderator',
  'no_?reply',
  'official',
  'postmaster',
  'root',
  'security',
  'staff',
  'support',
  'sysadmin',
  'system',
  'team',
  'verified',
  'webmaster',
]

const OFFICIAL_NAME = new RegExp(`^[\\d_]*(?:(?:${OFFICIAL_WORDS.join('|')})s?[\\d_]*)+$`, 'i')

/** Whether the username looks like one of the operator, such as `admin_1` or `guffaw_support`. */
export function isReservedUsername(username: string): boolean {
  return OFFICIAL_NAME.test(username)
}
