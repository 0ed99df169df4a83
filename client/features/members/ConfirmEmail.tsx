import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import styles from '#client/features/auth/forms.module.css'
import { ResendCode } from '#client/features/auth/ResendCode.tsx'
import { showFieldErrors } from '#client/features/auth/show-field-errors.ts'
import { errorMessage } from '#client/relay/errors.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { CodeBoxes } from '#client/ui/CodeBoxes.tsx'
import { PasswordField } from '#client/ui/PasswordField.tsx'
import { notify } from '#client/ui/toast.ts'
import { ONE_TIME_CODE_DIGITS } from '#rules/limits.ts'
import { passwordProofSchema } from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import { useCodeDigits } from '#client/features/auth/useCodeDigits.ts'
import { useConfirmEmailChange } from './useConfirmEmailChange.ts'
import { useUpdateProfile } from './useUpdateProfile.ts'

const CODE_LABEL = `${ONE_TIME_CODE_DIGITS}-digit code`

type ConfirmEmailProps = {
  /** The new address. */
  email: string
  /** What was said when it was given. */
  message: string
  /** Whether it was confirmed or given up. */
  onDone: () => void
}

/** Proves that a member reads the address they want to change to, and that it is the member. */
export function ConfirmEmail({ email, message, onDone }: ConfirmEmailProps) {
  const confirmEmailChange = useConfirmEmailChange()
  const updateProfile = useUpdateProfile()
  const { boxes, code, isComplete, startOver } = useCodeDigits()
  const form = useForm({ resolver: zodResolver(passwordProofSchema), defaultValues: { password: '' } })
  const { errors, isSubmitting } = form.formState
  const [failure, setFailure] = useState<string>()

  const refuse = (sentence: string) => {
    setFailure(sentence)
    startOver()
  }

  const confirm = async ({ password }: { password: string }) => {
    setFailure(undefined)
    try {
      const result = await confirmEmailChange({ otp: code, password })
      if (result.__typename === 'ConfirmEmailChangePayload') {
        notify.success(result.message)
        onDone()
      } else if (result.__typename === '%other') refuse(messages.codeWrong)
      // A wrong password says nothing of the code, which stays.
      else if (result.__typename !== 'ValidationError' || !showFieldErrors(form, result.fields))
        refuse(result.message)
    } catch (error) {
      refuse(errorMessage(error, { fallback: messages.codeWrong }))
    }
  }

  const resend = async () => {
    const result = await updateProfile({ email })
    return result.__typename === '%other' ? messages.codeSendFailed : result.message
  }

  const { key, ...digits } = boxes
  return (
    <form
      noValidate
      aria-label="New address"
      className={styles.form}
      onSubmit={(event) => void form.handleSubmit(confirm)(event)}
    >
      <Banner tone="info">{message}</Banner>
      <p>
        Enter the {CODE_LABEL} we sent to <strong>{email}</strong>.
      </p>
      <CodeBoxes key={key} {...digits} label={CODE_LABEL} invalid={Boolean(failure)} />
      {failure && (
        <p role="alert" className={styles.error}>
          {failure}
        </p>
      )}
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" size="large" block busy={isSubmitting} disabled={!isComplete}>
        Verify
      </Button>
      <ResendCode send={resend} />
      <Button variant="quiet" onClick={onDone}>
        Keep my old address
      </Button>
    </form>
  )
}
