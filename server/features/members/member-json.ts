import { z } from 'zod'
import { dateTimeField, idField, urlField } from '#server/platform/rest/fields.ts'
import { photoUrl, type MemberView } from './member-view.ts'
import type { OwnProfile } from './own-profile.ts'

/** In pixels. */
export const PHOTO_SIZE = 128

export const photoUrlField = urlField(
  'A square photo of 128 pixels (WebP), or an SVG with the initials of a member without a photo.',
)

export const memberProfileShape = {
  id: idField('member'),
  username: z.string(),
  fullName: z.string(),
  email: z.string().nullable().describe("The caller's own email address; null for any other member."),
  phone: z.string().nullable().describe("The caller's own phone number; null for any other member."),
  profileBio: z.string().nullable().describe('The biography.'),
  profilePhotoUrl: photoUrlField,
  createdAt: dateTimeField('When the member joined.'),
  roleId: z.int().nullable(),
  organizationId: z.int().nullable(),
}

export const ownProfileShape = {
  ...memberProfileShape,
  email: z.string().nullable(),
  phone: z.string().nullable(),
  lastUpdated: dateTimeField('When the profile was last updated.'),
}

export const ownProfileSchema = z
  .object(ownProfileShape)
  .meta({ id: 'OwnProfile', description: 'The profile of the caller.' })

export const MEMBER_EXAMPLE = {
  id: '0190a0a0-1b2c-7000-8000-5d4e3f2a1b0c',
  username: 'ada_99',
  fullName: 'Ada Lovelace',
  email: null,
  phone: null,
  profileBio: 'Counts on engines',
  profilePhotoUrl: '/media/avatar/12/AL.svg',
  createdAt: '2026-01-01T10:00:00.000Z',
  roleId: null,
  organizationId: null,
} as const

export const OWN_PROFILE_EXAMPLE = {
  ...MEMBER_EXAMPLE,
  email: 'ada@mail.example',
  phone: '+44 20 7946 0018',
  lastUpdated: '2026-02-01T10:00:00.000Z',
} as const

/** The specification defines this response in section 3, "Profile (own)". */
export function presentOwnProfile(profile: OwnProfile) {
  return {
    ...presentMember(profile),
    email: profile.email,
    phone: profile.phone,
    roleId: profile.roleId,
    organizationId: profile.organizationId,
    lastUpdated: profile.updatedAt.toISOString(),
  }
}

/** The specification defines this response as "User profile (any member)", where email and phone are always null. */
export function presentMember(member: MemberView) {
  return {
    id: member.id,
    username: member.username,
    fullName: member.fullName,
    email: null,
    phone: null,
    profileBio: member.bio,
    profilePhotoUrl: photoUrl(member, PHOTO_SIZE),
    createdAt: member.createdAt.toISOString(),
    roleId: null,
    organizationId: null,
  }
}
