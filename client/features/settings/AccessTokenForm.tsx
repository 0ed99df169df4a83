import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useFormMutation } from '#client/relay/useFormMutation.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import { PasswordField } from '#client/ui/PasswordField.tsx'
import { SelectField } from '#client/ui/SelectField.tsx'
import { Form } from '#client/ui/Form.tsx'
import { PERSONAL_TOKEN_DAYS, PERSONAL_TOKEN_DAYS_DEFAULT } from '#rules/limits.ts'
import { personalTokenFormSchema, type TokenScope } from '#rules/token-rules.ts'
import { useCreateAccessToken } from './useCreateAccessToken.ts'

type AccessTokenValues = { name: string; scope: TokenScope; expiresInDays: number; password: string }

const empty: AccessTokenValues = {
  name: '',
  scope: 'read',
  expiresInDays: PERSONAL_TOKEN_DAYS_DEFAULT,
  password: '',
}
const scopeNames = { read: 'READ', write: 'WRITE' } as const

type AccessTokenFormProps = {
  hasPassword: boolean
  onCreate: (secret: string) => void
}

export function AccessTokenForm({ hasPassword, onCreate }: AccessTokenFormProps) {
  const createAccessToken = useCreateAccessToken()
  const form = useForm({
    resolver: zodResolver(personalTokenFormSchema({ hasPassword })),
    defaultValues: empty,
  })

  const { failure, errors, isSubmitting, onSubmit } = useFormMutation(form, {
    fallback: 'Failed to create the access token',
    submit: async ({ name, scope, expiresInDays, password }) => {
      const result = await createAccessToken({
        name,
        expiresInDays,
        scopes: [scopeNames[scope]],
        ...(hasPassword && { password }),
      })
      if (result.__typename !== 'CreateAccessTokenPayload') return result
      onCreate(result.token)
      return undefined
    },
  })

  return (
    <Form onSubmit={onSubmit}>
      <Field
        label="Name"
        autoComplete="off"
        hint="For example “Meme of the day bot”"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <SelectField label="Access" error={errors.scope?.message} {...form.register('scope')}>
        <option value="read">Read: see what you can see</option>
        <option value="write">Read and write: also post, react and edit your profile</option>
      </SelectField>
      <SelectField
        label="Expires after"
        error={errors.expiresInDays?.message}
        {...form.register('expiresInDays', { valueAsNumber: true })}
      >
        {PERSONAL_TOKEN_DAYS.map((days) => (
          <option key={days} value={days}>
            {days === 365 ? '1 year' : `${days} days`}
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
        Create token
      </Button>
    </Form>
  )
}
