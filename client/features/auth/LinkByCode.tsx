import { useForm } from 'react-hook-form'
import type { MutationResult } from '#client/relay/errors.ts'
import { useFormMutation } from '#client/relay/useFormMutation.ts'
import { Button } from '#client/ui/Button.tsx'
import { CodeBoxes } from '#client/ui/CodeBoxes.tsx'
import { Form } from '#client/ui/Form.tsx'
import { messages } from '#rules/messages.ts'
import { ResendCode } from './ResendCode.tsx'
import { CODE_LABEL, useCodeDigits } from './useCodeDigits.ts'

type LinkByCodeProps = {
  email: string
  /** Resolves to the refusal, if any. */
  link: (proof: { otp: string }) => Promise<{ message: string } | undefined>
  sendCode: () => Promise<MutationResult>
}

export function LinkByCode({ email, link, sendCode }: LinkByCodeProps) {
  const { boxes, code, isComplete, startOver } = useCodeDigits()
  const { failure, isSubmitting, onSubmit } = useFormMutation(useForm(), {
    fallback: messages.identityLinkFailed,
    submit: () => link({ otp: code }),
    onFailure: startOver,
  })

  const { key, ...digits } = boxes
  return (
    <Form onSubmit={onSubmit}>
      <p>
        Enter the {CODE_LABEL} we sent to <strong>{email}</strong>.
      </p>
      <CodeBoxes key={key} {...digits} label={CODE_LABEL} error={failure} />
      <Button type="submit" size="large" block busy={isSubmitting} disabled={!isComplete}>
        Connect and log in
      </Button>
      <ResendCode send={sendCode} sendAtOnce />
    </Form>
  )
}
