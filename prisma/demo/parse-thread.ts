/** A post or a comment as it is written in a file. Replies are indented by two spaces. */
export type Line = { author: string; marks: readonly string[]; text: string; replies: Line[] }

export type Thread = {
  /** For example `author` and `when`. */
  fields: ReadonlyMap<string, string>
  captions: readonly string[]
  text: string
  comments: readonly Line[]
}

/** The groups are the indentation, the author, the marks and the text. */
const LINE = /^( *)(\w+)(?: \(([\w\-, ]+)\))?:(?: (.+))?$/
const INDENTATION = 2
const CAPTION = /^ {2}(.+)$/
const FIELD = /^([a-z ]+): (.+)$/
/** Separates the comments from the post. */
const COMMENTS = /^---\n/m

/**
 * Parses files like this one. The header ends with an empty line. `¶` is a line break in a comment.
 *
 *     author: mittens_manager
 *     when: evening
 *
 *     My cat has two moods: asleep and lawyer.
 *     ---
 *     dad_of_three (liked): Which one bites?
 *       mittens_manager: The lawyer.
 */
export function parseThread(source: string): Thread {
  const [post = '', comments = ''] = source.split(COMMENTS)
  const [header = '', ...paragraphs] = post.trimEnd().split('\n\n')
  const fields = new Map<string, string>()
  const captions: string[] = []
  for (const line of header.split('\n')) {
    const [, caption] = CAPTION.exec(line) ?? []
    const [, name, value] = FIELD.exec(line) ?? []
    if (caption !== undefined) captions.push(withBreaks(caption))
    else if (name !== undefined && value !== undefined) fields.set(name, value)
    else throw new Error(`"${line}" is neither a field nor a caption`)
  }
  return { fields, captions, text: paragraphs.join('\n\n'), comments: parseLines(comments) }
}

export function parseLines(source: string): Line[] {
  const lines: Line[] = []
  let lists = [lines]
  for (const written of source.split('\n').filter((one) => one.trim() !== '')) {
    const [, indentation = '', author, marks = '', text = ''] = LINE.exec(written) ?? []
    const depth = indentation.length / INDENTATION
    const list = lists[depth]
    if (author === undefined || !list) throw new Error(`"${written}" is not a line such as "author: text"`)
    const line: Line = {
      author,
      marks: marks.split(', ').filter((mark) => mark !== ''),
      text: withBreaks(text),
      replies: [],
    }
    list.push(line)
    lists = [...lists.slice(0, depth + 1), line.replies]
  }
  return lines
}

function withBreaks(text: string): string {
  return text.replaceAll('¶', '\n')
}
