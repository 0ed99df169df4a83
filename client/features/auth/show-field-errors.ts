import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

type FieldError = { readonly path: string; readonly message: string }

/** Puts the server's sentences at the fields they are about; false when one of them is about no field of this form. */
export function showFieldErrors<TValues extends FieldValues>(
  form: Pick<UseFormReturn<TValues>, 'getValues' | 'setError'>,
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
