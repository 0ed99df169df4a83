import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { ResendCode } from '#client/features/auth/ResendCode.tsx'
import { useFormMutation } from '#client/relay/useFormMutation.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { CodeBoxes } from '#client/ui/CodeBoxes.tsx'
import { PasswordField } from '#client/ui/PasswordField.tsx'
import { notify } from '#client/ui/toast.ts'
import { Form } from '#client/ui/Form.tsx'
import { passwordProofSchema } from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import { CODE_LABEL, useCodeDigits } from '#client/features/auth/useCodeDigits.ts'
import { useConfirmEmailChange } from './useConfirmEmailChange.ts'
import { useUpdateProfile } from './useUpdateProfile.ts'

type ConfirmEmailProps = {
  /** The new address. */
  email: string
  /** The result of the request to change it. */
  message: string
  /** Called after the confirmation or when the member cancels. */
  onDone: () => void
}

/** Confirms a new address with a mailed code and the password. */
export function ConfirmEmail({ email, message, onDone }: ConfirmEmailProps) {
  const confirmEmailChange = useConfirmEmailChange()
  const updateProfile = useUpdateProfile()
  const { boxes, code, isComplete, startOver } = useCodeDigits()
  const form = useForm({ resolver: zodResolver(passwordProofSchema), defaultValues: { password: '' } })

  const { failure, errors, isSubmitting, onSubmit } = useFormMutation(form, {
    fallback: messages.codeWrong,
    submit: async ({ password }) => {
      const result = await confirmEmailChange({ otp: code, password })
      if (result.__typename !== 'ConfirmEmailChangePayload') return result
      notify.success(result.message)
      onDone()
      return undefined
    },
    onFailure: startOver,
  })

  const { key, ...digits } = boxes
  return (
    <Form aria-label="New address" onSubmit={onSubmit}>
      <Banner tone="info">{message}</Banner>
      <p>
        Enter the {CODE_LABEL} we sent to <strong>{email}</strong>.
      </p>
      <CodeBoxes key={key} {...digits} label={CODE_LABEL} error={failure} />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" size="large" block busy={isSubmitting} disabled={!isComplete}>
        Verify
      </Button>
      <ResendCode send={() => updateProfile({ email })} />
      <Button variant="quiet" onClick={onDone}>
        Keep my old address
      </Button>
    </Form>
  )
}
