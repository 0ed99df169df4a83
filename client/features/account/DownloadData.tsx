import Download from 'lucide-react/icons/download'
import { buttonClass } from '#client/ui/button-look.ts'

/** A file, so the browser itself fetches and keeps it. */
export function DownloadData() {
  return (
    <a
      href="/api/v1/users/me/data-export"
      download="guffaw-data.json"
      className={buttonClass({ variant: 'secondary' })}
    >
      <Download aria-hidden="true" />
      Download your data
    </a>
  )
}
