import { findTemplate, TEMPLATES } from '#server/features/memes/templates.ts'
import { processChanges } from '#server/features/notifications/process-changes.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import type { Events } from '#server/platform/events/events.ts'
import { openDatabaseProxy } from '#tests/support/database-proxy.ts'
import { createMembers, type TestMember } from '#tests/support/members.ts'
import { drawPicture } from '#tests/support/pictures.ts'
import { sendMutation } from '#tests/support/send-mutation.ts'
import { createStubListener } from '#tests/support/stub-listener.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

/** Events would wake background tasks. */
const SILENT_EVENTS: Events = {
  publish: async () => undefined,
  subscribe: () => () => undefined,
  close: async () => undefined,
}

/** The queue polls the database. */
const SILENT_PUSH: Dependencies['push'] = {
  sender: { publicKey: '', isAllowed: () => false, send: async () => 'gone' },
  queue: {
    add: async () => undefined,
    addAndRun: async () => undefined,
    wake: () => undefined,
    start: () => undefined,
    runDue: async () => undefined,
    count: async () => ({ waiting: 0, active: 0, failed: 0 }),
    close: async () => undefined,
  },
}

/** Lookalikes count as one in some lists, which need more. */
const POSTS_WITH_IMAGE = 13

export type Community = Awaited<ReturnType<typeof startCommunity>>

/** A server whose statements are counted, with at least ten rows in every list of the reader. */
export async function startCommunity() {
  const testDatabase = await createTestDatabase()
  const proxy = await openDatabaseProxy(testDatabase.url)
  /** Every request reads its session. */
  const listener = createStubListener()
  // Without ffmpeg there is no video queue, which has its own statements.
  const app = await startTestApp(
    { databaseUrl: proxy.url, ffmpegPath: '/nowhere/ffmpeg' },
    { events: SILENT_EVENTS, push: SILENT_PUSH, listener },
  )
  const authors = await createMembers(app, 10)
  const [reader, author, friend] = authors
  if (!reader || !author || !friend) throw new Error('Ten members were asked for')
  const picture = await drawPicture({ width: 100, height: 100 })
  for (let number = 0; number < 50; number += 1) {
    const form = new FormData()
    form.append('title', `post ${number} #tag #tag${number % 7}`)
    // The newest posts have images, so that the first pages of lists contain all kinds of posts.
    if (number >= 50 - POSTS_WITH_IMAGE) form.append('post', picture)
    const { text } = (await authors[number % 10]?.rest.form('/post', form)) ?? {}
    for (const member of [reader, friend]) await member.react(text?.('post.id') ?? '', 'like')
  }
  const posts = await app.dependencies.database.post.findMany({
    select: { id: true },
    orderBy: { createdAt: 'desc' },
  })
  const postIds = posts.map(({ id }) => id)
  await app.run('index posts for searches')
  await relateMembers(app, authors, postIds)
  await makeMemes(app, postIds)
  // The newest notifications must be about comments.
  await processChanges(app.dependencies)
  const commentIds = await addComments(app, authors, postIds)
  for (const name of ['tag', 'tag1', 'tag2'])
    await sendMutation(reader.graphql, 'followTag', { name }, '__typename')
  await processChanges(app.dependencies)
  await orderNotifications(app)
  const { database } = app.dependencies
  const caseIds = await addCases(app, authors, postIds)
  const groupIds = await addGroups(app, authors, postIds)
  const uploadIds = await addLookalikes(app, reader)
  await addPictures(app, postIds)
  const tags = await database.tag.findMany()
  const notifications = await database.notification.findMany({
    where: { memberId: reader.id },
    orderBy: { updatedAt: 'desc' },
  })
  /** Ids of objects by their type. */
  const nodeIds: Readonly<Record<string, readonly string[]>> = {
    Comment: commentIds,
    Group: groupIds,
    ModerationCase: caseIds,
    MemeTemplate: TEMPLATES.map(({ id }) => id),
    Notification: notifications.map(({ id }) => id),
    Post: postIds,
    Tag: tags.map(({ id }) => id),
    User: authors.map(({ id }) => id),
    // A list has at most one viewer.
    Viewer: [],
  }
  return {
    app,
    listener,
    authors,
    reader,
    author,
    /** Blocks and mutes nobody, unlike the reader. */
    friend,
    /** The newest post has more than ten comments, the oldest of which has more than ten replies. */
    newestPost: postIds[0] ?? '',
    nodeIds,
    /** Uploads of the reader with two lookalikes, and with three. */
    uploadIds,
    async statementsFor(act: () => Promise<unknown>): Promise<number> {
      const before = proxy.statements()
      await act()
      return proxy.statements() - before
    },
    async stop() {
      await app.stop()
      await proxy.cut()
      await testDatabase.drop()
    },
  }
}

/** Adds two comments with a reply to every post, and twelve to the newest one. */
async function addComments(app: TestApp, authors: TestMember[], postIds: string[]): Promise<string[]> {
  const { database, clock } = app.dependencies
  const [commentedPost] = postIds
  const comments: Prisma.CommentCreateManyInput[] = []
  const add = (postId: string, place: number, parent?: Prisma.CommentCreateManyInput) => {
    const comment = {
      id: crypto.randomUUID(),
      postId,
      parentId: parent?.id ?? null,
      depth: parent ? parent.depth + 1 : 0,
      authorId: authors[place % authors.length]?.id ?? '',
      text: `comment ${place}`,
      createdAt: new Date(clock.now().getTime() + comments.length),
    }
    comments.push(comment)
    return comment
  }
  for (const postId of postIds)
    for (let place = 0; place < (postId === commentedPost ? 12 : 2); place += 1) {
      const comment = add(postId, place)
      const replies = postId === commentedPost && place === 0 ? 12 : 1
      for (let number = 0; number < replies; number += 1) add(postId, number, add(postId, number, comment))
    }
  await database.comment.createMany({ data: comments })
  return comments.flatMap(({ id, postId, depth }) =>
    postId === commentedPost && depth === 0 ? (id ?? []) : [],
  )
}

/** Notifications of one batch have the same time. The newest ones are about the newest post. */
async function orderNotifications({ dependencies: { database } }: TestApp): Promise<void> {
  const notifications = await database.notification.findMany({
    where: { kind: { in: ['COMMENT_REPLIED', 'POST_COMMENTED'] } },
    orderBy: [{ post: { createdAt: 'asc' } }, { kind: 'asc' }],
  })
  for (const [index, { id, updatedAt }] of notifications.entries())
    await database.notification.update({
      where: { id },
      data: { updatedAt: new Date(updatedAt.getTime() + index) },
    })
}

/** All posts become memes, and remixes of one of the two newest ones. */
async function makeMemes({ dependencies: { database } }: TestApp, postIds: string[]): Promise<void> {
  const [original = '', otherOriginal = ''] = postIds
  const template = findTemplate('surprised')
  const document = {
    version: 1,
    width: 400,
    height: 400,
    background: { templateSlug: 'surprised' },
    layers: [],
  }
  const id = template?.id ?? ''
  await database.post.updateMany({ data: { isRemixable: true, memeTemplateId: id } })
  await database.memeTemplateUse.create({ data: { id, useCount: postIds.length } })
  await database.meme.createMany({ data: postIds.map((postId) => ({ postId, document })) })
  await database.post.updateMany({
    where: { id: { not: original } },
    data: { remixOfId: original },
  })
  await database.post.updateMany({
    where: { id: { in: postIds.slice(25) } },
    data: { remixOfId: otherOriginal },
  })
}

/** Makes two posts with an image lookalikes of the first upload, and three lookalikes of the second one. Both have remixes. */
async function addLookalikes({ dependencies: { database } }: TestApp, reader: TestMember): Promise<string[]> {
  const images = await database.media.findMany({
    where: { kind: 'IMAGE', post: { isNot: null } },
    orderBy: { createdAt: 'asc' },
    skip: POSTS_WITH_IMAGE - 5,
  })
  const [image] = images
  if (!image || images.length < 5) throw new Error('There are fewer than five posts with images')
  const clusters = [crypto.randomUUID(), crypto.randomUUID()]
  for (const [index, { id }] of images.entries())
    await database.media.update({ where: { id }, data: { clusterId: clusters[index % 3 === 0 ? 0 : 1] } })
  const uploads = clusters.map((clusterId) => ({
    ...image,
    id: crypto.randomUUID(),
    ownerId: reader.id,
    clusterId,
  }))
  await database.media.createMany({ data: uploads })
  return uploads.map(({ id }) => id)
}

/** Adds an image to the older posts, so that each author has several. No post has the same picture. */
async function addPictures({ dependencies: { database } }: TestApp, postIds: string[]): Promise<void> {
  const { id: _id, ...image } = await database.media.findFirstOrThrow({ where: { post: { isNot: null } } })
  for (const postId of postIds.slice(20)) {
    const { id: mediaId } = await database.media.create({
      data: { ...image, id: crypto.randomUUID(), clusterId: null },
    })
    await database.post.update({ where: { id: postId }, data: { mediaId } })
  }
}

/** The reader follows one author, blocks and mutes members, and saves posts. The author and all others follow each other. */
async function relateMembers(app: TestApp, authors: TestMember[], postIds: string[]): Promise<void> {
  const { database, clock } = app.dependencies
  const [reader, author] = authors
  if (!reader || !author) throw new Error('There are no authors')
  const createdAt = clock.now()
  const others = authors.slice(2)
  const hidden = await createMembers(app, 8)
  await database.follow.createMany({
    data: [reader, ...others].flatMap(({ id }) => [
      { followerId: id, followedId: author.id, createdAt },
      { followerId: author.id, followedId: id, createdAt },
    ]),
  })
  await database.hiddenMember.createMany({
    data: hidden.map(({ id }, index) => ({
      viewerId: reader.id,
      memberId: id,
      ...(index < 4 ? { blockedAt: createdAt } : { mutedAt: createdAt, mutedUntil: new Date('2100-01-01') }),
    })),
  })
  await database.savedPost.createMany({
    data: postIds.slice(0, 12).map((postId) => ({ memberId: reader.id, postId, createdAt })),
  })
}

/** The reader owns ten groups, whose members are all authors. Most posts are in the first group. */
async function addGroups(
  { dependencies: { database, clock } }: TestApp,
  authors: TestMember[],
  postIds: readonly string[],
): Promise<string[]> {
  const now = clock.now()
  const groups = Array.from({ length: 10 }, (_item, index) => ({
    id: crypto.randomUUID(),
    slug: `group-${index}`,
    name: `Group ${index}`,
    createdAt: new Date(now.getTime() - index),
  }))
  const ids = groups.map(({ id }) => id)
  const outsiders = await database.member.findMany({ where: { id: { notIn: authors.map(({ id }) => id) } } })
  await database.group.createMany({ data: groups })
  await database.groupMember.createMany({
    data: ids.flatMap((groupId) =>
      authors.map(({ id: memberId }, index) => {
        return { groupId, memberId, role: index === 0 ? 'OWNER' : 'MEMBER', joinedAt: now } as const
      }),
    ),
  })
  const related = ids.flatMap((groupId) =>
    outsiders.map(({ id: memberId }) => ({ groupId, memberId, createdAt: now })),
  )
  await database.groupRequest.createMany({ data: related })
  await database.groupBan.createMany({ data: related })
  for (const [index, id] of postIds.entries())
    await database.post.update({
      where: { id },
      data: { groupId: ids[Math.max(0, index - 40)], pinnedAt: index < 10 ? now : null },
    })
  return ids
}

/** The reader moderates. Ten cases are open, and ten are decisions about content of the reader. */
async function addCases(
  { dependencies: { database, clock } }: TestApp,
  [reader, author, ...others]: TestMember[],
  postIds: readonly string[],
): Promise<string[]> {
  if (!reader || !author) throw new Error('There are no authors')
  await database.member.update({ where: { id: reader.id }, data: { role: 'MODERATOR' } })
  const now = clock.now()
  // Each type of subject would take statements of its own.
  const open = postIds.slice(0, 10).map((subjectId, index) => ({
    ...({ id: crypto.randomUUID(), subjectType: 'POST', subjectId } as const),
    authorId: author.id,
    snapshot: 'Rude',
    openedAt: new Date(now.getTime() + index),
  }))
  const decided = open.map((found, index) => ({
    ...found,
    id: crypto.randomUUID(),
    authorId: reader.id,
    decidedAt: new Date(now.getTime() - index),
    ...({ status: 'DECIDED', action: 'WARN', reason: 'SPAM' } as const),
  }))
  await database.moderationCase.createMany({ data: [...open, ...decided] })
  await database.report.createMany({
    data: [...open, ...decided].flatMap(({ id: caseId }) =>
      others.map(({ id: reporterId }) => {
        return { id: crypto.randomUUID(), caseId, reporterId, reason: 'SPAM', createdAt: now } as const
      }),
    ),
  })
  await database.moderationAction.createMany({
    data: decided.map(({ id: caseId, subjectType, subjectId }, index) => ({
      id: crypto.randomUUID(),
      caseId,
      subjectType,
      subjectId,
      moderatorId: author.id,
      ...({
        action: 'WARN',
        reason: 'SPAM',
        note: 'Be kind',
        createdAt: new Date(now.getTime() - index),
      } as const),
    })),
  })
  return open.map(({ id }) => id)
}
