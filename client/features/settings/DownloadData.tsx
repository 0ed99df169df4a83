import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DownloadData_viewer$key } from '#client/__generated__/DownloadData_viewer.graphql.ts'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { DownloadDataForm } from './DownloadDataForm.tsx'

/** Asks for the password before the data is downloaded. */
export function DownloadData({ viewer }: { viewer: DownloadData_viewer$key }) {
  const { hasPassword } = useFragment(
    graphql`
      fragment DownloadData_viewer on Viewer {
        hasPassword
      }
    `,
    viewer,
  )
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Download aria-hidden="true" />
        Download your data
      </Button>
      <Dialog open={isOpen} title="Download your data" onClose={close}>
        <DownloadDataForm hasPassword={hasPassword} onDone={close} />
      </Dialog>
    </>
  )
}
