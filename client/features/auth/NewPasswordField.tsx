import type { FieldProps } from '#client/ui/Field.tsx'
import { PasswordField } from '#client/ui/PasswordField.tsx'
import { PASSWORD_MIN } from '#rules/limits.ts'
import { hasBothCases, hasSpecialCharacter } from '#rules/member-rules.ts'
import { CheckedHint } from './CheckedHint.tsx'
import styles from './NewPasswordField.module.css'

const CONDITIONS = [
  {
    label: `At least ${PASSWORD_MIN} characters`,
    isMet: (password: string) => password.length >= PASSWORD_MIN,
  },
  { label: 'Upper and lower case', isMet: hasBothCases },
  { label: 'A special character', isMet: hasSpecialCharacter },
]

type NewPasswordFieldProps = Omit<FieldProps, 'hint'> & { password: string }

/** A field for a new password. Each condition is ticked as soon as the password meets it. */
export function NewPasswordField({ password, error, ...field }: NewPasswordFieldProps) {
  const checklist = (
    <span className={styles.checklist}>
      {CONDITIONS.map(({ label, isMet }) => (
        <CheckedHint key={label} isMet={isMet(password)}>
          {label}
        </CheckedHint>
      ))}
    </span>
  )
  return (
    <div>
      <PasswordField autoComplete="new-password" error={error} hint={checklist} {...field} />
      {error && checklist}
    </div>
  )
}
