import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay/hooks'
import type { EditProfileForm_viewer$key } from '#client/__generated__/EditProfileForm_viewer.graphql.ts'
import { useFormMutation } from '#client/relay/useFormMutation.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { CharacterCount } from '#client/ui/CharacterCount.tsx'
import { Field } from '#client/ui/Field.tsx'
import { TextAreaField } from '#client/ui/TextAreaField.tsx'
import { notify } from '#client/ui/toast.ts'
import { FieldPair, Form } from '#client/ui/Form.tsx'
import { BIO_MAX, FULL_NAME_MAX } from '#rules/limits.ts'
import { profileFormSchema } from '#rules/member-rules.ts'
import { UnsavedChanges } from './UnsavedChanges.tsx'
import { useUpdateProfile } from './useUpdateProfile.ts'

type EditProfileFormProps = {
  viewer: EditProfileForm_viewer$key
  /** Saves all fields except the address, which changes after its code was entered. */
  onEmailPending: (email: string, message: string) => void
}

export function EditProfileForm({ viewer: viewerRef, onEmailPending }: EditProfileFormProps) {
  const { email, phone, user } = useFragment(
    graphql`
      fragment EditProfileForm_viewer on Viewer {
        email
        phone
        user {
          fullName
          username
          bio
        }
      }
    `,
    viewerRef,
  )
  const updateProfile = useUpdateProfile()
  const form = useForm({
    resolver: zodResolver(profileFormSchema),
    defaultValues: { fullName: user.fullName, bio: user.bio ?? '', email, phone: phone ?? '' },
  })
  const { isDirty } = form.formState
  const [fullName, bio] = useWatch({ control: form.control, name: ['fullName', 'bio'] })

  const { failure, errors, isSubmitting, onSubmit } = useFormMutation(form, {
    fallback: 'Failed to update profile',
    submit: async (values) => {
      const result = await updateProfile(values)
      if (result.__typename !== 'UpdateProfilePayload') return result
      form.reset(values)
      if (result.isEmailPending) onEmailPending(values.email, result.message)
      else notify.success(result.message)
      return undefined
    },
  })

  return (
    <Form aria-label="Profile" onSubmit={onSubmit}>
      <Field
        label="Name"
        required
        autoComplete="name"
        dir="auto"
        counter={<CharacterCount count={fullName.length} maximum={FULL_NAME_MAX} />}
        error={errors.fullName?.message}
        {...form.register('fullName')}
      />
      <Field label="Username" value={user.username} readOnly hint="You can't change your username." />
      <TextAreaField
        label="Bio"
        required
        rows={3}
        dir="auto"
        counter={<CharacterCount count={bio.length} maximum={BIO_MAX} />}
        hint="A few words about you"
        error={errors.bio?.message}
        {...form.register('bio')}
      />
      <FieldPair>
        <Field
          label="Email"
          type="email"
          required
          autoComplete="email"
          hint="We email a code to a new address to confirm it."
          error={errors.email?.message}
          {...form.register('email')}
        />
        <Field
          label="Mobile"
          type="tel"
          required
          autoComplete="tel"
          hint="Only you see your email and mobile."
          error={errors.phone?.message}
          {...form.register('phone')}
        />
      </FieldPair>
      <UnsavedChanges isDirty={isDirty && !isSubmitting} />
      {failure && <Banner tone="error">{failure}</Banner>}
      <Button type="submit" size="large" block busy={isSubmitting}>
        {isSubmitting ? 'Saving...' : 'Save'}
      </Button>
    </Form>
  )
}
