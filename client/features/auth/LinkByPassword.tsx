import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Button } from '#client/ui/Button.tsx'
import { PasswordField } from '#client/ui/PasswordField.tsx'
import { passwordProofSchema } from '#rules/member-rules.ts'
import styles from '#client/ui/forms.module.css'

type LinkByPasswordProps = {
  email: string
  /** Resolves to the error if the link was refused. */
  link: (proof: { password: string }) => Promise<string | undefined>
}

export function LinkByPassword({ email, link }: LinkByPasswordProps) {
  const form = useForm({ resolver: zodResolver(passwordProofSchema), defaultValues: { password: '' } })
  const { errors, isSubmitting } = form.formState

  const submit = async ({ password }: { password: string }) => {
    const message = await link({ password })
    if (message) form.setError('password', { message }, { shouldFocus: true })
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
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
      <Button type="submit" size="large" block busy={isSubmitting}>
        Connect and log in
      </Button>
    </form>
  )
}
