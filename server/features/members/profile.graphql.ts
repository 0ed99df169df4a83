import { messages } from '#rules/messages.ts'
import {
  FileTooLargeError,
  MissingScopeError,
  NotAuthenticatedError,
  Refusal,
  UnsupportedFileTypeError,
  ValidationError,
} from '#server/platform/refusals.ts'
import { InvalidCodeError } from '#server/features/auth/refusals.ts'
import { UsernameTakenError } from './refusals.ts'
import { deleteProfilePhoto, setProfilePhoto } from './profile-photo.ts'
import { requireSession, requireWriter } from '#server/platform/viewer.ts'
import { confirmEmailChange, updateProfile } from './update-profile.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { descriptions } from '#server/platform/graphql/descriptions.ts'
import { omitNulls } from '#server/platform/omit-nulls.ts'
import { SENTENCE } from '#server/platform/graphql/sentence.ts'
import { viewerField } from './viewer.graphql.ts'

const write = { authScopes: { write: true } } as const
builder.relayMutationField(
  'updateProfile',
  {
    description: 'Input of `updateProfile`. Fields that are not set keep their values.',
    inputFields: (t) => ({
      fullName: t.string({ description: descriptions.fullName }),
      username: t.string({ description: descriptions.username }),
      email: t.string({
        description:
          'The new email address. It takes effect with `confirmEmailChange` and the code sent to it.',
      }),
      phone: t.string({ description: descriptions.phone }),
      bio: t.string({ description: descriptions.bio }),
    }),
  },
  {
    ...write,
    description: 'Updates the profile of the viewer.',
    errors: { types: [ValidationError, UsernameTakenError, NotAuthenticatedError, MissingScopeError] },
    resolve: async (_root, { input }, { dependencies, viewer }) => {
      const { isEmailPending } = await updateProfile(dependencies, requireWriter(viewer), omitNulls(input))
      return {
        isEmailPending,
        message: isEmailPending ? messages.profileUpdatedEmailPending : messages.profileUpdated,
      }
    },
  },
  {
    description: 'The profile was updated.',
    outputFields: (t) => ({
      message: t.exposeString('message', SENTENCE),
      isEmailPending: t.exposeBoolean('isEmailPending', {
        description: 'Whether the new email address must be confirmed with `confirmEmailChange`.',
      }),
      viewer: t.prismaField(viewerField),
    }),
  },
)

builder.relayMutationField(
  'confirmEmailChange',
  {
    description: 'Input of `confirmEmailChange`.',
    inputFields: (t) => ({
      otp: t.string({ required: true, description: descriptions.oneTimeCode }),
      password: t.string({ description: 'The current password, which is required for the change.' }),
    }),
  },
  {
    authScopes: { account: true },
    description: 'Confirms the new email address, which replaces the previous one for signing in.',
    errors: { types: [ValidationError, InvalidCodeError, NotAuthenticatedError, MissingScopeError] },
    resolve: async (_root, { input }, { dependencies, viewer }) => {
      const { otp, password } = input
      await confirmEmailChange(dependencies, requireSession(viewer), { otp, password })
      return { message: messages.emailChanged }
    },
  },
  {
    description: 'The email address was changed.',
    outputFields: (t) => ({
      message: t.exposeString('message', SENTENCE),
      viewer: t.prismaField(viewerField),
    }),
  },
)

builder.relayMutationField(
  'setProfilePhoto',
  {
    description: 'Input of `setProfilePhoto`.',
    inputFields: (t) => ({
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
  },
  {
    ...write,
    description: 'Sets or replaces the profile photo.',
    errors: {
      types: [
        ValidationError,
        FileTooLargeError,
        UnsupportedFileTypeError,
        NotAuthenticatedError,
        MissingScopeError,
      ],
    },
    resolve: async (_root, { input }, { dependencies, viewer }) => {
      const owner = requireWriter(viewer)
      const { photo: upload, focalX, focalY } = input
      if (upload instanceof Refusal) throw upload
      await setProfilePhoto(dependencies, owner, { upload, focalX, focalY })
      return { message: messages.photoUploaded }
    },
  },
  {
    description: 'The profile photo was set.',
    outputFields: (t) => ({
      message: t.exposeString('message', SENTENCE),
      viewer: t.prismaField(viewerField),
    }),
  },
)

builder.relayMutationField(
  'deleteProfilePhoto',
  {
    description: 'This mutation takes no input.',
    inputFields: (t) => ({
      clientMutationId: t.string({ description: 'A client mutation id, which is ignored.' }),
    }),
  },
  {
    ...write,
    description:
      'Deletes the profile photo and restores the default avatar. Succeeds also if there is no photo.',
    errors: { types: [NotAuthenticatedError, MissingScopeError] },
    resolve: async (_root, _args, { dependencies, viewer }) => {
      await deleteProfilePhoto(dependencies, requireWriter(viewer))
      return { message: messages.photoDeleted }
    },
  },
  {
    description: 'The profile photo was deleted.',
    outputFields: (t) => ({
      message: t.exposeString('message', SENTENCE),
      viewer: t.prismaField(viewerField),
    }),
  },
)
