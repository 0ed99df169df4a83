import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useFormMutation } from '#client/relay/useFormMutation.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { PasswordField } from '#client/ui/PasswordField.tsx'
import { Form } from '#client/ui/Form.tsx'
import { passwordFormSchema } from '#rules/member-rules.ts'
import { messages } from '#rules/messages.ts'
import { downloadData } from './download-data.ts'

type DownloadDataFormProps = { hasPassword: boolean; onDone: () => void }

export function DownloadDataForm({ hasPassword, onDone }: DownloadDataFormProps) {
  const form = useForm({
    resolver: zodResolver(passwordFormSchema({ hasPassword })),
    defaultValues: { password: '' },
  })

  const { failure, errors, isSubmitting, onSubmit } = useFormMutation(form, {
    fallback: messages.dataExportFailed,
    submit: async ({ password }) => {
      const refusal = await downloadData(hasPassword ? password : undefined)
      if (!refusal) onDone()
      return refusal
    },
  })

  return (
    <Form onSubmit={onSubmit}>
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
    </Form>
  )
}
