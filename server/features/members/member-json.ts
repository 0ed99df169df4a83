import { z } from 'zod'
import { dateTimeField, idField, textField, urlField } from '#server/platform/rest/fields.ts'
import { photoUrl, type MemberView } from './member-view.ts'
import type { OwnProfile } from './own-profile.ts'

/** In pixels. */
const PHOTO_SIZE = 128

export const memberSummaryShape = {
  fullName: textField('The display name.', 'Ada Lovelace'),
  username: textField('The unique username.', 'ada_99'),
  profilePhotoUrl: urlField(
    'A square photo of 128 pixels (WebP), or the drawing (SVG) of a member without a photo.',
    '/media/avatar/1/fox.svg',
  ),
}

export const bioField = textField('The biography.', 'Counts on engines').nullable()

const numberOrNull = z
  .int()
  .nullable()
  .meta({ examples: [null] })

const ownerOnly = (description: string) =>
  z
    .string()
    .nullable()
    .meta({ description, examples: [null] })

export const memberProfileShape = {
  id: idField('member'),
  ...memberSummaryShape,
  email: ownerOnly("The caller's own email address; null for any other member."),
  phone: ownerOnly("The caller's own phone number; null for any other member."),
  profileBio: bioField,
  createdAt: dateTimeField('When the member joined.'),
  roleId: numberOrNull,
  organizationId: numberOrNull,
}

export const ownProfileShape = {
  ...memberProfileShape,
  email: textField('The email address.', 'ada@mail.example').nullable(),
  phone: textField('The phone number.', '+44 20 7946 0018').nullable(),
  lastUpdated: dateTimeField('When the profile was last updated.'),
}

export const ownProfileSchema = z
  .object(ownProfileShape)
  .meta({ id: 'OwnProfile', description: 'The profile of the caller.' })

export function presentMemberSummary(member: MemberView) {
  const { fullName, username } = member
  return { fullName, username, profilePhotoUrl: photoUrl(member, PHOTO_SIZE) }
}

/** The specification defines this response as "User profile (any member)", where email and phone are always null. */
export function presentMember(member: MemberView) {
  return {
    id: member.id,
    ...presentMemberSummary(member),
    email: null,
    phone: null,
    profileBio: member.bio,
    createdAt: member.createdAt,
    roleId: null,
    organizationId: null,
  }
}

/** The specification defines this response in section 3, "Profile (own)". */
export function presentOwnProfile(profile: OwnProfile) {
  const { email, phone, roleId, organizationId, updatedAt } = profile
  return { ...presentMember(profile), email, phone, roleId, organizationId, lastUpdated: updatedAt }
}
