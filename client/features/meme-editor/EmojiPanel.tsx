import { useMemo, useState } from 'react'
import { useEditor } from './editor-context.ts'
import { allEmoji, emojiGroups, findEmoji } from './emoji-groups.ts'
import styles from './Panel.module.css'
import { createRecentNames } from './recent-names.ts'
import { ResultCount } from './ResultCount.tsx'
import { TileGrid } from './TileGrid.tsx'

const recentEmoji = createRecentNames('recent meme emoji', 12)

/** All emoji by group, the recently used first, or those that match a search. */
export function EmojiPanel({ query }: { query: string }) {
  const { addEmoji } = useEditor()
  const recentNames = recentEmoji.useNames()
  // The order stays while the panel is open, so that no emoji moves when it is used.
  const [firstNames] = useState(recentNames)
  const recent = firstNames.flatMap((first) => allEmoji.find(({ name }) => name === first) ?? [])
  const found = useMemo(() => (query.trim() ? findEmoji(query) : []), [query])
  const groups = query.trim()
    ? [{ name: 'Emoji', emoji: found }]
    : [{ name: 'Recently used', emoji: recent }, ...emojiGroups]
  const add = ({ name }: { name: string }) => {
    addEmoji(name)
    recentEmoji.remember(name)
  }
  return (
    <>
      <ResultCount query={query} count={found.length} singular="emoji" plural="emoji" />
      {groups.map(
        ({ name, emoji }) =>
          emoji.length > 0 && (
            <section key={name} className={styles.group}>
              <h3 className={styles.heading}>{name}</h3>
              <TileGrid tiles={emoji} onAdd={add} />
            </section>
          ),
      )}
    </>
  )
}
