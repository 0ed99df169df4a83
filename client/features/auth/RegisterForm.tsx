import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useFormMutation } from '#client/relay/useFormMutation.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import { PasswordField } from '#client/ui/PasswordField.tsx'
import { registrationFormSchema } from '#rules/member-rules.ts'
import { FieldPair, Form } from '#client/ui/Form.tsx'
import { messages } from '#rules/messages.ts'
import { DateOfBirthField } from './DateOfBirthField.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
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
  const [today] = useState(() => new Date())
  const form = useForm({
    resolver: zodResolver(registrationFormSchema(() => today)),
    defaultValues: empty,
  })
  const [username, password] = useWatch({ control: form.control, name: ['username', 'password'] })
  const usernameCheck = useUsernameCheck(username)

  const { failure, errors, isSubmitting, onSubmit } = useFormMutation(form, {
    fallback: messages.registrationFailed,
    submit: async ({ confirmPassword: _repeated, ...input }) => {
      if (!(await usernameCheck.mayRegister())) {
        form.setFocus('username')
        return undefined
      }
      const result = await register(input)
      if (result.__typename === 'UsernameTakenError')
        return { ...result, fields: [{ path: 'username', message: result.message }] }
      if (result.__typename !== 'RegisterPayload') return result
      onRegistered(input.email, result.message)
      return undefined
    },
    onInvalid: usernameCheck.onInvalid,
  })

  return (
    <Form onSubmit={onSubmit}>
      {failure && <Banner tone="error">{failure}</Banner>}
      <FieldPair>
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
      </FieldPair>
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <FieldPair>
        <NewPasswordField
          label="Password"
          password={password}
          error={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...form.register('confirmPassword')}
        />
      </FieldPair>
      <TermsCheckbox error={errors.termsAndConditions?.message} {...form.register('termsAndConditions')} />
      <Button type="submit" size="large" block busy={isSubmitting}>
        Register
      </Button>
    </Form>
  )
}
