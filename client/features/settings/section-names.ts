/** The screens of the settings, in the order of their list. Each name is the last segment of a path. */
export const SECTION_NAMES = [
  'account',
  'password',
  'devices',
  'notifications',
  'privacy',
  'content',
  'appearance',
  'video',
  'shortcuts',
  'data',
  'developers',
  'delete',
] as const

export type SectionName = (typeof SECTION_NAMES)[number]

export const isSectionName = (name: string | undefined): name is SectionName =>
  SECTION_NAMES.some((known) => known === name)
