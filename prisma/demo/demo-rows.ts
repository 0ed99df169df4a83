import { v7 as uuidv7 } from 'uuid'
import { toStoredMeme } from '#rules/memes/document.ts'
import { tagsOf } from '#rules/post-rules.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { imageRows, writeFiles, type MediaDetails } from '#server/features/media/store-image.ts'
import { drawMeme } from '#server/features/memes/draw-meme.ts'
import { findTemplate } from '#server/features/memes/templates.ts'
import { preparePhoto, prepareImage } from '#server/platform/images/process-image.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'
import type { ProcessedImage } from '#server/platform/images/processed-image.ts'
import type { DemoComment } from './demo-comment.ts'
import type { DemoCommunity, DemoMember, DemoPost } from './community.ts'
import { rasterize } from './rasterize.ts'

export type DemoRows = {
  members: Prisma.MemberCreateManyInput[]
  credentials: Prisma.CredentialsCreateManyInput[]
  media: Prisma.MediaCreateManyInput[]
  renditions: Prisma.RenditionCreateManyInput[]
  posts: Prisma.PostCreateManyInput[]
  memes: Prisma.MemeCreateManyInput[]
  reactions: Prisma.ReactionCreateManyInput[]
  /** Each comment is after its parent. */
  comments: Prisma.CommentCreateManyInput[]
  commentReactions: Prisma.CommentReactionCreateManyInput[]
  follows: Prisma.FollowCreateManyInput[]
  savedPosts: Prisma.SavedPostCreateManyInput[]
  /** The ids of the tags are known once the posts are inserted. */
  followedTags: { memberId: string; tag: string; createdAt: Date }[]
  /** The photos are set after both rows are inserted, because they reference each other. */
  photos: { memberId: string; photoId: string }[]
}

/** The number of images that are encoded concurrently. */
const CONCURRENCY = 4

/** Stores the files of the images and returns the rows. */
export async function buildDemoRows(
  dependencies: Dependencies,
  { members, posts, follows, savedPosts, followedTags }: DemoCommunity,
  passwordHash: string,
): Promise<DemoRows> {
  const memberIds = members.map(({ joinedAt }) => uuidv7({ msecs: joinedAt.getTime() }))
  const idOf = (index: number): string => {
    const id = memberIds[index]
    if (!id) throw new Error(`The demo community has no member ${index}`)
    return id
  }
  const rows: DemoRows = {
    members: [],
    credentials: [],
    media: [],
    renditions: [],
    posts: [],
    memes: [],
    reactions: [],
    comments: [],
    commentReactions: [],
    follows: follows.map(({ follower, followed, createdAt }) => ({
      followerId: idOf(follower),
      followedId: idOf(followed),
      createdAt,
    })),
    savedPosts: [],
    followedTags: followedTags.map(({ member, ...follow }) => ({ memberId: idOf(member), ...follow })),
    photos: [],
  }
  await inParallel(members, (member, index) =>
    addMember(dependencies, rows, idOf(index), member, passwordHash),
  )
  const postIds = posts.map(({ createdAt }) => uuidv7({ msecs: createdAt.getTime() }))
  await inParallel(posts, (post, index) => addPost(dependencies, rows, { idOf, postIds }, index, post))
  for (const { member, post, createdAt } of savedPosts)
    rows.savedPosts.push({ memberId: idOf(member), postId: postIds[post] ?? '', createdAt })
  return rows
}

async function addMember(
  dependencies: Dependencies,
  rows: DemoRows,
  id: string,
  { avatar, joinedAt, email, bio, ...member }: DemoMember,
  passwordHash: string,
): Promise<void> {
  rows.members.push({ id, ...member, bio: bio || null, createdAt: joinedAt, updatedAt: joinedAt })
  rows.credentials.push({
    memberId: id,
    email,
    passwordHash,
    emailVerifiedAt: joinedAt,
    passwordChangedAt: joinedAt,
  })
  const photo = await preparePhoto(await rasterize(avatar))
  const photoId = await addImage(dependencies, rows, photo, {
    ownerId: id,
    altText: '',
    createdAt: joinedAt,
  })
  rows.photos.push({ memberId: id, photoId })
}

async function addPost(
  dependencies: Dependencies,
  rows: DemoRows,
  { idOf, postIds }: { idOf: (index: number) => string; postIds: readonly string[] },
  index: number,
  { author, text, createdAt, editedAt, image, meme, reactions, comments }: DemoPost,
): Promise<void> {
  const id = postIds[index] ?? ''
  const authorId = idOf(author)
  rows.reactions.push(
    ...reactions.map((reaction) => ({
      postId: id,
      memberId: idOf(reaction.member),
      authorId,
      kind: reaction.kind,
      createdAt: reaction.createdAt,
    })),
  )
  const details = { ownerId: authorId, altText: (image ?? meme)?.altText ?? '', createdAt }
  const drawing = meme ? await drawMeme(meme.document) : image?.draw()
  const mediaId = drawing
    ? await addImage(dependencies, rows, await prepareImage(await rasterize(drawing)), details)
    : null
  if (meme) rows.memes.push({ postId: id, document: toStoredMeme(meme.document) })
  rows.posts.push({
    id,
    authorId,
    text,
    tags: tagsOf(text),
    mediaId,
    ...(meme && {
      isRemixable: true,
      memeTemplateId: findTemplate(meme.templateSlug)?.id,
      remixOfId: meme.remixOf === null ? null : postIds[meme.remixOf],
    }),
    createdAt,
    editedAt,
    updatedAt: editedAt ?? createdAt,
  })
  await addComments(dependencies, rows, idOf, id, comments)
}

async function addComments(
  dependencies: Dependencies,
  rows: DemoRows,
  idOf: (index: number) => string,
  postId: string,
  comments: readonly DemoComment[],
): Promise<void> {
  const ids = comments.map(({ createdAt }) => uuidv7({ msecs: createdAt.getTime() }))
  for (const [index, { parent, author, image, reactions, ...comment }] of comments.entries()) {
    const id = ids[index] ?? ''
    const authorId = author === null ? null : idOf(author)
    const details = { ownerId: authorId ?? '', altText: image?.altText ?? '', createdAt: comment.createdAt }
    const mediaId = image
      ? await addImage(dependencies, rows, await prepareImage(await rasterize(image.draw())), details)
      : null
    rows.comments.push({
      ...comment,
      id,
      postId,
      authorId,
      mediaId,
      parentId: parent === null ? null : ids[parent],
    })
    rows.commentReactions.push(
      ...reactions.map(({ member, kind, createdAt }) => ({
        commentId: id,
        memberId: idOf(member),
        kind,
        createdAt,
      })),
    )
  }
}

async function addImage(
  dependencies: Dependencies,
  rows: DemoRows,
  image: ProcessedImage,
  details: MediaDetails & { createdAt: Date },
): Promise<string> {
  const { media, renditions } = imageRows(image, details)
  await writeFiles(dependencies, media.id, image)
  rows.media.push(media)
  rows.renditions.push(...renditions)
  return media.id
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item, index: number) => Promise<void>) {
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) await work(item, index)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
}
