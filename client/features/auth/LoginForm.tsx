import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { LoginInput } from '#client/__generated__/useLoginMutation.graphql.ts'
import { paths } from '#client/paths.ts'
import { errorMessage } from '#client/relay/errors.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import { PasswordField } from '#client/ui/PasswordField.tsx'
import { loginSchema } from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import styles from './forms.module.css'
import { showFieldErrors } from './show-field-errors.ts'
import { useLogin } from './useLogin.ts'
import { useCompleteSignIn } from './useCompleteSignIn.ts'

type LoginFormProps = {
  /** Known already when someone comes here from the code view. */
  email?: string
  onEmailNotVerified: (email: string) => void
}

export function LoginForm({ email = '', onEmailNotVerified }: LoginFormProps) {
  const login = useLogin()
  const welcome = useCompleteSignIn()
  const [failure, setFailure] = useState<string>()
  const form = useForm({ resolver: zodResolver(loginSchema), defaultValues: { email, password: '' } })
  const { errors, isSubmitting } = form.formState

  const refuse = (message: string) => {
    setFailure(message)
    form.resetField('password')
    form.setFocus('password')
  }

  const submit = async (input: LoginInput) => {
    setFailure(undefined)
    try {
      const result = await login(input)
      switch (result.__typename) {
        case 'LoginPayload':
          await welcome(result.tokens.accessToken, result.message)
          return
        case 'EmailNotVerifiedError':
          onEmailNotVerified(input.email)
          return
        case 'ValidationError':
          if (!showFieldErrors(form, result.fields)) refuse(result.message)
          return
        case 'BadCredentialsError':
          refuse(result.message)
          return
        case '%other':
          refuse(messages.loginFailed)
      }
    } catch (error) {
      refuse(errorMessage(error, { fallback: messages.loginFailed }))
    }
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      {failure && <Banner tone="error">{failure}</Banner>}
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <div className={styles.withLink}>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <Link to={paths.forgotPassword}>Forgot password?</Link>
      </div>
      <Button type="submit" size="large" block busy={isSubmitting}>
        Login
      </Button>
    </form>
  )
}
