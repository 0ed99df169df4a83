import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useLogout } from '#client/features/auth/useLogout.ts'
import { useFormMutation } from '#client/relay/useFormMutation.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { PasswordField } from '#client/ui/PasswordField.tsx'
import { notify } from '#client/ui/toast.ts'
import { Form } from '#client/ui/Form.tsx'
import { passwordProofSchema } from '#rules/member-rules.ts'
import { useDeleteAccount } from './useDeleteAccount.ts'

export function DeleteAccountForm({ onCancel }: { onCancel: () => void }) {
  const deleteAccount = useDeleteAccount()
  const logout = useLogout()
  const form = useForm({ resolver: zodResolver(passwordProofSchema), defaultValues: { password: '' } })

  const { failure, errors, isSubmitting, onSubmit } = useFormMutation(form, {
    fallback: 'Failed to delete account',
    submit: async ({ password }) => {
      const result = await deleteAccount(password)
      if (result.__typename !== 'DeleteAccountPayload') return result
      await logout()
      notify.success(result.message)
      return undefined
    },
  })

  return (
    <Form onSubmit={onSubmit}>
      <p>
        This cannot be undone. Your profile, posts, images, videos and reactions disappear for everyone, and
        you are signed out on every device.
      </p>
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      {failure && <Banner tone="error">{failure}</Banner>}
      <Button type="submit" variant="danger" block busy={isSubmitting}>
        {isSubmitting ? 'Deleting...' : 'Delete my account'}
      </Button>
      <Button variant="secondary" block disabled={isSubmitting} onClick={onCancel}>
        Cancel
      </Button>
    </Form>
  )
}
