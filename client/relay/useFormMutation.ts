import { useState, type FormEvent } from 'react'
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { errorMessage } from './errors.ts'

type FieldError = { readonly path: string; readonly message: string }

/** A mutation result that is not the payload. Results of types that this client does not know have no message. */
type Refusal = {
  readonly __typename?: string
  readonly message?: string
  readonly fields?: readonly FieldError[]
}

type FormMutation<TValues extends FieldValues, TSubmitted> = {
  /** Resolves to the refusal to show, or to undefined if the mutation succeeded or the form handles the refusal itself. */
  submit: (values: TSubmitted) => Promise<Refusal | undefined>
  /** Shown for failures without a message. */
  fallback: string
  /** Called after a failure that concerns no single field. */
  onFailure?: (() => void) | undefined
  onInvalid?: (errors: FieldErrors<TValues>) => void
}

/** Submits a form with a mutation. Field errors are set on their fields; the message of any other failure is returned. */
export function useFormMutation<TValues extends FieldValues, TSubmitted>(
  form: UseFormReturn<TValues, unknown, TSubmitted>,
  { submit, fallback, onFailure, onInvalid }: FormMutation<TValues, TSubmitted>,
) {
  const [failure, setFailure] = useState<string>()

  const fail = (message: string) => {
    setFailure(message)
    onFailure?.()
  }

  const handleSubmit = form.handleSubmit(async (values) => {
    setFailure(undefined)
    try {
      const refusal = await submit(values)
      if (refusal && !showFieldErrors(form, refusal.fields ?? [])) fail(refusal.message ?? fallback)
    } catch (error) {
      fail(errorMessage(error, { fallback }))
    }
  }, onInvalid)

  const { errors, isSubmitting } = form.formState
  return { failure, errors, isSubmitting, onSubmit: (event: FormEvent) => void handleSubmit(event) }
}

/** Returns whether every error belongs to a field of this form. */
function showFieldErrors<TValues extends FieldValues, TSubmitted>(
  form: UseFormReturn<TValues, unknown, TSubmitted>,
  fieldErrors: readonly FieldError[],
): boolean {
  const values = form.getValues()
  const isField = (path: string): path is Path<TValues> => path in values
  let allShown = fieldErrors.length > 0
  for (const { path, message } of fieldErrors) {
    if (isField(path)) form.setError(path, { message }, { shouldFocus: true })
    else allShown = false
  }
  return allShown
}
