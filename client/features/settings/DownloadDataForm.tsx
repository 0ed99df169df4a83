import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import styles from '#client/features/auth/forms.module.css'
import { errorMessage } from '#client/relay/errors.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { PasswordField } from '#client/ui/PasswordField.tsx'
import { passwordFormSchema } from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import { downloadData } from './download-data.ts'

type DownloadDataFormProps = { hasPassword: boolean; onDone: () => void }

export function DownloadDataForm({ hasPassword, onDone }: DownloadDataFormProps) {
  const [failure, setFailure] = useState<string>()
  const form = useForm({
    resolver: zodResolver(passwordFormSchema({ hasPassword })),
    defaultValues: { password: '' },
  })
  const { errors, isSubmitting } = form.formState

  const submit = async ({ password }: { password: string }) => {
    setFailure(undefined)
    try {
      const refusal = await downloadData(hasPassword ? password : undefined)
      if (!refusal) onDone()
      else if (refusal.code === 'VALIDATION_FAILED')
        form.setError('password', { message: refusal.message }, { shouldFocus: true })
      else setFailure(refusal.message)
    } catch (error) {
      setFailure(errorMessage(error, { fallback: messages.dataExportFailed }))
    }
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <p>The file contains your posts, your profile and your devices. Store it in a safe place.</p>
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
        Download
      </Button>
    </form>
  )
}
