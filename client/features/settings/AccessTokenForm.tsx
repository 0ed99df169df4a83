import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import styles from '#client/features/auth/forms.module.css'
import { showFieldErrors } from '#client/features/auth/show-field-errors.ts'
import { errorMessage } from '#client/relay/errors.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import { PasswordField } from '#client/ui/PasswordField.tsx'
import { SelectField } from '#client/ui/SelectField.tsx'
import { PERSONAL_TOKEN_DAYS, PERSONAL_TOKEN_DAYS_DEFAULT } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { personalTokenFormSchema, type TokenScope } from '#rules/token-rules.ts'
import { useCreateAccessToken } from './useCreateAccessToken.ts'

type AccessTokenWishes = { name: string; scope: TokenScope; expiresInDays: number; password: string }

const empty: AccessTokenWishes = {
  name: '',
  scope: 'read',
  expiresInDays: PERSONAL_TOKEN_DAYS_DEFAULT,
  password: '',
}
const scopeNames = { read: 'READ', write: 'WRITE' } as const

type AccessTokenFormProps = {
  hasPassword: boolean
  /** Gets the secret. */
  onMake: (token: string) => void
}

export function AccessTokenForm({ hasPassword, onMake }: AccessTokenFormProps) {
  const createAccessToken = useCreateAccessToken()
  const [failure, setFailure] = useState<string>()
  const form = useForm({
    resolver: zodResolver(personalTokenFormSchema({ hasPassword })),
    defaultValues: empty,
  })
  const { errors, isSubmitting } = form.formState

  const submit = async ({ name, scope, expiresInDays, password }: AccessTokenWishes) => {
    setFailure(undefined)
    try {
      const result = await createAccessToken({
        name,
        expiresInDays,
        scopes: [scopeNames[scope]],
        ...(hasPassword && { password }),
      })
      if (result.__typename === 'CreateAccessTokenPayload') onMake(result.token)
      else if (result.__typename === '%other') setFailure(messages.tokenCreateFailed)
      else if (result.__typename !== 'ValidationError' || !showFieldErrors(form, result.fields))
        setFailure(result.message)
    } catch (error) {
      setFailure(errorMessage(error, { fallback: messages.tokenCreateFailed }))
    }
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Field
        label="Name"
        autoComplete="off"
        hint="To know it again by, such as “Meme of the day bot”"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <SelectField label="It may" error={errors.scope?.message} {...form.register('scope')}>
        <option value="read">Read: see what you see</option>
        <option value="write">Read and write: also post, react and edit your profile</option>
      </SelectField>
      <SelectField
        label="It expires after"
        error={errors.expiresInDays?.message}
        {...form.register('expiresInDays', { valueAsNumber: true })}
      >
        {PERSONAL_TOKEN_DAYS.map((days) => (
          <option key={days} value={days}>
            {days === 365 ? 'A year' : `${days} days`}
          </option>
        ))}
      </SelectField>
      {hasPassword && (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
      )}
      {failure && <Banner tone="error">{failure}</Banner>}
      <Button type="submit" block busy={isSubmitting}>
        Make access token
      </Button>
    </form>
  )
}
