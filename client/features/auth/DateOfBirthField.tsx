import { MINIMUM_AGE_YEARS } from '#rules/limits.ts'
import { Field, type FieldProps } from '#client/ui/Field.tsx'

type DateOfBirthFieldProps = Omit<FieldProps, 'label'> & { today: Date }

export function DateOfBirthField({ today, ...field }: DateOfBirthFieldProps) {
  return (
    <Field
      label="Date of birth"
      type="date"
      autoComplete="bday"
      min="1900-01-01"
      max={today.toISOString().slice(0, 10)}
      hint={`You must be ${MINIMUM_AGE_YEARS} or older`}
      {...field}
    />
  )
}
