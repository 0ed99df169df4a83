import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { useFormMutation } from '#client/relay/useFormMutation.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import { PasswordField } from '#client/ui/PasswordField.tsx'
import { loginSchema } from '#rules/member-rules.ts'
import { FieldWithLink, Form } from '#client/ui/Form.tsx'
import { messages } from '#rules/messages.ts'
import { useLogin } from './useLogin.ts'
import { useCompleteSignIn } from './useCompleteSignIn.ts'

type LoginFormProps = {
  /** Set if the user comes from the code form. They only have to enter the password. */
  email?: string
  onEmailNotVerified: (email: string) => void
}

export function LoginForm({ email = '', onEmailNotVerified }: LoginFormProps) {
  const login = useLogin()
  const completeSignIn = useCompleteSignIn()
  const form = useForm({ resolver: zodResolver(loginSchema), defaultValues: { email, password: '' } })

  const { setFocus } = form
  useEffect(() => {
    if (email) setFocus('password')
  }, [email, setFocus])

  const { failure, errors, isSubmitting, onSubmit } = useFormMutation(form, {
    fallback: messages.loginFailed,
    submit: async (input) => {
      const result = await login(input)
      if (result.__typename === 'LoginPayload') {
        await completeSignIn(result.tokens.accessToken, result.message)
        return undefined
      }
      if (result.__typename !== 'EmailNotVerifiedError') return result
      onEmailNotVerified(input.email)
      return undefined
    },
    onFailure: () => {
      form.resetField('password')
      form.setFocus('password')
    },
  })

  return (
    <Form onSubmit={onSubmit}>
      {failure && <Banner tone="error">{failure}</Banner>}
      <Field
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <FieldWithLink>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <Link to={paths.forgotPassword}>Forgot password?</Link>
      </FieldWithLink>
      <Button type="submit" size="large" block busy={isSubmitting}>
        Login
      </Button>
    </Form>
  )
}
