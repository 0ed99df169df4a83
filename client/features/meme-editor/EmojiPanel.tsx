import { useState, type SubmitEvent } from 'react'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import { emojiName } from '#rules/memes/render/emoji.ts'
import { useEditor } from './editor-context.ts'
import { emojiUrl } from './meme-files.ts'
import styles from './Panel.module.css'

const EMOJI =
  '😂 🤣 😭 😍 🥰 😎 🤔 😏 😬 🙄 😱 🤯 🥺 😤 😡 🤡 💀 👻 👽 🤖 💩 😈 🫠 🫡 🥲 😇 🤓 🧐 🥳 🤢 😴 🤐 🫣 🤷 🤦 🙏 👍 👎 👏 💪 🤝 👀 🧠 👑 🔥 💯 ✨ ⭐ 💥 ❤️ 💔 🎉 🎂 🏆 🥇 💸 💎 ⏰ 📈 📉 🚩 ✅ ❌ ❓ ❗ ⚠️ 🚀 🐸 🐱 🐶 🦊 🐧 🦄 🍕 🍔 🍿 🍺 ☕ 🌶️ 🍆 🍑 🥑 🌈 ☀️ 🌧️ ⚡ 🎵 💤'.split(
    ' ',
  )

export function EmojiPanel() {
  const { addEmoji } = useEditor()
  const [typed, setTyped] = useState('')
  const addTyped = (event: SubmitEvent) => {
    event.preventDefault()
    const text = typed.trim()
    if (text) addEmoji(text)
    setTyped('')
  }
  return (
    <>
      <div className={styles.tiles}>
        {EMOJI.map((emoji) => (
          <button
            key={emoji}
            type="button"
            aria-label={`Add ${emoji}`}
            className={styles.tile}
            onClick={() => addEmoji(emoji)}
          >
            <img src={emojiUrl(emojiName(emoji))} alt="" loading="lazy" className={styles.emoji} />
          </button>
        ))}
      </div>
      <form className={styles.form} onSubmit={addTyped}>
        <Field
          label="Another emoji"
          autoComplete="off"
          maxLength={32}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="secondary">
          Add
        </Button>
      </form>
    </>
  )
}
