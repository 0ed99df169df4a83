import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import styles from '#client/features/auth/forms.module.css'
import { showFieldErrors } from '#client/features/auth/show-field-errors.ts'
import { paths } from '#client/paths.ts'
import { errorMessage } from '#client/relay/errors.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { PasswordField } from '#client/ui/PasswordField.tsx'
import { notify } from '#client/ui/toast.ts'
import { passwordChangeFormSchema } from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import { useChangePassword } from './useChangePassword.ts'

const empty = { currentPassword: '', password: '', confirmPassword: '', revokeAccessTokens: true }

export function ChangePasswordForm() {
  const changePassword = useChangePassword()
  const [failure, setFailure] = useState<string>()
  const form = useForm({ resolver: zodResolver(passwordChangeFormSchema), defaultValues: empty })
  const { errors, isSubmitting } = form.formState

  const submit = async ({ currentPassword, password, revokeAccessTokens }: typeof empty) => {
    setFailure(undefined)
    try {
      const result = await changePassword({ currentPassword, newPassword: password, revokeAccessTokens })
      if (result.__typename === 'ChangePasswordPayload') {
        form.reset()
        notify.success(result.message)
      } else if (result.__typename === '%other') setFailure(messages.passwordChangeFailed)
      else if (
        result.__typename !== 'ValidationError' ||
        !showFieldErrors(form, result.fields.map(toFormField))
      )
        setFailure(result.message)
    } catch (error) {
      setFailure(errorMessage(error, { fallback: messages.passwordChangeFailed }))
    }
  }

  return (
    <form
      noValidate
      aria-label="Change password"
      className={styles.form}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <div className={styles.withLink}>
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <Link to={paths.forgotPassword}>Forgot password?</Link>
      </div>
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
      <Checkbox label="Revoke all access tokens" {...form.register('revokeAccessTokens')} />
      {failure && <Banner tone="error">{failure}</Banner>}
      <Button type="submit" busy={isSubmitting}>
        Change password
      </Button>
    </form>
  )
}

/** The input calls the new password by another name than the form does. */
function toFormField({ path, message }: { readonly path: string; readonly message: string }) {
  return { path: path === 'newPassword' ? 'password' : path, message }
}
