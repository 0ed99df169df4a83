import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { GROUP_RULES_MAX } from '#rules/limits.ts'
import styles from './GroupForm.module.css'

type RulesFieldProps = {
  rules: readonly string[]
  /** The message for each rule. */
  errors: readonly (string | undefined)[]
  onChange: (rules: string[]) => void
}

/** The rules of a group, one field each. */
export function RulesField({ rules, errors, onChange }: RulesFieldProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const count = useRef(rules.length)
  // A new rule is written at once, and after the removal of one the focus stays in the group.
  useEffect(() => {
    if (count.current === rules.length) return
    count.current = rules.length
    const inputs = group.current?.querySelectorAll('input') ?? []
    const target = inputs[inputs.length - 1] ?? group.current?.querySelector('button')
    target?.focus()
  }, [rules.length])
  return (
    <fieldset ref={group} className={styles.rules}>
      <legend>Rules</legend>
      {rules.map((rule, index) => (
        <Field
          // oxlint-disable-next-line react/no-array-index-key -- the rules have no ids, and the fields no state
          key={index}
          label={`Rule ${index + 1}`}
          dir="auto"
          value={rule}
          error={errors[index]}
          onChange={({ target }) => onChange(rules.map((other, at) => (at === index ? target.value : other)))}
          trailing={
            <IconButton
              label={`Remove rule ${index + 1}`}
              onClick={() => onChange(rules.filter((_, at) => at !== index))}
            >
              <X aria-hidden="true" />
            </IconButton>
          }
        />
      ))}
      {rules.length < GROUP_RULES_MAX && (
        <div>
          <Button variant="secondary" size="small" onClick={() => onChange([...rules, ''])}>
            Add a rule
          </Button>
        </div>
      )}
    </fieldset>
  )
}
