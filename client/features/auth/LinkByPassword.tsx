import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useFormMutation } from '#client/relay/useFormMutation.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { PasswordField } from '#client/ui/PasswordField.tsx'
import { Form } from '#client/ui/Form.tsx'
import { messages } from '#rules/messages.ts'
import { passwordProofSchema } from '#rules/member-rules.ts'

type LinkByPasswordProps = {
  email: string
  /** Resolves to the refusal, if any. */
  link: (proof: { password: string }) => Promise<{ message: string } | undefined>
}

export function LinkByPassword({ email, link }: LinkByPasswordProps) {
  const form = useForm({ resolver: zodResolver(passwordProofSchema), defaultValues: { password: '' } })
  const { failure, errors, isSubmitting, onSubmit } = useFormMutation(form, {
    fallback: messages.identityLinkFailed,
    submit: async (proof) => {
      const refusal = await link(proof)
      return refusal && { fields: [{ path: 'password', message: refusal.message }] }
    },
  })

  return (
    <Form onSubmit={onSubmit}>
      <p>
        Enter the password of the account of <strong>{email}</strong>.
      </p>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      {failure && <Banner tone="error">{failure}</Banner>}
      <Button type="submit" size="large" block busy={isSubmitting}>
        Connect and log in
      </Button>
    </Form>
  )
}
