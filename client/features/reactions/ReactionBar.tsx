import Frown from 'lucide-react/icons/frown'
import type { useSetReaction_subject$key } from '#client/__generated__/useSetReaction_subject.graphql.ts'
import type { ShortcutKey } from '#client/ui/shortcuts/shortcuts.ts'
import { CountButton } from '#client/ui/CountButton.tsx'
import { LaughIcon } from '#client/ui/LaughIcon.tsx'
import styles from './ReactionBar.module.css'
import { useSetReaction } from './useSetReaction.ts'

type ReactionBarProps = {
  subject: useSetReaction_subject$key
  /** The key for Like while the subject has the focus. */
  shortcut?: ShortcutKey
}

export function ReactionBar({ subject: subjectRef, shortcut }: ReactionBarProps) {
  const { subject, react } = useSetReaction(subjectRef)
  return (
    <div className={styles.bar}>
      <CountButton
        name="Like"
        icon={LaughIcon}
        count={subject.likeCount}
        isAccented
        isPressed={subject.viewerReaction === 'LIKE'}
        shortcut={shortcut}
        onPress={() => react('LIKE')}
      />
      <CountButton
        name="Dislike"
        icon={Frown}
        count={subject.dislikeCount}
        isPressed={subject.viewerReaction === 'DISLIKE'}
        onPress={() => react('DISLIKE')}
      />
    </div>
  )
}
