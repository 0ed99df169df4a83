import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ContentSettings_viewer$key } from '#client/__generated__/ContentSettings_viewer.graphql.ts'
import type { SensitiveMedia } from '#client/__generated__/useSetSensitiveMediaMutation.graphql.ts'
import { mutationFailure } from '#client/relay/errors.ts'
import { SegmentedChoice } from '#client/ui/SegmentedChoice.tsx'
import { notify } from '#client/ui/toast.ts'
import { messages } from '#rules/messages.ts'
import { useSetSensitiveMedia } from './useSetSensitiveMedia.ts'

const CHOICES = [
  { value: 'SHOW', label: 'Show' },
  { value: 'BLUR', label: 'Blur' },
  { value: 'HIDE', label: 'Hide' },
] as const

const EFFECTS = {
  SHOW: 'You see sensitive posts like all others.',
  BLUR: 'Pictures and videos of sensitive posts are blurred until you show them.',
  HIDE: 'Sensitive posts are left out of your lists. Where you still meet one, it is blurred.',
}

/** The settings section for sensitive posts. */
export function ContentSettings({ viewer }: { viewer: ContentSettings_viewer$key }) {
  const { sensitiveMedia } = useFragment(
    graphql`
      fragment ContentSettings_viewer on Viewer {
        sensitiveMedia
      }
    `,
    viewer,
  )
  const setSensitiveMedia = useSetSensitiveMedia()
  const [chosen, setChosen] = useState<SensitiveMedia>()

  const choose = async (value: SensitiveMedia) => {
    setChosen(value)
    const message = await mutationFailure(setSensitiveMedia(value), {
      fallback: messages.sensitiveMediaFailed,
    })
    setChosen(undefined)
    if (message) notify.error(message)
  }
  return (
    <>
      <SegmentedChoice
        label="Sensitive posts"
        choices={CHOICES}
        current={chosen ?? sensitiveMedia}
        onChange={(value) => void choose(value)}
      />
      {/* The lists that open next follow the saved setting only. */}
      <p role="status">{EFFECTS[sensitiveMedia]}</p>
    </>
  )
}
