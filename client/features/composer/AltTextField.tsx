import { TextAreaField } from '#client/ui/TextAreaField.tsx'
import { ALT_TEXT_MAX } from '#rules/limits.ts'
import { altTextError, altTextLength } from './post-draft.ts'

type AltTextFieldProps = { value: string; isLocked: boolean; onChange: (value: string) => void }

/** Asks for a description as long as there is none, and stands in nobody's way. */
export function AltTextField({ value, isLocked, onChange }: AltTextFieldProps) {
  return (
    <TextAreaField
      label="Describe the picture"
      placeholder="What is to be seen, and what is written on it?"
      rows={2}
      dir="auto"
      value={value}
      readOnly={isLocked}
      error={altTextError(value)}
      hint={
        value.trim() === ''
          ? 'Not everyone can see it: a few words let them in on the joke.'
          : `${altTextLength(value)}/${ALT_TEXT_MAX}`
      }
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
