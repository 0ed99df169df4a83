import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useFormMutation } from '#client/relay/useFormMutation.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import { addressInputSchema } from '#rules/member-rules.ts'
import { Form } from '#client/ui/Form.tsx'
import { messages } from '#rules/messages.ts'
import { useRequestPasswordReset } from './useRequestPasswordReset.ts'

type RequestResetFormProps = {
  /** The address to edit. */
  email?: string
  onSent: (email: string, message: string) => void
}

/** The response does not reveal whether an account uses the address. */
export function RequestResetForm({ email = '', onSent }: RequestResetFormProps) {
  const requestReset = useRequestPasswordReset()
  const form = useForm({ resolver: zodResolver(addressInputSchema), defaultValues: { email } })

  const { failure, errors, isSubmitting, onSubmit } = useFormMutation(form, {
    fallback: messages.codeSendFailed,
    submit: async (input) => {
      const result = await requestReset(input)
      if (result.__typename !== 'RequestPasswordResetPayload') return result
      onSent(input.email, result.message)
      return undefined
    },
  })

  return (
    <Form onSubmit={onSubmit}>
      {failure && <Banner tone="error">{failure}</Banner>}
      <p>Enter the email address of your account, and we will send a code to it.</p>
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <Button type="submit" size="large" block busy={isSubmitting}>
        Send code
      </Button>
    </Form>
  )
}
