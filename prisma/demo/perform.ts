import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { updateProfile } from '#server/features/account/update-profile.ts'
import { createMember } from '#server/features/auth/registrations.ts'
import { addComment } from '#server/features/comments/add-comment.ts'
import { deleteComment } from '#server/features/comments/delete-comment.ts'
import { editComment } from '#server/features/comments/edit-comment.ts'
import { followMember } from '#server/features/follows/follow-member.ts'
import { attachGroup } from '#server/features/groups/attach-group.ts'
import { setProfilePhoto } from '#server/features/members/profile-photo.ts'
import { attachMeme } from '#server/features/memes/meme-attachment.ts'
import { setRole } from '#server/features/moderation/set-role.ts'
import { markNotificationsRead } from '#server/features/notifications/mark-read.ts'
import { createPost } from '#server/features/posts/create-post.ts'
import { editPost } from '#server/features/posts/edit-post.ts'
import { reactToComment, reactToPost } from '#server/features/reactions/react.ts'
import { savePost } from '#server/features/saved/save-post.ts'
import { followTag } from '#server/features/tags/follow-tag.ts'
import { Upload } from '#server/platform/http/uploads.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { groupOf, performGroup, type GroupAction } from './perform-group.ts'
import { avatarOf } from './read-script.ts'
import type { Action } from './actions.ts'
import type { Member } from './script.ts'
import { idOf, keep, upload, viewerOf, type Stage } from './stage.ts'

type Of<Does extends Action['does']> = Extract<Action, { does: Does }>

/** Performs the action with the operation that members use. */
export function perform(dependencies: Dependencies, stage: Stage, action: Action): Promise<unknown> {
  switch (action.does) {
    case 'join':
      return keep(stage.members, action.member, join(dependencies, stage, action.profile))
    case 'post':
      return keep(stage.written, action.post, publish(dependencies, stage, action))
    case 'comment':
      return keep(stage.written, action.comment, comment(dependencies, stage, action))
    case 'found group':
    case 'join group':
    case 'appoint moderator':
    case 'pin':
      return performGroup(dependencies, stage, action)
    default:
      return performLater(dependencies, stage, action)
  }
}

async function performLater(
  dependencies: Dependencies,
  stage: Stage,
  action: Exclude<Action, GroupAction | { does: 'join' | 'post' | 'comment' }>,
): Promise<unknown> {
  const viewer = await viewerOf(stage, action)
  switch (action.does) {
    case 'edit post': {
      const postId = await idOf(stage.written, action.post)
      return editPost(dependencies, viewer, { postId, text: action.post.text })
    }
    case 'edit comment': {
      const commentId = await idOf(stage.written, action.comment)
      return editComment(dependencies, viewer, { commentId, text: action.comment.text })
    }
    case 'delete comment':
      // The replies to it come first.
      await Promise.all(stage.written.values())
      return deleteComment(dependencies, viewer, await idOf(stage.written, action.comment))
    case 'react': {
      const react = 'replies' in action.subject ? reactToComment : reactToPost
      const id = await idOf(stage.written, action.subject)
      return react(dependencies, viewer, id, { kind: action.kind, isToggled: false })
    }
    case 'follow':
      return followMember(dependencies, viewer, await idOf(stage.members, action.followed))
    case 'follow tag':
      return followTag(dependencies, viewer, action.tag)
    case 'save':
      return savePost(dependencies, viewer, await idOf(stage.written, action.post))
    case 'read notifications':
      return markNotificationsRead(dependencies, viewer, null)
  }
}

async function join(dependencies: Dependencies, { passwordHash }: Stage, profile: Member): Promise<string> {
  const { username, fullName, bio, born, role } = profile
  const registration = {
    id: randomUUID(),
    email: `${username}@guffaw.example`,
    username,
    dateOfBirth: new Date(born),
    passwordHash,
    createdAt: dependencies.clock.now(),
  }
  const { memberId } = await createMember(dependencies, registration)
  const viewer = { memberId, sessionId: '' }
  await updateProfile(dependencies, viewer, { fullName, bio })
  if (role !== 'MEMBER') await setRole(dependencies, { username, role })
  const photo = new Upload(path.join(dependencies.uploadDirectory, randomUUID()))
  try {
    await writeFile(
      photo.file,
      await dependencies.images.drawMeme(avatarOf(username), { format: 'png' }, { memberId }),
    )
    await setProfilePhoto(dependencies, viewer, { upload: photo })
  } finally {
    await photo.remove()
  }
  return memberId
}

async function publish(dependencies: Dependencies, stage: Stage, action: Of<'post'>): Promise<string> {
  const { post } = action
  const viewer = await viewerOf(stage, action)
  const { text, firstVersion, picture, meme, group, isSensitive, author } = post
  const attachments = meme ? [attachMeme(meme.document, await originalOf(stage, meme.remixOf))] : []
  if (group !== null) attachments.push(attachGroup(await groupOf(stage, group, author)))
  const { id } = await createPost(dependencies, viewer, {
    text: firstVersion ?? text,
    altText: picture?.altText ?? '',
    upload: null,
    mediaId: await upload(dependencies, stage, viewer, picture),
    attachments,
    creditPostId: null,
    isSensitive,
    idempotencyKey: null,
  })
  return id
}

async function originalOf({ written }: Stage, name: string | null): Promise<string | null> {
  const original = [...written].find(([content]) => 'name' in content && content.name === name)
  return (await original?.[1]) ?? null
}

async function comment(dependencies: Dependencies, stage: Stage, action: Of<'comment'>): Promise<string> {
  const {
    comment: { text, picture, marks },
    post,
    parent,
  } = action
  const viewer = await viewerOf(stage, action)
  const { id } = await addComment(dependencies, viewer, {
    postId: await idOf(stage.written, post),
    parentId: parent && (await idOf(stage.written, parent)),
    // An editor adds the missing last character.
    text: marks.includes('edited') ? text.slice(0, -1) : text,
    altText: picture?.altText ?? '',
    upload: null,
    mediaId: await upload(dependencies, stage, viewer, picture),
    idempotencyKey: null,
  })
  return id
}
