export type ScriptedComment = {
  /** `op` is the author of the post, a username is that member, and a letter is any other member. */
  speaker: string
  /** `@` and a letter or `op` mention that speaker. */
  text: string
  /** `liked`, `disliked`, `edited` or `deleted`, or the name of a picture. */
  marks: readonly string[]
  replies: ScriptedComment[]
}

export type Thread = {
  /** The beginning of the text of the post. After `image:`, a part of the description of its image. */
  post: string
  comments: ScriptedComment[]
}

/** The groups are the indentation, the speaker, the marks and the text. */
const COMMENT = /^( *)(\w+)(?: \(([a-z ]+)\))?:(?: (.+))?$/
const INDENTATION = 2

/**
 * Parses lines like these. A reply is indented below its parent, and `¶` is a line break.
 *
 *     # My cat has two moods
 *     a (liked): Which one bites?
 *       op: The lawyer.
 */
export function parseThreads(script: string): Thread[] {
  const threads: Thread[] = []
  let lists: ScriptedComment[][] = []
  for (const line of script.split('\n').filter((one) => one.trim() !== '')) {
    if (line.startsWith('# ')) {
      const thread: Thread = { post: line.slice(2), comments: [] }
      threads.push(thread)
      lists = [thread.comments]
      continue
    }
    const [, indentation = '', speaker = '', marks = '', text = ''] = COMMENT.exec(line) ?? []
    const depth = indentation.length / INDENTATION
    const list = lists[depth]
    if (speaker === '' || !list) throw new Error(`Invalid line in a thread: ${line}`)
    const comment: ScriptedComment = {
      speaker,
      text: text.replaceAll('¶', '\n'),
      marks: marks.split(' ').filter((mark) => mark !== ''),
      replies: [],
    }
    list.push(comment)
    lists = [...lists.slice(0, depth + 1), comment.replies]
  }
  return threads
}
