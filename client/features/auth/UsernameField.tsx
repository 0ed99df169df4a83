import type { ChangeEvent } from 'react'
import { Field, type FieldProps } from '#client/ui/Field.tsx'
import { CheckedHint } from './CheckedHint.tsx'
import type { UsernameCheck } from './useUsernameCheck.ts'

type UsernameFieldProps = Omit<FieldProps, 'label' | 'hint'> & { check: UsernameCheck }

/** The field for a new username, with its availability as hint or error. Spaces are removed. */
export function UsernameField({ check, error, onChange, ...field }: UsernameFieldProps) {
  return (
    <Field
      label="Username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      announcesNotes
      {...field}
      error={error ?? check.error}
      hint={check.hint && <CheckedHint isMet={check.isAvailable}>{check.hint}</CheckedHint>}
      onChange={(event) => {
        stripSpaces(event)
        onChange?.(event)
      }}
    />
  )
}

function stripSpaces({ target }: ChangeEvent<HTMLInputElement>): void {
  target.value = target.value.replace(/\s/g, '')
}
