import { useDeferredValue, useState } from 'react'
import { Tabs } from '#client/ui/Tabs.tsx'
import { lazyOptional } from '#client/ui/lazy-optional.tsx'
import { matchesQuery } from '#rules/memes/matches-query.ts'
import { FREE_STICKER_PACK } from '#rules/memes/stickers/sticker.ts'
import { useEditor } from './editor-context.ts'
import { stickers, stickersOf, type EditorSticker } from './meme-files.ts'
import styles from './Panel.module.css'
import { createRecentNames } from './recent-names.ts'
import { ResultCount } from './ResultCount.tsx'
import { SearchInput } from './SearchInput.tsx'
import { TileGrid } from './TileGrid.tsx'

const EmojiPanel = lazyOptional(async () => (await import('./EmojiPanel.tsx')).EmojiPanel)

const TABS = [
  { name: 'All', group: null },
  { name: 'Faces', group: 'FACES' },
  { name: 'Signs', group: 'SIGNS' },
  { name: 'Things', group: 'THINGS' },
] as const

const recentStickers = createRecentNames('recent meme stickers', 12)

/** The free stickers by group, the recently used first, and the emoji, with one search. */
export function StickerPanel() {
  const { addSticker } = useEditor()
  const [query, setQuery] = useState('')
  const shownQuery = useDeferredValue(query)
  const recentNames = recentStickers.useNames()
  // The order stays while the panel is open, so that no sticker moves when it is used.
  const [firstNames] = useState(recentNames)
  const free = [...new Set([...stickersOf(firstNames), ...stickers])].filter(
    ({ pack }) => pack === FREE_STICKER_PACK,
  )
  const found = free.filter(({ label, keywords }) => matchesQuery([label, ...keywords], shownQuery))
  const add = (sticker: EditorSticker) => {
    addSticker(sticker)
    recentStickers.remember(sticker.name)
  }
  const tabs = TABS.map(({ name, group }) => ({
    name,
    content: <TileGrid tiles={free.filter((sticker) => !group || sticker.group === group)} onAdd={add} />,
  }))
  return (
    <div className={styles.searchable}>
      <SearchInput label="Search stickers and emoji" value={query} onChange={setQuery} />
      <ResultCount query={shownQuery} count={found.length} singular="sticker" plural="stickers" />
      {shownQuery.trim() ? (
        <>
          <TileGrid tiles={found} onAdd={add} />
          <EmojiPanel query={shownQuery} />
        </>
      ) : (
        <Tabs
          label="Stickers and emoji"
          tabs={[...tabs, { name: 'Emoji', content: <EmojiPanel query="" /> }]}
        />
      )}
    </div>
  )
}
