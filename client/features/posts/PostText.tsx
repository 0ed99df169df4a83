import { use, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { classNames } from '#client/ui/class-names.ts'
import { TextHighlight } from '#client/ui/highlight.ts'
import { nameOfHashtag } from '#rules/tag-rules.ts'
import { textParts, type TextPart } from '#rules/text-parts.ts'
import styles from './PostText.module.css'

/** The style sheet repeats it. */
const LINES_SHOWN = 10
/** Longer texts are folded. */
const LINES_MAX = 12
/** Rough numbers of characters in a line. */
const LINE_LENGTH = { phone: 42, wide: 75 }
/** Characters of a link after its host. */
const LINK_SHOWN = 24

type PostTextProps = {
  id: string
  text: string
  /** Never folded. */
  isWhole?: boolean
}

/** The text of a post. HTML in it is shown as text. */
export function PostText({ id, text: original, isWhole = false }: PostTextProps) {
  const [isOpen, setOpen] = useState(false)
  const highlight = use(TextHighlight)
  const text = collapseBlankLines(original)
  const isLong = !isWhole && countLines(text, LINE_LENGTH.phone) > LINES_MAX
  const isLongOnPhones = isLong && countLines(text, LINE_LENGTH.wide) <= LINES_MAX
  const isCut = isLong && !isLongOnPhones && !isOpen
  const parts = textParts(isCut ? text.split('\n').slice(0, LINES_SHOWN).join('\n') : text)
  const contents = highlight?.(parts.map((part) => part.text))
  return (
    <div className={classNames(styles.block, isLongOnPhones && styles.foldsOnPhones)}>
      <p id={id} dir="auto" className={classNames(styles.text, isLong && !isOpen && styles.folded)}>
        {parts.map((part, index) => renderPart(part, contents ? contents[index] : part.text, index))}
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
function renderPart({ kind, text }: TextPart, content: ReactNode, index: number) {
  if (kind === 'text') return content
  if (kind === 'link')
    return (
      <a key={index} href={text} target="_blank" rel="noopener noreferrer nofollow ugc">
        {content === text ? shortened(text) : content}
      </a>
    )
  return (
    <Link
      key={index}
      className={styles.word}
      to={kind === 'tag' ? paths.tag(nameOfHashtag(text)) : paths.member(text)}
    >
      {content}
    </Link>
  )
}

/** Returns the link without its scheme, and of a long one only the beginning. */
function shortened(link: string): string {
  const address = link.slice(link.indexOf('://') + 3)
  const end = new URL(link).host.length + LINK_SHOWN
  return address.length > end ? `${address.slice(0, end)}…` : address
}

/** Estimates the lines without measuring, so that the server renders the same. */
function countLines(text: string, lineLength: number): number {
  return text.split('\n').reduce((count, line) => count + Math.max(1, Math.ceil(line.length / lineLength)), 0)
}

/** Keeps at most one blank line between two paragraphs. */
function collapseBlankLines(text: string): string {
  return text.replaceAll(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')
}
