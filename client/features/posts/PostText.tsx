import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import styles from './PostText.module.css'
import { collapseBlankLines, textParts, type TextPart } from './text-parts.ts'

const LINES_SHOWN = 14

type PostTextProps = { id: string; text: string }

/** The text of a post. HTML in it is shown as text. */
export function PostText({ id, text: original }: PostTextProps) {
  const [isOpen, setOpen] = useState(false)
  const text = collapseBlankLines(original)
  const lines = text.split('\n')
  const isLong = lines.length > LINES_SHOWN + 2
  const shown = isLong && !isOpen ? lines.slice(0, LINES_SHOWN).join('\n') : text
  return (
    <div className={styles.block}>
      <p id={id} dir="auto" className={styles.text}>
        {textParts(shown).map(renderPart)}
      </p>
      {isLong && (
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show more'}
        </button>
      )}
    </div>
  )
}

// The order of the parts never changes, so the index is a valid key.
function renderPart({ kind, text }: TextPart, index: number) {
  if (kind === 'text') return text
  if (kind === 'tag') return <strong key={index}>{text}</strong>
  if (kind === 'mention')
    return (
      <Link key={index} to={paths.member(text)}>
        {text}
      </Link>
    )
  return (
    <a key={index} href={text} target="_blank" rel="noopener noreferrer nofollow ugc">
      {text}
    </a>
  )
}
