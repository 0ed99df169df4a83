import { FREE_STICKER_PACK } from '#rules/memes/stickers/sticker.ts'
import { useEditor } from './editor-context.ts'
import { stickers } from './meme-files.ts'
import styles from './Panel.module.css'

const freeStickers = stickers.filter(({ pack }) => pack === FREE_STICKER_PACK)

export function StickerPanel() {
  const { addSticker } = useEditor()
  return (
    <div className={styles.tiles}>
      {freeStickers.map((sticker) => (
        <button
          key={sticker.name}
          type="button"
          aria-label={`Add ${sticker.label}`}
          title={sticker.label}
          className={styles.tile}
          onClick={() => addSticker(sticker)}
        >
          <img src={sticker.url} alt="" loading="lazy" className={styles.sticker} />
        </button>
      ))}
    </div>
  )
}
