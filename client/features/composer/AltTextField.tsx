import { TextAreaField } from '#client/ui/TextAreaField.tsx'
import { ALT_TEXT_MAX } from '#rules/limits.ts'
import { altTextError, altTextLength } from '#client/features/drafts/draft-rules.ts'

type AltTextFieldProps = { value: string; isLocked: boolean; onChange: (value: string) => void }

/** Optional. The hint explains its use while it is empty. */
export function AltTextField({ value, isLocked, onChange }: AltTextFieldProps) {
  return (
    <TextAreaField
      label="Alternative text"
      placeholder="Describe the image, including any text."
      rows={2}
      dir="auto"
      value={value}
      readOnly={isLocked}
      error={altTextError(value)}
      hint={
        altTextLength(value) === 0
          ? 'Helps people who cannot see the image to get the joke.'
          : `${altTextLength(value)}/${ALT_TEXT_MAX}`
      }
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
