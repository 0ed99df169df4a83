import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { errorMessage } from '#client/relay/errors.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import { PasswordField } from '#client/ui/PasswordField.tsx'
import { registrationFormSchema } from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import { DateOfBirthField } from './DateOfBirthField.tsx'
import styles from './forms.module.css'
import { showFieldErrors } from './show-field-errors.ts'
import { TermsCheckbox } from './TermsCheckbox.tsx'
import { UsernameField } from './UsernameField.tsx'
import { useRegister } from './useRegister.ts'
import { useUsernameCheck } from './useUsernameCheck.ts'

const empty = {
  username: '',
  dateOfBirth: '',
  email: '',
  password: '',
  confirmPassword: '',
  termsAndConditions: false,
}

type RegisterFormProps = { onRegistered: (email: string, message: string) => void }

export function RegisterForm({ onRegistered }: RegisterFormProps) {
  const register = useRegister()
  const [failure, setFailure] = useState<string>()
  const [today] = useState(() => new Date())
  const form = useForm({
    resolver: zodResolver(registrationFormSchema(() => today)),
    defaultValues: empty,
  })
  const { errors, isSubmitting } = form.formState
  const usernameCheck = useUsernameCheck(useWatch({ control: form.control, name: 'username' }))

  const submit = async ({ username, dateOfBirth, email, password, termsAndConditions }: typeof empty) => {
    setFailure(undefined)
    if (!usernameCheck.isPassed()) {
      form.setFocus('username')
      return
    }
    try {
      const result = await register({ username, dateOfBirth, email, password, termsAndConditions })
      switch (result.__typename) {
        case 'RegisterPayload':
          onRegistered(email, result.message)
          return
        case 'UsernameTakenError':
          form.setError('username', { message: result.message }, { shouldFocus: true })
          return
        case 'ValidationError':
          if (!showFieldErrors(form, result.fields)) setFailure(result.message)
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
      {failure && <Banner tone="error">{failure}</Banner>}
      <div className={styles.pair}>
        <UsernameField
          check={usernameCheck}
          error={errors.username?.message}
          {...form.register('username')}
        />
        <DateOfBirthField
          today={today}
          error={errors.dateOfBirth?.message}
          {...form.register('dateOfBirth')}
        />
      </div>
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <div className={styles.pair}>
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint={messages.passwordHint}
          error={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...form.register('confirmPassword')}
        />
      </div>
      <TermsCheckbox error={errors.termsAndConditions?.message} {...form.register('termsAndConditions')} />
      <Button type="submit" size="large" block busy={isSubmitting}>
        Register
      </Button>
    </form>
  )
}
