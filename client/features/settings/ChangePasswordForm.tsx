import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { useFormMutation } from '#client/relay/useFormMutation.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { PasswordField } from '#client/ui/PasswordField.tsx'
import { notify } from '#client/ui/toast.ts'
import { FieldWithLink, Form } from '#client/ui/Form.tsx'
import { passwordChangeFormSchema } from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import { useChangePassword } from './useChangePassword.ts'

const empty = { currentPassword: '', password: '', confirmPassword: '', revokeAccessTokens: true }

export function ChangePasswordForm() {
  const changePassword = useChangePassword()
  const form = useForm({ resolver: zodResolver(passwordChangeFormSchema), defaultValues: empty })

  const { failure, errors, isSubmitting, onSubmit } = useFormMutation(form, {
    fallback: 'Failed to change password',
    submit: async ({ currentPassword, password, revokeAccessTokens }) => {
      const result = await changePassword({ currentPassword, newPassword: password, revokeAccessTokens })
      if (result.__typename === 'ValidationError')
        return { ...result, fields: result.fields.map(toFormField) }
      if (result.__typename !== 'ChangePasswordPayload') return result
      form.reset()
      notify.success(result.message)
      return undefined
    },
  })

  return (
    <Form aria-label="Change password" onSubmit={onSubmit}>
      <FieldWithLink>
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <Link to={paths.forgotPassword}>Forgot password?</Link>
      </FieldWithLink>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={messages.passwordHint}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      <Checkbox
        label="Also disconnect apps and scripts that use my account"
        {...form.register('revokeAccessTokens')}
      />
      {failure && <Banner tone="error">{failure}</Banner>}
      <Button type="submit" busy={isSubmitting}>
        Change password
      </Button>
    </Form>
  )
}

/** The mutation and the form have different names for the new password. */
function toFormField({ path, message }: { readonly path: string; readonly message: string }) {
  return { path: path === 'newPassword' ? 'password' : path, message }
}
