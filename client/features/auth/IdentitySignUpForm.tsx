import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { errorMessage } from '#client/relay/errors.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { identityProfileSchema } from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import { DateOfBirthField } from './DateOfBirthField.tsx'
import styles from './forms.module.css'
import { showFieldErrors } from './show-field-errors.ts'
import { TermsCheckbox } from './TermsCheckbox.tsx'
import { UsernameField } from './UsernameField.tsx'
import { useSignInWithIdentity } from './useSignInWithIdentity.ts'
import { useUsernameCheck } from './useUsernameCheck.ts'
import { useCompleteSignIn } from './useCompleteSignIn.ts'

/** Whom the identity provider vouches for and we do not know yet. */
export type Newcomer = { idToken: string; email: string; suggestedUsername: string; message: string }

type IdentitySignUpFormProps = {
  newcomer: Newcomer
  /** The provider's word holds no longer: they have to go through its door again. */
  onRejected: (message: string) => void
}

/** What the provider does not tell, asked before a new member is made. */
export function IdentitySignUpForm({ newcomer, onRejected }: IdentitySignUpFormProps) {
  const { idToken, email, suggestedUsername, message } = newcomer
  const signIn = useSignInWithIdentity()
  const welcome = useCompleteSignIn()
  const [failure, setFailure] = useState<string>()
  const [today] = useState(() => new Date())
  const form = useForm({
    resolver: zodResolver(identityProfileSchema(() => today)),
    defaultValues: { username: suggestedUsername, dateOfBirth: '', termsAndConditions: false },
  })
  const { errors, isSubmitting } = form.formState
  const usernameCheck = useUsernameCheck(useWatch({ control: form.control, name: 'username' }))

  const submit = async (profile: { username: string; dateOfBirth: string; termsAndConditions: boolean }) => {
    setFailure(undefined)
    if (!usernameCheck.isPassed()) {
      form.setFocus('username')
      return
    }
    try {
      const result = await signIn({ ...profile, idToken })
      switch (result.__typename) {
        case 'SignInWithIdentityPayload':
          await welcome(result.tokens.accessToken, result.message)
          return
        case 'UsernameTakenError':
          form.setError('username', { message: result.message }, { shouldFocus: true })
          return
        case 'ValidationError':
          if (!showFieldErrors(form, result.fields)) setFailure(result.message)
          return
        case 'IdentityProfileNeeded':
        case 'IdentityLinkNeeded':
        case 'InvalidCodeError':
        case 'IdentityRejectedError':
          onRejected(result.message)
          return
        case '%other':
          setFailure(messages.registrationFailed)
      }
    } catch (error) {
      setFailure(errorMessage(error, { fallback: messages.registrationFailed }))
    }
  }

  const handleSubmit = form.handleSubmit(submit, () => void usernameCheck.isPassed())
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      {failure ? <Banner tone="error">{failure}</Banner> : <Banner tone="info">{message}</Banner>}
      <p>
        You will be known here by a username; your address <strong>{email}</strong> stays with us.
      </p>
      <UsernameField check={usernameCheck} error={errors.username?.message} {...form.register('username')} />
      <DateOfBirthField today={today} error={errors.dateOfBirth?.message} {...form.register('dateOfBirth')} />
      <TermsCheckbox error={errors.termsAndConditions?.message} {...form.register('termsAndConditions')} />
      <Button type="submit" size="large" block busy={isSubmitting}>
        Create my account
      </Button>
    </form>
  )
}
