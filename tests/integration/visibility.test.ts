import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { suspendMember } from '#server/features/moderation/suspend-member.ts'
import { advanceTrendingMembers } from '#server/features/trending/advance-trending-members.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { comment } from '#tests/support/comments.ts'
import { createTrio, type TestMember } from '#tests/support/members.ts'
import { change, globalIdOf } from '#tests/support/member-mutations.ts'
import { caption, createMeme, postMeme, postRemix } from '#tests/support/memes.ts'
import { notificationsOf } from '#tests/support/notifications.ts'
import { sendMutation } from '#tests/support/send-mutation.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'

/** The viewer, an author, and the author of a post with a comment of that author. */
type Scene = {
  viewer: TestMember
  author: TestMember
  other: TestMember
  /** Occurs in the post and in the comment of the author. */
  word: string
  postId: string
  commentId: string
  replyId: string
  commentedPostId: string
  /** The post is a remix of the first meme, and the second one is a remix of the post. */
  /** A copy of the picture of the author's post, which credits that post. */
  copyId: string
  /** An upload of the viewer with the same picture. */
  uploadId: string
  originalId: string
  remixId: string
}

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

type Relation = (scene: Scene) => Promise<unknown>

const RELATIONS: Record<string, Relation> = {
  'no relation': async () => undefined,
  'viewer blocks the author': ({ viewer, author }) => change(viewer, 'blockUser', author),
  'author blocks the viewer': ({ viewer, author }) => change(author, 'blockUser', viewer),
  'viewer mutes the author': ({ viewer, author }) => change(viewer, 'muteUser', author),
  'viewer mutes a word': ({ viewer, word }) =>
    sendMutation(viewer.graphql, 'setMutedWords', { words: [word.toUpperCase()] }, '__typename'),
  'author is suspended': ({ author }) => suspendMember(app.dependencies, author.username),
}

/** The relations in which the surfaces of a kind show the content. */
const SHOWN = {
  'lists of posts and comments': ['no relation'],
  'lists of members': ['no relation', 'viewer mutes a word'],
  'members found by a search': ['no relation', 'viewer mutes the author', 'viewer mutes a word'],
  'addresses of posts, comments and replies': [
    'no relation',
    'viewer mutes the author',
    'viewer mutes a word',
  ],
  'addresses of members': [
    'no relation',
    'viewer blocks the author',
    'viewer mutes the author',
    'viewer mutes a word',
  ],
}

/** Everything the viewer receives from a surface, as text. */
type Surface = (scene: Scene) => Promise<string>

const query =
  (text: (scene: Scene) => string): Surface =>
  async (scene) =>
    JSON.stringify((await scene.viewer.graphql.send(text(scene))).data)

const rest =
  (path: (scene: Scene) => string): Surface =>
  async (scene) =>
    JSON.stringify((await scene.viewer.rest.get(path(scene))).body)

const POSTS = 'edges { node { text } }'

const SURFACES: Record<keyof typeof SHOWN, Record<string, Surface>> = {
  'lists of posts and comments': {
    feed: query(() => `{ feed(first: 50) { ${POSTS} } }`),
    trendingPosts: query(() => `{ trendingPosts(first: 50) { ${POSTS} } }`),
    'the first page over REST': rest(() => '/post?limit=50'),
    'trending posts over REST': rest(() => '/post/trending?limit=50'),
    'followedFeed by a followed tag': query(() => `{ followedFeed(first: 50) { ${POSTS} } }`),
    searchPosts: query(({ word }) => `{ searchPosts(query: "${word}") { ${POSTS} } }`),
    'searchPosts from the author': query(
      ({ author }) => `{ searchPosts(query: "from:${author.username}") { ${POSTS} } }`,
    ),
    'Tag.posts': query(({ word }) => `{ tag(name: "${word}") { posts { ${POSTS} } } }`),
    'topPosts of a day': query(() => `{ topPosts(period: DAY, first: 50) { ${POSTS} } }`),
    'topPosts of all time': query(() => `{ topPosts(period: ALL, first: 50) { ${POSTS} } }`),
    'Post.comments': query(
      ({ commentedPostId: id }) => `{ post(id: "${id}") { comments(sort: NEWEST) { ${POSTS} } } }`,
    ),
    'MemeTemplate.memes': query(
      () => `{ memeTemplate(slug: "surprised") { memes(first: 50) { ${POSTS} } } }`,
    ),
    'Post.firstSeen': query(({ copyId: id }) => `{ post(id: "${id}") { firstSeen { text } } }`),
    lookalikes: query(({ uploadId: id }) => `{ lookalikes(mediaId: "${id}") { text } }`),
    'Post.remixes': query(({ originalId: id }) => `{ post(id: "${id}") { remixes { ${POSTS} } } }`),
    notifications: async ({ viewer }) => JSON.stringify((await notificationsOf(app, viewer)).list),
  },
  'lists of members': {
    trendingMembers: query(() => '{ trendingMembers(first: 50) { user { username } } }'),
    'trending members over REST': rest(() => '/users/me/trending-profiles'),
    'User.followers': query(
      ({ other }) => `{ user(id: "${other.id}") { followers { edges { node { username } } } } }`,
    ),
    'User.following': query(
      ({ other }) => `{ user(id: "${other.id}") { following { edges { node { username } } } } }`,
    ),
  },
  'members found by a search': {
    searchMembers: query(
      ({ author }) => `{ searchMembers(query: "${author.username}") { edges { node { username } } } }`,
    ),
    mentionSuggestions: query(
      ({ author }) => `{ mentionSuggestions(prefix: "${author.username}") { username } }`,
    ),
  },
  'addresses of posts, comments and replies': {
    post: query(({ postId }) => `{ post(id: "${postId}") { text } }`),
    sharedPost: query(({ postId }) => `{ sharedPost(id: "${postId}") { text } }`),
    'node of the post': query(
      ({ postId }) => `{ node(id: "${encodeGlobalId('Post', postId)}") { ... on Post { text } } }`,
    ),
    'Post.creditedPost': query(({ copyId: id }) => `{ post(id: "${id}") { creditedPost { text } } }`),
    'Post.remixOf': query(({ remixId: id }) => `{ post(id: "${id}") { remixOf { text } } }`),
    'the post over REST': rest(({ postId }) => `/post/${postId}`),
    'the page of the post': async ({ viewer, postId }) => (await viewer.http.fetch(`/post/${postId}`)).text(),
    'User.posts': query(({ author }) => `{ user(id: "${author.id}") { posts { ${POSTS} } } }`),
    'User.memes': query(({ author }) => `{ user(id: "${author.id}") { memes { ${POSTS} } } }`),
    'User.comments': query(({ author }) => `{ user(id: "${author.id}") { comments { ${POSTS} } } }`),
    'User.comments of a reply to the comment': query(
      ({ other }) => `{ user(id: "${other.id}") { comments { ${POSTS} } } }`,
    ),
    savedPosts: query(() => `{ viewer { savedPosts { ${POSTS} } } }`),
    likedPosts: async (scene) => {
      // `reactToPost` below takes the like back.
      await like(scene)
      return query(() => `{ viewer { likedPosts { ${POSTS} } } }`)(scene)
    },
    'node of the comment': query(
      ({ commentId }) => `{ node(id: "${commentId}") { ... on Comment { text } } }`,
    ),
    'node of a reply to the comment': query(
      ({ replyId }) => `{ node(id: "${replyId}") { ... on Comment { text } } }`,
    ),
    'replies of the comment': query(
      ({ commentId }) => `{ node(id: "${commentId}") { ... on Comment { replies { ${POSTS} } } } }`,
    ),
  },
  'addresses of members': {
    user: query(({ author }) => `{ user(id: "${author.id}") { username } }`),
    userByUsername: query(({ author }) => `{ userByUsername(username: "${author.username}") { username } }`),
    'node of the member': query(
      ({ author }) => `{ node(id: "${globalIdOf(author)}") { ... on User { username } } }`,
    ),
    'the profile over REST': rest(({ author }) => `/users/${author.id}/profile`),
  },
}

/** Writes that need to see the content. */
const ACTIONS: Record<string, (scene: Scene) => Promise<unknown>> = {
  reactToPost: ({ viewer, postId }) =>
    sendMutation(
      viewer.graphql,
      'reactToPost',
      { postId: encodeGlobalId('Post', postId), type: 'LIKE' },
      '__typename',
    ),
  setReaction: like,
  sharePost: ({ viewer, postId }) =>
    sendMutation(viewer.graphql, 'sharePost', { postId: encodeGlobalId('Post', postId) }, '__typename'),
  savePost: ({ viewer, postId }) =>
    sendMutation(viewer.graphql, 'savePost', { postId: encodeGlobalId('Post', postId) }, '__typename'),
  'createPost with a remix': ({ viewer, postId }) =>
    createMeme(viewer, TEMPLATE, { remixOfId: encodeGlobalId('Post', postId) }),
  'createPost with a credit': ({ viewer, postId }) =>
    sendMutation(
      viewer.graphql,
      'createPost',
      { text: 'x', creditPostId: encodeGlobalId('Post', postId) },
      '__typename',
    ),
  'addComment to the post': ({ viewer, postId }) =>
    sendMutation(
      viewer.graphql,
      'addComment',
      { postId: encodeGlobalId('Post', postId), text: 'x' },
      '__typename',
    ),
  'addComment as a reply': ({ viewer, commentedPostId, commentId }) =>
    sendMutation(
      viewer.graphql,
      'addComment',
      { postId: encodeGlobalId('Post', commentedPostId), parentId: commentId, text: 'x' },
      '__typename',
    ),
  reactToComment: ({ viewer, commentId }) =>
    sendMutation(viewer.graphql, 'reactToComment', { commentId, type: 'LIKE' }, '__typename'),
}

function like({ viewer, postId }: Scene): Promise<unknown> {
  return sendMutation(
    viewer.graphql,
    'setReaction',
    { subjectId: encodeGlobalId('Post', postId), type: 'LIKE' },
    '__typename',
  )
}

describe.for(Object.entries(RELATIONS))('if %s,', ([relation, establish]) => {
  let scene: Scene
  beforeAll(async () => {
    scene = await createScene()
    await establish(scene)
    await actAgain(scene)
    await app.run('index posts for searches')
    await advanceTrendingMembers(app.dependencies)
  })

  for (const [kind, surfaces] of Object.entries(SURFACES)) {
    const isShown = Object(SHOWN)[kind].includes(relation)
    test.for(Object.entries(surfaces))(`%s ${isShown ? 'shows' : 'hides'} the content`, async ([, load]) => {
      const answer = await load(scene)
      const content = [scene.word, scene.author.username, 'A reply to it']
      expect(content.some((text) => answer.includes(text))).toBe(isShown)
    })
  }

  const canAct = SHOWN['addresses of posts, comments and replies'].includes(relation)
  test.for(Object.entries(ACTIONS))(`%s ${canAct ? 'succeeds' : 'is NOT_FOUND'}`, async ([, act]) => {
    const result = await act(scene)
    expect(Object(result).code).toBe(canAct ? undefined : 'NOT_FOUND')
  })
})

const TEMPLATE = { width: 400, height: 400, background: { templateSlug: 'surprised' }, layers: [] }

let scenes = 0

async function createScene(): Promise<Scene> {
  scenes += 1
  const word = `pineapple${scenes}`
  const [viewer, author, other] = await createTrio(app)
  await change(author, 'followUser', other)
  await change(other, 'followUser', author)
  const originalId = await postMeme(other)
  // Each scene has another picture.
  const meme = { ...TEMPLATE, layers: [caption(`Number ${scenes}`)] }
  const postId = await postMeme(author, meme, {
    text: `I like #${word} on pizza`,
    remixOfId: encodeGlobalId('Post', originalId),
  })
  const remixId = await postRemix(other, postId)
  const copyId = await postMeme(other, meme, { creditPostId: encodeGlobalId('Post', postId) })
  const uploadId = await uploadCopy(viewer, postId)
  await sendMutation(viewer.graphql, 'followTag', { name: word }, '__typename')
  const commentedPostId = await other.post('What do you like?')
  const commentId = await comment(author, commentedPostId, `I like #${word}`)
  const replyId = await comment(other, commentedPostId, 'A reply to it', commentId)
  await sendMutation(viewer.graphql, 'savePost', { postId: encodeGlobalId('Post', postId) }, '__typename')
  for (const member of [viewer, other]) await member.react(postId, 'like')
  const comments = { commentedPostId, commentId, replyId }
  const copies = { originalId, remixId, copyId, uploadId }
  return { viewer, author, other, word, postId, ...comments, ...copies }
}

/** An upload of the viewer with the picture of the post. */
async function uploadCopy({ id: ownerId }: TestMember, postId: string): Promise<string> {
  const { database } = app.dependencies
  const { media } = await database.post.findUniqueOrThrow({ where: { id: postId }, include: { media: true } })
  if (!media?.clusterId) throw new Error('The post and its copy have no cluster')
  const copy = await database.media.create({ data: { ...media, id: crypto.randomUUID(), ownerId } })
  return copy.id
}

/** The author mentions the viewer. Only a viewer without a relation is notified. */
async function actAgain({ viewer, author, word, commentedPostId }: Scene): Promise<void> {
  await comment(author, commentedPostId, `${word} for you, @${viewer.username}`).catch(() => undefined)
}
