import { ViewerRef, viewerField } from '#server/features/members/viewer.graphql.ts'
import { builder } from '#server/platform/graphql/builder.ts'
import { defineMutation } from '#server/platform/graphql/define-mutation.ts'
import { completeOnboarding } from './complete-onboarding.ts'

builder.prismaObjectField(ViewerRef, 'needsOnboarding', (t) =>
  t.exposeBoolean('needsOnboarding', {
    description: 'Whether the viewer is new and has neither finished nor skipped the first steps.',
  }),
)

defineMutation('completeOnboarding', {
  access: 'write',
  description: 'Records that the viewer has finished or skipped the first steps of a new member.',
  resolve: async (_input, viewer, { dependencies }) => {
    await completeOnboarding(dependencies, viewer)
    return {}
  },
  payload: (t) => ({ viewer: t.prismaField(viewerField) }),
})
