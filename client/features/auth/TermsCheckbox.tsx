import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { Checkbox } from '#client/ui/Checkbox.tsx'

export function TermsCheckbox(checkbox: Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  return (
    <Checkbox
      label={
        <>
          I accept the{' '}
          <Link to={paths.termsOfService} target="_blank">
            Terms and Conditions
          </Link>
        </>
      }
      {...checkbox}
    />
  )
}
