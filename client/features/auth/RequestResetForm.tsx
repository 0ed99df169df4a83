import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { RequestPasswordResetInput } from '#client/__generated__/useRequestPasswordResetMutation.graphql.ts'
import styles from './forms.module.css'
import { showFieldErrors } from './show-field-errors.ts'
import { errorMessage } from '#client/relay/errors.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import { addressInputSchema } from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import { useRequestPasswordReset } from './useRequestPasswordReset.ts'

type RequestResetFormProps = {
  /** Typed already when someone comes back to correct it. */
  email?: string
  onSent: (email: string, message: string) => void
}

/** Whose password is forgotten. What is answered does not tell whether the address has an account. */
export function RequestResetForm({ email = '', onSent }: RequestResetFormProps) {
  const requestReset = useRequestPasswordReset()
  const [failure, setFailure] = useState<string>()
  const form = useForm({ resolver: zodResolver(addressInputSchema), defaultValues: { email } })
  const { errors, isSubmitting } = form.formState

  const submit = async (input: RequestPasswordResetInput) => {
    setFailure(undefined)
    try {
      const result = await requestReset(input)
      if (result.__typename === 'RequestPasswordResetPayload') onSent(input.email, result.message)
      else if (result.__typename === '%other') setFailure(messages.codeSendFailed)
      else if (!showFieldErrors(form, result.fields)) setFailure(result.message)
    } catch (error) {
      setFailure(errorMessage(error, { fallback: messages.codeSendFailed }))
    }
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      {failure && <Banner tone="error">{failure}</Banner>}
      <p>Tell us the address of your account, and we send a code to it.</p>
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
    </form>
  )
}
