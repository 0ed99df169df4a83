import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Form } from '#client/ui/Form.tsx'
import { ResendCode } from './ResendCode.tsx'
import { useFormMutation } from '#client/relay/useFormMutation.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { CodeBoxes } from '#client/ui/CodeBoxes.tsx'
import { PasswordField } from '#client/ui/PasswordField.tsx'
import { newPasswordFormSchema } from '#rules/member-rules.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { CODE_LABEL, useCodeDigits } from './useCodeDigits.ts'
import { useRequestPasswordReset } from './useRequestPasswordReset.ts'
import { useResetPassword } from './useResetPassword.ts'

type ResetPasswordFormProps = {
  email: string
  /** The result of the request for a code. */
  message: string
  onReset: (message: string) => void
  onOtherAddress: () => void
}

/** Asks for the mailed code and a new password. A wrong code keeps the password. */
export function ResetPasswordForm({ email, message, onReset, onOtherAddress }: ResetPasswordFormProps) {
  const resetPassword = useResetPassword()
  const requestReset = useRequestPasswordReset()
  const { boxes, code, isComplete, startOver } = useCodeDigits()
  const [codeError, setCodeError] = useState<string>()
  const form = useForm({
    resolver: zodResolver(newPasswordFormSchema),
    defaultValues: { password: '', confirmPassword: '' },
  })

  const { failure, errors, isSubmitting, onSubmit } = useFormMutation(form, {
    fallback: 'Failed to reset password',
    submit: async ({ password }) => {
      setCodeError(undefined)
      const result = await resetPassword({ email, otp: code, password })
      if (result.__typename === 'ResetPasswordPayload') onReset(result.message)
      else if (result.__typename !== 'InvalidCodeError') return result
      else {
        setCodeError(result.message)
        startOver()
      }
      return undefined
    },
  })

  const { key, ...digits } = boxes
  return (
    <Form onSubmit={onSubmit}>
      <Banner tone="info">{message}</Banner>
      <p>
        Enter the {CODE_LABEL} we sent to <strong>{email}</strong>, and choose a new password.
      </p>
      <CodeBoxes key={key} {...digits} label={CODE_LABEL} error={codeError} />
      {/* Password managers read the account of the password here. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField
        label="New password"
        password={useWatch({ control: form.control, name: 'password' })}
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
      <ResendCode send={() => requestReset({ email })} />
      <Button variant="quiet" onClick={onOtherAddress}>
        Use another address
      </Button>
    </Form>
  )
}
