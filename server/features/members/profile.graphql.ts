import { messages } from '#rules/messages.ts'
import {
  FileTooLargeError,
  InvalidCodeError,
  MissingScopeError,
  NotAuthenticatedError,
  Refusal,
  UnsupportedFileTypeError,
  UsernameTakenError,
  ValidationError,
} from '#server/platform/refusals.ts'
import { deleteProfilePhoto, setProfilePhoto } from './profile-photo.ts'
import { requireSession, requireWriter } from '#server/platform/viewer.ts'
import { confirmEmailChange, updateProfile } from './update-profile.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { descriptions } from '#server/platform/graphql/descriptions.ts'
import { SENTENCE } from '#server/platform/graphql/sentence.ts'
import { loadViewer, ViewerRef } from './viewer.graphql.ts'

const write = { authScopes: { write: true } } as const
builder.relayMutationField(
  'updateProfile',
  {
    description: 'What to change of the own profile; what is left out stays as it is.',
    inputFields: (t) => ({
      fullName: t.string({ description: descriptions.fullName }),
      username: t.string({ description: descriptions.username }),
      email: t.string({ description: 'Takes effect with the code sent to it: see `confirmEmailChange`.' }),
      phone: t.string({ description: descriptions.phone }),
      bio: t.string({ description: descriptions.bio }),
    }),
  },
  {
    ...write,
    description: 'Changes the own profile.',
    errors: { types: [ValidationError, UsernameTakenError, NotAuthenticatedError, MissingScopeError] },
    resolve: async (_root, { input }, { dependencies, viewer }) => {
      const { fullName, username, email, phone, bio } = input
      const { isEmailPending } = await updateProfile(dependencies, requireWriter(viewer), {
        fullName: fullName ?? undefined,
        username: username ?? undefined,
        email: email ?? undefined,
        phone: phone ?? undefined,
        bio: bio ?? undefined,
      })
      return {
        isEmailPending,
        message: isEmailPending ? messages.profileUpdatedEmailPending : messages.profileUpdated,
      }
    },
  },
  {
    description: 'The profile is changed.',
    outputFields: (t) => ({
      message: t.exposeString('message', SENTENCE),
      isEmailPending: t.exposeBoolean('isEmailPending', {
        description: 'Whether the new address waits for `confirmEmailChange`.',
      }),
      viewer: t.prismaField({
        type: ViewerRef,
        description: 'The member with the changes.',
        resolve: (query, _payload, _args, context) => loadViewer(query, context),
      }),
    }),
  },
)

builder.relayMutationField(
  'confirmEmailChange',
  {
    description: 'The code that came to the new address.',
    inputFields: (t) => ({
      otp: t.string({ required: true, description: descriptions.oneTimeCode }),
      password: t.string({ description: 'The password so far: without it the address stays as it is.' }),
    }),
  },
  {
    authScopes: { account: true },
    description: 'Makes the new address the one to log in with.',
    errors: { types: [ValidationError, InvalidCodeError, NotAuthenticatedError, MissingScopeError] },
    resolve: async (_root, { input }, { dependencies, viewer }) => {
      const { otp, password } = input
      await confirmEmailChange(dependencies, requireSession(viewer), { otp, password })
      return { message: messages.emailChanged }
    },
  },
  {
    description: 'The address is changed.',
    outputFields: (t) => ({
      message: t.exposeString('message', SENTENCE),
      viewer: t.prismaField({
        type: ViewerRef,
        description: 'The member with the new address.',
        resolve: (query, _payload, _args, context) => loadViewer(query, context),
      }),
    }),
  },
)

builder.relayMutationField(
  'setProfilePhoto',
  {
    description: 'A picture of oneself.',
    inputFields: (t) => ({
      photo: t.field({
        type: 'Upload',
        required: true,
        description:
          'A JPEG, PNG or WebP picture of at most 40 MB. A square of it is shown: around its focal point or, when none is given, around what draws the eye.',
      }),
      focalX: t.float({
        description: 'Where the focal point is, in parts of the upright width: from 0, left, to 1.',
      }),
      focalY: t.float({
        description: 'Where the focal point is, in parts of the upright height: from 0, the top, to 1.',
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
    description: 'The photo is set.',
    outputFields: (t) => ({
      message: t.exposeString('message', SENTENCE),
      viewer: t.prismaField({
        type: ViewerRef,
        description: 'The member with the new photo.',
        resolve: (query, _payload, _args, context) => loadViewer(query, context),
      }),
    }),
  },
)

builder.relayMutationField(
  'deleteProfilePhoto',
  {
    description: 'Nothing has to be said.',
    inputFields: (t) => ({
      clientMutationId: t.string({ description: "The caller's own mark for the request; not used." }),
    }),
  },
  {
    ...write,
    description: 'Goes back to the default drawing; having no photo is no error.',
    errors: { types: [NotAuthenticatedError, MissingScopeError] },
    resolve: async (_root, _args, { dependencies, viewer }) => {
      await deleteProfilePhoto(dependencies, requireWriter(viewer))
      return { message: messages.photoDeleted }
    },
  },
  {
    description: 'The photo is gone.',
    outputFields: (t) => ({
      message: t.exposeString('message', SENTENCE),
      viewer: t.prismaField({
        type: ViewerRef,
        description: 'The member without a photo.',
        resolve: (query, _payload, _args, context) => loadViewer(query, context),
      }),
    }),
  },
)
