import { messages } from '#rules/messages.ts'
import {
  FileTooLargeError,
  Refusal,
  UnsupportedFileTypeError,
  ValidationError,
} from '#server/platform/refusals.ts'
import { InvalidCodeError } from '#server/features/auth/refusals.ts'
import { UsernameTakenError } from '#server/features/members/refusals.ts'
import { deleteProfilePhoto, setProfilePhoto } from '#server/features/members/profile-photo.ts'
import { confirmEmailChange, updateProfile } from './update-profile.ts'
import { defineMutation } from '#server/platform/graphql/define-mutation.ts'
import { descriptions } from '#server/platform/graphql/descriptions.ts'
import { omitNulls } from '#server/platform/omit-nulls.ts'
import { SENTENCE } from '#server/platform/graphql/sentence.ts'
import { viewerField } from '#server/features/members/viewer.graphql.ts'

defineMutation('updateProfile', {
  access: 'write',
  description: 'Updates the profile of the viewer. Fields that are not set keep their values.',
  refusals: [ValidationError, UsernameTakenError],
  input: (t) => ({
    fullName: t.string({ description: descriptions.fullName }),
    username: t.string({ description: descriptions.username }),
    email: t.string({
      description:
        'The new email address. It takes effect with `confirmEmailChange` and the code sent to it.',
    }),
    phone: t.string({ description: descriptions.phone }),
    bio: t.string({ description: descriptions.bio }),
  }),
  resolve: async (input, viewer, { dependencies }) => {
    const { isEmailPending } = await updateProfile(dependencies, viewer, omitNulls(input))
    return {
      isEmailPending,
      message: isEmailPending ? messages.profileUpdatedEmailPending : messages.profileUpdated,
    }
  },
  payload: (t) => ({
    message: t.exposeString('message', SENTENCE),
    isEmailPending: t.exposeBoolean('isEmailPending', {
      description: 'Whether the new email address must be confirmed with `confirmEmailChange`.',
    }),
    viewer: t.prismaField(viewerField),
  }),
})

defineMutation('confirmEmailChange', {
  access: 'account',
  description: 'Confirms the new email address, which replaces the previous one for signing in.',
  refusals: [ValidationError, InvalidCodeError],
  input: (t) => ({
    otp: t.string({ required: true, description: descriptions.oneTimeCode }),
    password: t.string({ description: 'The current password, which is required for the change.' }),
  }),
  resolve: async ({ otp, password }, viewer, { dependencies }) => {
    await confirmEmailChange(dependencies, viewer, { otp, password })
    return { message: messages.emailChanged }
  },
  payload: (t) => ({
    message: t.exposeString('message', SENTENCE),
    viewer: t.prismaField(viewerField),
  }),
})

defineMutation('setProfilePhoto', {
  access: 'write',
  description: 'Sets or replaces the profile photo.',
  refusals: [ValidationError, FileTooLargeError, UnsupportedFileTypeError],
  input: (t) => ({
    photo: t.field({
      type: 'Upload',
      required: true,
      description:
        'A JPEG, PNG or WebP image of at most 40 MB. It is cropped to a square around the focal point, or around its most salient area.',
    }),
    focalX: t.float({
      description:
        'The horizontal position of the focal point, from 0 (left) to 1 (right) of the image after rotation.',
    }),
    focalY: t.float({
      description:
        'The vertical position of the focal point, from 0 (top) to 1 (bottom) of the image after rotation.',
    }),
  }),
  resolve: async ({ photo: upload, focalX, focalY }, owner, { dependencies }) => {
    if (upload instanceof Refusal) throw upload
    await setProfilePhoto(dependencies, owner, { upload, focalX, focalY })
    return { message: messages.photoUploaded }
  },
  payload: (t) => ({
    message: t.exposeString('message', SENTENCE),
    viewer: t.prismaField(viewerField),
  }),
})

defineMutation('deleteProfilePhoto', {
  access: 'write',
  description:
    'Deletes the profile photo and restores the default avatar. Succeeds also if there is no photo.',
  resolve: async (_input, viewer, { dependencies }) => {
    await deleteProfilePhoto(dependencies, viewer)
    return { message: messages.photoDeleted }
  },
  payload: (t) => ({
    message: t.exposeString('message', SENTENCE),
    viewer: t.prismaField(viewerField),
  }),
})
