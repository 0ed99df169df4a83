import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useFormMutation } from '#client/relay/useFormMutation.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { CharacterCount } from '#client/ui/CharacterCount.tsx'
import { Form } from '#client/ui/Form.tsx'
import { TextAreaField } from '#client/ui/TextAreaField.tsx'
import { DECISION_NOTE_MAX, TEXT_INPUT_MAX_CODE_UNITS } from '#rules/limits.ts'
import { appealSchema } from '#rules/moderation-rules.ts'
import { countCharacters, normalizeText } from '#rules/post-text.ts'
import * as decisionMessages from './decision-messages.ts'
import { useAppeal } from './useAppeal.ts'

type AppealFormProps = {
  /** The case of the viewer, or the token from the mail. */
  decision: { caseId: string } | { token: string }
  focusOnMount?: boolean
  onSent: () => void
}

/** After a failure the text stays. */
export function AppealForm({ decision, focusOnMount = false, onSent }: AppealFormProps) {
  const appeal = useAppeal()
  const form = useForm({ resolver: zodResolver(appealSchema), defaultValues: { text: '' } })
  const { setFocus } = form
  useEffect(() => {
    if (focusOnMount) setFocus('text')
  }, [focusOnMount, setFocus])
  const { failure, errors, isSubmitting, onSubmit } = useFormMutation(form, {
    fallback: decisionMessages.appealFailed,
    submit: async (values) => {
      const result = await appeal({ ...decision, ...values })
      if (result.__typename !== 'AppealPayload') return result
      onSent()
      return undefined
    },
  })
  const text = useWatch({ control: form.control, name: 'text' })
  const length = countCharacters(normalizeText(text), TEXT_INPUT_MAX_CODE_UNITS)
  return (
    <Form aria-label="Appeal" onSubmit={onSubmit}>
      {failure && <Banner tone="error">{failure}</Banner>}
      <TextAreaField
        label="Why should the decision change?"
        rows={4}
        dir="auto"
        hint="You can appeal once. If there is another moderator, that one decides."
        error={errors.text?.message}
        counter={<CharacterCount count={length} maximum={DECISION_NOTE_MAX} />}
        {...form.register('text')}
      />
      <Button type="submit" busy={isSubmitting}>
        Send appeal
      </Button>
    </Form>
  )
}
