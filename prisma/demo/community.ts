import { planAuthors } from './authors.ts'
import { drawAvatar } from './avatars.ts'
import { planComments, type DemoComment } from './comments.ts'
import { planContents, type Content, type Slot } from './contents.ts'
import { people, type Member } from './people.ts'
import type { Person } from './people/person.ts'
import { createRandom, type Random } from './random.ts'
import { planReactions, type DemoReaction } from './reactions.ts'
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
  reactions: DemoReaction[]
  /** Each comment is after its parent. */
  comments: DemoComment[]
}

export type DemoCommunity = { members: DemoMember[]; posts: DemoPost[] }

const POSTS = 600
const IMAGES = 172
/** The post of the demo member is about two hours old, so that others have reacted to it. */
const DEMO_POST = POSTS - 7
const DEMO_MEMBER = 0
const DAY = 24 * 60 * 60 * 1000

/**
 * Plans about 60 members and their last 30 days, oldest post first. The same `now` and seed give the same community.
 * Images are drawn only when they are requested.
 */
export function planCommunity({ now, seed = 20_251 }: { now: Date; seed?: number }): DemoCommunity {
  const random = createRandom(seed)
  const joined = people.map((member) =>
    joinedAt(random.fork(`joined ${member.person.username}`), member, now),
  )
  const times = planTimes(random.fork('times'), now, POSTS)
  const authors = planAuthors(random.fork('authors'), times, joined, new Map([[DEMO_POST, DEMO_MEMBER]]))
  const slots = slotsOf(authors, times, joined, now)
  const contents = planContents(random.fork('contents'), slots, IMAGES)
  const posts = contents.map(({ text, image }, index) => ({
    author: authors[index] ?? 0,
    text,
    createdAt: times[index] ?? now,
    image,
  }))
  const reactions = planReactions(random.fork('reactions'), posts, joined, now, DEMO_POST)
  const members = people.map(({ person }, index) => createMember(random, person, joined[index] ?? now))
  return {
    members,
    posts: posts.map((post, index) => {
      const reacted = { ...post, reactions: reactions[index] ?? [] }
      const comments = planComments(random.fork(`comments ${index}`), reacted, members, now)
      return { ...reacted, comments }
    }),
  }
}

function joinedAt(random: Random, { joinedDaysAgo: [most, least] }: Member, now: Date): Date {
  return new Date(now.getTime() - Math.round(random.between(least, most) * DAY))
}

function slotsOf(
  authors: readonly number[],
  times: readonly Date[],
  joined: readonly Date[],
  now: Date,
): Slot[] {
  const known = new Set<number>()
  return authors.flatMap((author, index) => {
    const [member, createdAt, since] = [people[author], times[index], joined[author]]
    if (!member || !createdAt || !since) return []
    const isIntroduction = !known.has(author) && now.getTime() - since.getTime() < DAYS * DAY
    known.add(author)
    const text = index === DEMO_POST ? demoPost : null
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
