import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useRef, useState } from 'react'
import { Banner } from '#client/ui/Banner.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { messages } from '#rules/messages.ts'

/** The secret is stored nowhere and shown only here. */
export function AccessTokenSecret({ token, onDone }: { token: string; onDone: () => void }) {
  const [isCopied, setCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token)
      setCopied(true)
    } catch {
      // Without access to the clipboard, members copy the selected text themselves.
      field.current?.select()
    }
  }

  return (
    <>
      <Banner tone="success">{messages.tokenCreated}</Banner>
      <Field
        ref={field}
        label="Access token"
        value={token}
        readOnly
        spellCheck={false}
        hint={isCopied ? 'Copied' : 'Send it as “Authorization: Bearer …”'}
        announcesNotes
        trailing={
          <IconButton label="Copy" onClick={() => void copy()}>
            {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          </IconButton>
        }
      />
      <Button block onClick={onDone}>
        Done
      </Button>
    </>
  )
}
