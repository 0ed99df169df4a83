import Flag from 'lucide-react/icons/flag'
import { lazyOptional } from '#client/ui/lazy-optional.tsx'
import { MenuItem } from '#client/ui/MenuItem.tsx'
import type { ReportedMember, ReportSubject } from './report-subject.ts'

const ReportDialog = lazyOptional(async () => (await import('./ReportDialog.tsx')).ReportDialog)

type ReportItemProps = { subject: ReportSubject; member?: ReportedMember }

export function ReportItem({ subject, member }: ReportItemProps) {
  return (
    <MenuItem
      label={`Report ${subject.name}`}
      icon={Flag}
      isDanger
      renderDialog={(controls) => <ReportDialog subject={subject} member={member} {...controls} />}
    />
  )
}
