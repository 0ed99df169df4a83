import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { newGroupSchema } from '#rules/group-rules.ts'
import { memeSchema } from '#rules/memes/document.ts'
import { appealTextSchema, decisionNoteSchema, reportNoteSchema } from '#rules/moderation-rules.ts'
import { GroupJoining, ReportReason } from '#server/generated/prisma/client.ts'
import { memeTemplates } from '#rules/memes/templates/index.ts'
import { PRISMA_DIRECTORY } from '#server/config/project-root.ts'
import { parseLines, parseThread, type Line, type Thread } from './parse-thread.ts'
import type { Comment, Group, Mark, Meme, Member, Picture, Post, Script } from './script.ts'

export const DEMO_DIRECTORY = path.join(PRISMA_DIRECTORY, 'demo')

const membersSchema = z.array(
  z.strictObject({
    username: z.string().regex(/^\w{3,20}$/),
    fullName: z.string().min(1),
    bio: z.string(),
    born: z.iso.date(),
    joinedDaysAgo: z.number().min(1),
    topics: z.array(z.string()).min(1),
    role: z.enum(['MEMBER', 'MODERATOR', 'ADMIN']).default('MEMBER'),
    saves: z.array(z.string()).default([]),
    followedTags: z.array(z.string()).default([]),
  }),
)
const casesSchema = z.array(
  z.strictObject({
    subject: z.string(),
    reports: z
      .array(
        z.strictObject({
          by: z.string(),
          reason: z.enum(ReportReason),
          note: reportNoteSchema.default(''),
        }),
      )
      .min(1),
    decision: z
      .strictObject({
        by: z.string(),
        action: z.enum(['DISMISS', 'WARN', 'MARK_SENSITIVE']),
        note: decisionNoteSchema,
      })
      .nullable()
      .default(null),
    appeal: appealTextSchema.nullable().default(null),
  }),
)
const groupsSchema = z.array(
  newGroupSchema.extend({
    joining: z.enum(GroupJoining),
    owner: z.string(),
    foundedDaysAgo: z.number().min(1),
    moderators: z.array(z.string()),
    members: z.array(z.string()),
    requests: z.array(z.string()),
    pinned: z.string().nullable(),
  }),
)
const pictureSchema = z.strictObject({
  altText: z.string().min(1),
  license: z.string().min(1),
  source: z.string().min(1),
})

const FIELDS: ReadonlySet<string> = new Set([
  'author',
  'picture',
  'meme',
  'group',
  'remix of',
  'when',
  'first version',
  'sensitive',
])
const MARKS: ReadonlySet<string> = new Set<Mark>(['liked', 'disliked', 'edited', 'deleted'])
const isMark = (mark: string): mark is Mark => MARKS.has(mark)
const PICTURE = /^picture (.+)$/

/** Reads the files of the demo community. An error names the file. */
export function readScript(directory = DEMO_DIRECTORY): Script {
  const members: Member[] = inFile(path.join(directory, 'members.json'), (file) =>
    readJson(file, membersSchema),
  )
  const cases = inFile(path.join(directory, 'cases.json'), (file) => readJson(file, casesSchema))
  const groups = inFile(path.join(directory, 'groups.json'), (file) =>
    readJson(file, groupsSchema).map((group): Group => {
      return { ...group, cover: { altText: '', svg: readSvg(directory, 'groups', group.slug) } }
    }),
  )
  const threads = readdirSync(path.join(directory, 'threads')).toSorted()
  const posts = [
    ...threads.map((name) =>
      inFile(path.join(directory, 'threads', name), (file) =>
        toPost(path.basename(name, '.txt'), parseThread(readFileSync(file, 'utf8')), directory),
      ),
    ),
    ...inFile(path.join(directory, 'posts.txt'), (file) =>
      parseLines(readFileSync(file, 'utf8')).map(toShortPost),
    ),
  ]
  return { members, groups, posts, cases }
}

function inFile<Result>(file: string, read: (file: string) => Result): Result {
  try {
    return read(file)
  } catch (error) {
    throw new Error(
      `${path.relative(process.cwd(), file)}: ${error instanceof Error ? error.message : error}`,
      {
        cause: error,
      },
    )
  }
}

function readJson<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const { data, error } = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (error) throw new Error(z.prettifyError(error))
  return data
}

function toPost(name: string, { fields, captions, text, comments }: Thread, directory: string): Post {
  const unknown = [...fields.keys()].find((field) => !FIELDS.has(field))
  if (unknown !== undefined) throw new Error(`There is no field "${unknown}"`)
  const author = fields.get('author')
  if (author === undefined) throw new Error('The author is missing')
  const picture = fields.get('picture')
  const meme = fields.get('meme')
  return {
    name,
    author,
    text,
    picture: picture === undefined ? null : readPicture(directory, picture),
    meme: meme === undefined ? null : createMeme(meme, captions, fields.get('remix of') ?? null),
    group: fields.get('group') ?? null,
    isSensitive: fields.get('sensitive') === 'yes',
    when: fields.get('when') ?? null,
    firstVersion: fields.get('first version') ?? null,
    comments: comments.map((line) => toComment(line, directory)),
  }
}

function toShortPost({ author, text, marks }: Line): Post {
  const when = marks[0] ?? null
  return {
    name: '',
    author,
    text,
    picture: null,
    meme: null,
    group: null,
    isSensitive: false,
    when,
    firstVersion: null,
    comments: [],
  }
}

function toComment({ author, text, marks, replies }: Line, directory: string): Comment {
  const [picture] = marks.flatMap((mark) => PICTURE.exec(mark)?.[1] ?? [])
  const unknown = marks.find((mark) => !isMark(mark) && !PICTURE.test(mark))
  if (unknown !== undefined) throw new Error(`There is no mark "${unknown}"`)
  return {
    author,
    text,
    picture: picture === undefined ? null : readPicture(directory, picture),
    marks: marks.filter(isMark),
    replies: replies.map((reply) => toComment(reply, directory)),
  }
}

/** Returns an SVG of 256 by 256 pixels. A round frame shows only its inscribed circle. */
export function avatarOf(username: string): string {
  return readSvg(DEMO_DIRECTORY, 'avatars', username)
}

function readSvg(directory: string, folder: string, name: string): string {
  return readFileSync(path.join(directory, folder, `${name}.svg`), 'utf8')
}

function readPicture(directory: string, name: string): Picture {
  const file = path.join(directory, 'pictures', `${name}.json`)
  const { altText } = inFile(file, (json) => readJson(json, pictureSchema))
  return { altText, svg: readSvg(directory, 'pictures', name) }
}

function createMeme(slug: string, captions: readonly string[], remixOf: string | null): Meme {
  const template = memeTemplates.find((candidate) => candidate.slug === slug)
  if (!template) throw new Error(`There is no template "${slug}"`)
  const { width, height, textBoxes } = template
  if (captions.length !== textBoxes.length)
    throw new Error(`The template has ${textBoxes.length} text boxes, not ${captions.length}`)
  const layers = textBoxes.map(({ example: _example, ...box }, index) => ({
    text: { ...box, text: captions[index] },
  }))
  return {
    document: memeSchema.parse({ width, height, background: { templateSlug: slug }, layers }),
    remixOf,
  }
}
