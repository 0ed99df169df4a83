import { graphql, useFragment } from 'react-relay/hooks'
import type { PrivacySettings_viewer$key } from '#client/__generated__/PrivacySettings_viewer.graphql.ts'
import { BlockedMembers } from './BlockedMembers.tsx'
import { MutedMembers } from './MutedMembers.tsx'
import { MutedWords } from './MutedWords.tsx'
import styles from './PrivacySettings.module.css'

/** The settings section with blocked members, muted members and muted words. */
export function PrivacySettings({ viewer: viewerRef }: { viewer: PrivacySettings_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment PrivacySettings_viewer on Viewer {
        ...BlockedMembers_viewer
        ...MutedMembers_viewer
        ...MutedWords_viewer
      }
    `,
    viewerRef,
  )
  return (
    <div className={styles.lists}>
      <BlockedMembers viewer={viewer} />
      <MutedMembers viewer={viewer} />
      <MutedWords viewer={viewer} />
    </div>
  )
}
