import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import styles from './forms.module.css'
import { ResendCode } from './ResendCode.tsx'
import { showFieldErrors } from './show-field-errors.ts'
import { errorMessage } from '#client/relay/errors.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { CodeBoxes } from '#client/ui/CodeBoxes.tsx'
import { PasswordField } from '#client/ui/PasswordField.tsx'
import { ONE_TIME_CODE_DIGITS } from '#rules/limits.ts'
import { newPasswordFormSchema } from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import { useCodeDigits } from './useCodeDigits.ts'
import { useRequestPasswordReset } from './useRequestPasswordReset.ts'
import { useResetPassword } from './useResetPassword.ts'

const CODE_LABEL = `${ONE_TIME_CODE_DIGITS}-digit code`

type ResetPasswordFormProps = {
  email: string
  /** What was said when the code was asked for. */
  message: string
  onReset: (message: string) => void
  onOtherAddress: () => void
}

/** The mailed code and the password it stands for. A wrong code keeps the password. */
export function ResetPasswordForm({ email, message, onReset, onOtherAddress }: ResetPasswordFormProps) {
  const resetPassword = useResetPassword()
  const requestReset = useRequestPasswordReset()
  const { boxes, code, isComplete, startOver } = useCodeDigits()
  const [codeError, setCodeError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const form = useForm({
    resolver: zodResolver(newPasswordFormSchema),
    defaultValues: { password: '', confirmPassword: '' },
  })
  const { errors, isSubmitting } = form.formState

  const refuseCode = (sentence: string) => {
    setCodeError(sentence)
    startOver()
  }

  const submit = async ({ password }: { password: string }) => {
    setCodeError(undefined)
    setFailure(undefined)
    try {
      const result = await resetPassword({ email, otp: code, password })
      if (result.__typename === 'ResetPasswordPayload') onReset(result.message)
      else if (result.__typename === 'InvalidCodeError') refuseCode(result.message)
      else if (result.__typename === '%other') setFailure(messages.passwordResetFailed)
      else if (!showFieldErrors(form, result.fields)) setFailure(result.message)
    } catch (error) {
      setFailure(errorMessage(error, { fallback: messages.passwordResetFailed }))
    }
  }

  const resend = async () => {
    const result = await requestReset({ email })
    return result.__typename === '%other' ? messages.codeSendFailed : result.message
  }

  const { key, ...digits } = boxes
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Banner tone="info">{message}</Banner>
      <p>
        Enter the {CODE_LABEL} we sent to <strong>{email}</strong>, and choose a new password.
      </p>
      <CodeBoxes key={key} {...digits} label={CODE_LABEL} invalid={Boolean(codeError)} />
      {codeError && (
        <p role="alert" className={styles.error}>
          {codeError}
        </p>
      )}
      {/* So that a password manager knows whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
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
      {failure && <Banner tone="error">{failure}</Banner>}
      <Button type="submit" size="large" block busy={isSubmitting} disabled={!isComplete}>
        Change password
      </Button>
      <ResendCode send={resend} />
      <Button variant="quiet" onClick={onOtherAddress}>
        Use another address
      </Button>
    </form>
  )
}
