import { zodResolver } from '@hookform/resolvers/zod'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay/hooks'
import type { MutedWords_viewer$key } from '#client/__generated__/MutedWords_viewer.graphql.ts'
import { mutationFailure } from '#client/relay/errors.ts'
import { useFormMutation } from '#client/relay/useFormMutation.ts'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import { Form } from '#client/ui/Form.tsx'
import { notify } from '#client/ui/toast.ts'
import { MUTED_WORDS_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { newMutedWordSchema } from '#rules/safety-rules.ts'
import styles from './MutedWords.module.css'
import { useSetMutedWords } from './useSetMutedWords.ts'

/** The words that hide posts and comments, with a form to add one. */
export function MutedWords({ viewer }: { viewer: MutedWords_viewer$key }) {
  const { mutedWords } = useFragment(
    graphql`
      fragment MutedWords_viewer on Viewer {
        mutedWords
      }
    `,
    viewer,
  )
  const headingId = useId()
  const setMutedWords = useSetMutedWords()
  const form = useForm({ resolver: zodResolver(newMutedWordSchema), defaultValues: { word: '' } })

  const { failure, errors, isSubmitting, onSubmit } = useFormMutation(form, {
    fallback: messages.mutedWordsFailed,
    submit: async ({ word }) => {
      if (mutedWords.length >= MUTED_WORDS_MAX) return { message: messages.tooManyMutedWords }
      const result = await setMutedWords([...mutedWords, word])
      if (result.__typename !== 'SetMutedWordsPayload') return result
      form.reset()
      return undefined
    },
  })
  const remove = async (word: string) => {
    const message = await mutationFailure(setMutedWords(mutedWords.filter((other) => other !== word)), {
      fallback: messages.mutedWordsFailed,
    })
    if (message) notify.error(message)
    else form.setFocus('word')
  }

  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.title}>
        Muted words
      </h2>
      <p className={styles.about}>
        Posts and comments with these words or phrases are left out of your lists and notifications.
      </p>
      {mutedWords.length > 0 && (
        <ul aria-labelledby={headingId} className={styles.words}>
          {mutedWords.map((word) => (
            <li key={word} className={styles.word}>
              <bdi>{word}</bdi>
              <button
                type="button"
                aria-label={`Remove ${word}`}
                className={styles.remove}
                onClick={() => void remove(word)}
              >
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Form onSubmit={onSubmit}>
        {failure && <Banner tone="error">{failure}</Banner>}
        <Field
          label="Word or phrase"
          autoComplete="off"
          error={errors.word?.message}
          {...form.register('word')}
        />
        <Button type="submit" variant="secondary" busy={isSubmitting}>
          Mute word
        </Button>
      </Form>
    </section>
  )
}
