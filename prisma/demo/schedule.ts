import { joinTime, type Action, type Stage } from './actions.ts'
import { planFollows } from './follows.ts'
import { planGroups } from './groups.ts'
import { createRandom, type Random } from './random.ts'
import type { Comment, Post, Script } from './script.ts'
import { DAY, HOUR, latestOf, MINUTE, timeAfter, timeOfPost } from './times.ts'

/** The most popular posts reach this share of the members. */
const AUDIENCE_MAX = 0.95
/** Higher values make popular posts rarer. */
const POPULARITY_EXPONENT = 7
/** Posts with this number of comments or more have the greatest popularity. */
const COMMENTS_OF_POPULAR = 25
const REACTION_DELAY = 3 * HOUR
const COMMENT_DELAY = 45 * MINUTE
const REPLY_DELAY = 18 * MINUTE
const EDIT_DELAY = 3 * MINUTE
const SAVE_DELAY = 5 * HOUR
/** The median numbers of reactions to a comment on a post that half of the members react to. */
const COMMENT_LIKED = 9
const COMMENT = 2.4
const REPLY = 1.3

/** Returns what the members do until `now`, earliest first. The same `now` and seed give the same actions. */
export function schedule({ members, groups, posts }: Script, now: Date, seed = 20_251): Action[] {
  const random = createRandom(seed)
  const joined = new Map(
    members.map(({ username, joinedDaysAgo }) => [
      username,
      new Date(now.getTime() - Math.round((joinedDaysAgo - random.next()) * DAY)),
    ]),
  )
  const eagerness = new Map(members.map(({ username }) => [username, random.logNormal(1, 0.7)]))
  const founded = new Map(
    groups.map((group) => [group.slug, new Date(now.getTime() - group.foundedDaysAgo * DAY)]),
  )
  const stage = { now, joined, founded, eagerness }
  const actions: Action[] = []
  for (const profile of members) {
    const { username: member, followedTags } = profile
    const at = joinTime(stage, member)
    actions.push({ does: 'join', at, member, profile })
    actions.push({
      does: 'read notifications',
      at: new Date(now.getTime() - random.integer(3, 12) * HOUR),
      member,
    })
    for (const tag of followedTags)
      add(actions, timeAfter(random, at, 20 * DAY, now), { does: 'follow tag', member, tag })
  }
  const times = planPosts(random.fork('posts'), posts, stage)
  actions.push(...planGroups(random.fork('groups'), groups, times, stage))
  for (const [post, at] of times) {
    actions.push(...planReplies(random.fork(`${post.name} ${post.text}`), post, at, stage))
    for (const { username: member, saves } of members)
      if (saves.includes(post.name))
        add(actions, timeAfter(random, at, SAVE_DELAY, now), { does: 'save', member, post })
  }
  for (const { at, ...follow } of planFollows(random.fork('follows'), members, joined, now))
    actions.push({ does: 'follow', at, ...follow })
  return actions.filter(({ at }) => at < now).sort((one, other) => one.at.getTime() - other.at.getTime())
}

type WithoutTime<One> = One extends Action ? Omit<One, 'at'> : never

function add(actions: Action[], at: Date | null, action: WithoutTime<Action>): void {
  if (at) actions.push({ ...action, at })
}

/** Returns the times of the posts, originals of memes before their remixes. Posts that fit no time are left out. */
function planPosts(random: Random, posts: readonly Post[], stage: Stage): Map<Post, Date> {
  const times = new Map<Post, Date>()
  let waiting = [...posts]
  while (waiting.length > 0) {
    const before = waiting
    waiting = before.filter((post) => {
      const { name, author, meme, group } = post
      const original = posts.find((candidate) => meme?.remixOf === candidate.name && candidate.meme)
      if (meme?.remixOf != null && !original) throw new Error(`There is no meme ${meme.remixOf}`)
      if (original && before.includes(original)) return true
      const founded = group === null ? null : stage.founded.get(group)
      if (group !== null && !founded) throw new Error(`There is no group ${group}`)
      const earliest = [joinTime(stage, author), founded, original ? times.get(original) : null]
      const time = timeOfPost(random.fork(`${name} ${post.text}`), post, latestOf(earliest), stage.now)
      if (time) times.set(post, time)
      return false
    })
    if (waiting.length === before.length) throw new Error(`${waiting[0]?.name} is a remix of itself`)
  }
  return times
}

/** Returns the post with its reactions and comments. */
function planReplies(random: Random, post: Post, at: Date, stage: Stage): Action[] {
  const { author: member, picture, meme, text, comments, firstVersion } = post
  const actions: Action[] = [{ does: 'post', at, member, post }]
  if (firstVersion !== null)
    add(actions, timeAfter(random, at, EDIT_DELAY, stage.now), { does: 'edit post', member, post })
  const hasPicture = picture !== null || meme !== null
  const chance = random.next() ** POPULARITY_EXPONENT * (hasPicture ? 1.25 : 1)
  const popularity = Math.min(1, Math.max(chance, countComments(comments) / COMMENTS_OF_POPULAR))
  const readers = pickReaders(
    random,
    stage,
    member,
    Math.round(popularity * AUDIENCE_MAX * stage.joined.size),
  )
  const likes = likeShare(random, text)
  for (const reader of readers) {
    const delay = Math.max(MINUTE / 3, random.logNormal(REACTION_DELAY, 1.7))
    const time = new Date(latestOf([at, joinTime(stage, reader)]).getTime() + Math.round(delay))
    const kind = random.chance(likes) ? 'LIKE' : 'DISLIKE'
    actions.push({ does: 'react', at: time, member: reader, subject: post, kind })
  }
  const thread = { random, stage, post, readers, popularity, actions }
  planComments(thread, comments, { parent: null, after: at, delay: COMMENT_DELAY })
  return actions
}

function countComments(comments: readonly Comment[]): number {
  return comments.reduce((sum, { replies }) => sum + 1 + countComments(replies), 0)
}

function pickReaders(random: Random, { eagerness }: Stage, author: string, count: number): string[] {
  const others = [...eagerness].filter(([member]) => member !== author)
  return random.sample(others, count, ([, weight]) => weight).map(([member]) => member)
}

/** Nearly all reactions are likes, except for a few controversial posts. */
function likeShare(random: Random, text: string): number {
  if (text.includes('#hottake')) return random.between(0.35, 0.6)
  return random.chance(0.05) ? random.between(0.25, 0.75) : random.between(0.93, 1)
}

type Conversation = {
  random: Random
  stage: Stage
  post: Post
  readers: readonly string[]
  popularity: number
  actions: Action[]
}
type Place = { parent: Comment | null; after: Date; delay: number }

/** Adds comments in the order of the script, each after its parent. */
function planComments(
  conversation: Conversation,
  comments: readonly Comment[],
  { parent, after, delay }: Place,
): void {
  const { random, stage, post, actions } = conversation
  const times = comments
    .flatMap(() => timeAfter(random, after, delay, stage.now) ?? [])
    .sort((one, other) => one.getTime() - other.getTime())
  for (const [index, comment] of comments.entries()) {
    const { author: member, marks, replies } = comment
    const planned = times[index]
    if (!planned) return
    const at = latestOf([planned, joinTime(stage, member)])
    actions.push({ does: 'comment', at, member, comment, post, parent })
    if (!marks.includes('deleted')) planCommentReactions(conversation, comment, at, parent === null)
    if (marks.includes('edited'))
      actions.push({ does: 'edit comment', at: new Date(at.getTime() + EDIT_DELAY), member, comment })
    const first = actions.length
    planComments(conversation, replies, { parent: comment, after: at, delay: REPLY_DELAY })
    const latest = latestOf([at, ...actions.slice(first).map((action) => action.at)])
    if (marks.includes('deleted')) actions.push({ does: 'delete comment', at: latest, member, comment })
  }
}

function planCommentReactions(
  { random, stage, readers, popularity, actions }: Conversation,
  comment: Comment,
  at: Date,
  isTopLevel: boolean,
): void {
  const { author, marks } = comment
  const isMarked = marks.includes('liked') || marks.includes('disliked')
  const median = isMarked ? COMMENT_LIKED : isTopLevel ? COMMENT : REPLY
  const likes = marks.includes('disliked') ? 0.3 : 0.97
  const others = readers.filter((reader) => reader !== author)
  const count = Math.round(random.logNormal(median * (0.4 + popularity), 0.6))
  for (const member of random.shuffle(others).slice(0, count)) {
    const time = timeAfter(random, latestOf([at, joinTime(stage, member)]), REACTION_DELAY, stage.now)
    add(actions, time, {
      does: 'react',
      member,
      subject: comment,
      kind: random.chance(likes) ? 'LIKE' : 'DISLIKE',
    })
  }
}
