// The minimum cost of each response: node:http, pg and one prepared statement per request where possible. No sessions, checks,
// limits or logs; a header names the viewer.
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { portOf } from '#tests/support/ports.ts'
import { readFeed } from './feed.ts'
import { logIn } from './log-in.ts'
import { readProfile, readTrendingMembers } from './members.ts'
import { readNumberedPage } from './numbered-pages.ts'
import { addComment, createPost, followMember, toggleLike } from './writes.ts'

const memberSchema = z.uuid()
const feedSchema = z.object({ variables: z.object({ cursor: z.string().nullable() }) })
const postSchema = z.object({ text: z.string() })
const commentSchema = z.object({ postId: z.uuid(), text: z.string() })
const followSchema = z.object({ memberId: z.uuid() })
const reactionSchema = z.object({ postId: z.uuid() })
const loginSchema = z.object({ email: z.string(), password: z.string() })

const bodyOf = async (request: IncomingMessage): Promise<unknown> => JSON.parse(await text(request))
const pageOf = ({ searchParams }: URL) => Number(searchParams.get('page') ?? 1)

type Answer = (request: IncomingMessage, url: URL, memberId: string) => Promise<unknown>

const answers: Record<string, Answer> = {
  'POST /feed': async (request, _url, memberId) =>
    readFeed(memberId, feedSchema.parse(await bodyOf(request)).variables.cursor),
  'GET /post': (_request, url, memberId) => readNumberedPage('feed', memberId, pageOf(url)),
  'GET /post/me': (_request, url, memberId) => readNumberedPage('member', memberId, pageOf(url)),
  'GET /post/trending': (_request, url, memberId) => readNumberedPage('trending', memberId, pageOf(url)),
  'GET /profile': (_request, _url, memberId) => readProfile(memberId),
  'GET /trending-members': () => readTrendingMembers(),
  'POST /post': async (request, _url, memberId) =>
    createPost(memberId, postSchema.parse(await bodyOf(request)).text),
  'POST /comment': async (request, _url, memberId) => {
    const { postId, text: comment } = commentSchema.parse(await bodyOf(request))
    return addComment(memberId, postId, comment)
  },
  'POST /follow': async (request, _url, memberId) =>
    followMember(memberId, followSchema.parse(await bodyOf(request)).memberId),
  'POST /reaction': async (request, _url, memberId) =>
    toggleLike(reactionSchema.parse(await bodyOf(request)).postId, memberId),
}

async function answer(request: IncomingMessage): Promise<unknown> {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const call = `${request.method} ${url.pathname}`
  if (call === 'POST /login') return logIn(loginSchema.parse(await bodyOf(request)))
  const known = answers[call]
  if (!known) throw new Error(`Nothing answers ${call}`)
  return known(request, url, memberSchema.parse(request.headers['member']))
}

const server = createServer((request, response) => {
  answer(request).then(
    (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    (error: unknown) => {
      process.stderr.write(`${request.method} ${request.url}: ${String(error)}\n`)
      response.writeHead(500).end(JSON.stringify({ errors: [String(error)] }))
    },
  )
})
server.listen(0, () => process.stdout.write(`ready at http://localhost:${portOf(server.address())}\n`))
process.once('SIGTERM', () => process.exit())
