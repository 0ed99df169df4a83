import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useFormMutation } from '#client/relay/useFormMutation.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { identityProfileSchema } from '#rules/member-rules.ts'
import { Form } from '#client/ui/Form.tsx'
import { messages } from '#rules/messages.ts'
import { DateOfBirthField } from './DateOfBirthField.tsx'
import { TermsCheckbox } from './TermsCheckbox.tsx'
import { UsernameField } from './UsernameField.tsx'
import { useSignInWithIdentity } from './useSignInWithIdentity.ts'
import { useUsernameCheck } from './useUsernameCheck.ts'
import { useCompleteSignIn } from './useCompleteSignIn.ts'

/** The profile of an identity without an account. */
export type NewMember = { idToken: string; email: string; suggestedUsername: string; message: string }

type IdentitySignUpFormProps = {
  newMember: NewMember
  /** The ID token has expired or was used: the user must sign in with the provider again. */
  onRejected: (message: string) => void
}

/** Asks a new member for the data that the identity provider does not supply. */
export function IdentitySignUpForm({ newMember, onRejected }: IdentitySignUpFormProps) {
  const { idToken, email, suggestedUsername, message } = newMember
  const signIn = useSignInWithIdentity()
  const completeSignIn = useCompleteSignIn()
  const [today] = useState(() => new Date())
  const form = useForm({
    resolver: zodResolver(identityProfileSchema(() => today)),
    defaultValues: { username: suggestedUsername, dateOfBirth: '', termsAndConditions: false },
  })
  const usernameCheck = useUsernameCheck(useWatch({ control: form.control, name: 'username' }))

  const { failure, errors, isSubmitting, onSubmit } = useFormMutation(form, {
    fallback: messages.registrationFailed,
    submit: async (profile) => {
      if (!(await usernameCheck.mayRegister())) {
        form.setFocus('username')
        return undefined
      }
      const result = await signIn({ ...profile, idToken })
      switch (result.__typename) {
        case 'SignInWithIdentityPayload':
          await completeSignIn(result.tokens.accessToken, result.message)
          return undefined
        case 'UsernameTakenError':
          return { ...result, fields: [{ path: 'username', message: result.message }] }
        case 'ValidationError':
        case '%other':
          return result
        default:
          onRejected(result.message)
          return undefined
      }
    },
    onInvalid: usernameCheck.onInvalid,
  })

  return (
    <Form onSubmit={onSubmit}>
      {failure ? <Banner tone="error">{failure}</Banner> : <Banner tone="info">{message}</Banner>}
      <p>
        Choose a username. Your email address <strong>{email}</strong> stays private.
      </p>
      <UsernameField check={usernameCheck} error={errors.username?.message} {...form.register('username')} />
      <DateOfBirthField today={today} error={errors.dateOfBirth?.message} {...form.register('dateOfBirth')} />
      <TermsCheckbox error={errors.termsAndConditions?.message} {...form.register('termsAndConditions')} />
      <Button type="submit" size="large" block busy={isSubmitting}>
        Create my account
      </Button>
    </Form>
  )
}
