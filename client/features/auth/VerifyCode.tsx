import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useFormMutation } from '#client/relay/useFormMutation.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { CodeBoxes } from '#client/ui/CodeBoxes.tsx'
import { Form } from '#client/ui/Form.tsx'
import { messages } from '#rules/messages.ts'
import { ResendCode } from './ResendCode.tsx'
import { CODE_LABEL, useCodeDigits } from './useCodeDigits.ts'
import { useResendOtp } from './useResendOtp.ts'
import { useVerifyOtp } from './useVerifyOtp.ts'

const DONE_AFTER_MILLISECONDS = 2000

type VerifyCodeProps = {
  email: string
  /** The banner above the code. */
  reason: { tone: 'success' | 'info'; message: string }
  sendAtOnce?: boolean
  /** Called two seconds after the code was accepted, which leaves time to read the message. */
  onVerified: () => void
}

export function VerifyCode({ email, reason, sendAtOnce = false, onVerified }: VerifyCodeProps) {
  const verifyOtp = useVerifyOtp()
  const resendOtp = useResendOtp()
  const { boxes, code, isComplete, startOver } = useCodeDigits()
  const [verified, setVerified] = useState<string>()

  useEffect(() => {
    if (!verified) return
    const timer = setTimeout(onVerified, DONE_AFTER_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [verified, onVerified])

  const { failure, isSubmitting, onSubmit } = useFormMutation(useForm(), {
    fallback: messages.codeWrong,
    submit: async () => {
      const result = await verifyOtp({ email, otp: code })
      if (result.__typename !== 'VerifyOtpPayload') return result
      setVerified(result.message)
      return undefined
    },
    onFailure: startOver,
  })

  const { key, ...digits } = boxes
  if (verified) return <Banner tone="success">{verified}</Banner>
  return (
    <Form onSubmit={onSubmit}>
      <Banner tone={reason.tone}>{reason.message}</Banner>
      <p>
        Enter the {CODE_LABEL} we sent to <strong>{email}</strong>.
      </p>
      <CodeBoxes key={key} {...digits} label={CODE_LABEL} error={failure} />
      <Button type="submit" size="large" block busy={isSubmitting} disabled={!isComplete}>
        Verify
      </Button>
      <ResendCode send={() => resendOtp({ email })} sendAtOnce={sendAtOnce} />
    </Form>
  )
}
