import { planAuthors } from './authors.ts'
import { drawAvatar } from './avatars.ts'
import { planComments } from './comments.ts'
import type { DemoComment } from './demo-comment.ts'
import { newestWithImage, planContents, type Content, type Slot } from './contents.ts'
import { planEdits } from './edits.ts'
import { planFollows, type DemoFollow } from './follows.ts'
import { planFollowedTags, type DemoTagFollow } from './followed-tags.ts'
import { planHashtagGames, type ReservedPost } from './hashtag-games.ts'
import { DEMO_MEMBER, people, type Member } from './people.ts'
import type { Person } from './people/person.ts'
import { createRandom, type Random } from './random.ts'
import { planReactions, type DemoReaction } from './reactions.ts'
import { planSavedPosts, type DemoSave } from './saved-posts.ts'
import { demoPost } from './threads/demo-post.ts'
import { DAYS, planTimes } from './timeline.ts'

export type DemoMember = {
  username: string
  fullName: string
  bio: string
  email: string
  dateOfBirth: Date
  joinedAt: Date
  /** An SVG of 256 by 256 pixels. */
  avatar: string
}

export type DemoPost = Content & {
  /** The index of the author in the members of the community. */
  author: number
  createdAt: Date
  editedAt: Date | null
  reactions: DemoReaction[]
  /** Each comment is after its parent. */
  comments: DemoComment[]
}

export type DemoCommunity = {
  members: DemoMember[]
  /** Oldest first. */
  posts: DemoPost[]
  /** Oldest first. */
  follows: DemoFollow[]
  /** The posts that the demo member saved, oldest save first. */
  savedPosts: DemoSave[]
  /** The tags that the demo member follows. */
  followedTags: DemoTagFollow[]
}

const POSTS = 600
const IMAGES = 172
/** Milliseconds. The post of the demo member is at least this old, so that others have reacted to it. */
const DEMO_POST_AGE = 105 * 60 * 1000
const DAY = 24 * 60 * 60 * 1000
/** Milliseconds. */
const RECENT = 3 * DAY

/**
 * Plans about 60 members and their last 30 days. The same `now` and seed give the same community.
 * Images are drawn only when they are requested.
 */
export function planCommunity({ now, seed = 20_251 }: { now: Date; seed?: number }): DemoCommunity {
  const random = createRandom(seed)
  const joined = people.map((member) =>
    joinedAt(random.fork(`joined ${member.person.username}`), member, now),
  )
  const times = planTimes(random.fork('times'), now, POSTS)
  const demoPostIndex = times.findLastIndex((time) => now.getTime() - time.getTime() >= DEMO_POST_AGE)
  const reserved = reservePosts(random.fork('games'), times, joined, now, demoPostIndex)
  const reservedAuthors = new Map([...reserved].map(([index, { author }]) => [index, author]))
  const authors = planAuthors(random.fork('authors'), times, joined, reservedAuthors)
  const slots = slotsOf(authors, times, joined, now, reserved)
  const contents = planContents(random.fork('contents'), slots, IMAGES, now)
  const written = contents.map(({ text, image, meme }, index) => ({
    author: authors[index] ?? 0,
    text,
    createdAt: times[index] ?? now,
    image,
    meme,
  }))
  const reactions = planReactions(random.fork('reactions'), written, joined, now, demoPostIndex)
  const edits = planEdits(random.fork('edits'), written, now)
  const members = people.map(({ person }, index) => createMember(random, person, joined[index] ?? now))
  const posts = written.map((post, index) => {
    const reacted = { ...post, editedAt: edits.get(index) ?? null, reactions: reactions[index] ?? [] }
    const comments = planComments(random.fork(`comments ${index}`), reacted, members, now)
    return { ...reacted, comments }
  })
  return {
    members,
    posts,
    follows: planCommunityFollows(random.fork('follows'), joined, posts, demoPostIndex, now),
    savedPosts: planSavedPosts(random.fork('saved posts'), posts, DEMO_MEMBER, now),
    followedTags: planFollowedTags(random.fork('followed tags'), DEMO_MEMBER, posts, now),
  }
}

function planCommunityFollows(
  random: Random,
  joined: readonly Date[],
  posts: readonly DemoPost[],
  demoPostIndex: number,
  now: Date,
): DemoFollow[] {
  const recent = posts.filter(({ createdAt }) => now.getTime() - createdAt.getTime() < RECENT)
  const members = people.map(({ person }, index) => ({
    topics: person.topics,
    joinedAt: joined[index] ?? now,
    recentPosts: recent.filter(({ author }) => author === index).length,
  }))
  const { createdAt = now, reactions = [] } = posts[demoPostIndex] ?? {}
  const readers = reactions.filter(({ kind }) => kind === 'LIKE').map(({ member }) => member)
  return planFollows(random, members, { createdAt, readers }, now)
}

/** The post of the demo member and the hashtag games. Two of the newest posts have images, as `planContents` requires. */
function reservePosts(
  random: Random,
  times: readonly Date[],
  joined: readonly Date[],
  now: Date,
  demoPostIndex: number,
): Map<number, ReservedPost> {
  const withImage = newestWithImage(times.length)
  const taken = new Set([demoPostIndex, ...withImage])
  const games = planHashtagGames(random, times, joined, now, taken)
  return games.set(demoPostIndex, { author: DEMO_MEMBER, text: demoPost })
}

function joinedAt(random: Random, { joinedDaysAgo: [most, least] }: Member, now: Date): Date {
  return new Date(now.getTime() - Math.round(random.between(least, most) * DAY))
}

function slotsOf(
  authors: readonly number[],
  times: readonly Date[],
  joined: readonly Date[],
  now: Date,
  reserved: ReadonlyMap<number, ReservedPost>,
): Slot[] {
  const known = new Set<number>()
  return authors.flatMap((author, index) => {
    const [member, createdAt, since] = [people[author], times[index], joined[author]]
    if (!member || !createdAt || !since) return []
    const isIntroduction = !known.has(author) && now.getTime() - since.getTime() < DAYS * DAY
    known.add(author)
    const text = reserved.get(index)?.text ?? null
    return [{ author: member.person, createdAt, isIntroduction, text }]
  })
}

function createMember(random: Random, person: Person, joined: Date): DemoMember {
  const { username, fullName, bio, born } = person
  return {
    username,
    fullName,
    bio,
    email: `${username}@guffaw.example`,
    dateOfBirth: new Date(`${born}T00:00:00Z`),
    joinedAt: joined,
    avatar: drawAvatar(random.fork(`avatar ${username}`), person),
  }
}
