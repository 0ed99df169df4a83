import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import styles from '#client/features/auth/forms.module.css'
import { showFieldErrors } from '#client/features/auth/show-field-errors.ts'
import { useLogout } from '#client/features/auth/useLogout.ts'
import { errorMessage } from '#client/relay/errors.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { PasswordField } from '#client/ui/PasswordField.tsx'
import { notify } from '#client/ui/toast.ts'
import { passwordProofSchema } from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import { useDeleteAccount } from './useDeleteAccount.ts'

/** Once the account is deleted, this screen goes with it. */
export function DeleteAccountForm({ onCancel }: { onCancel: () => void }) {
  const deleteAccount = useDeleteAccount()
  const logout = useLogout()
  const [failure, setFailure] = useState<string>()
  const form = useForm({ resolver: zodResolver(passwordProofSchema), defaultValues: { password: '' } })
  const { errors, isSubmitting } = form.formState

  const submit = async ({ password }: { password: string }) => {
    setFailure(undefined)
    try {
      const result = await deleteAccount(password)
      if (result.__typename === 'DeleteAccountPayload') {
        await logout()
        notify.success(result.message)
      } else if (result.__typename === '%other') setFailure(messages.accountDeleteFailed)
      else if (result.__typename !== 'ValidationError' || !showFieldErrors(form, result.fields))
        setFailure(result.message)
    } catch (error) {
      setFailure(errorMessage(error, { fallback: messages.accountDeleteFailed }))
    }
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <p>
        This cannot be undone. Your profile, posts, pictures and reactions disappear for everyone, and you are
        signed out on every device.
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
    </form>
  )
}
