import { addComment } from '#server/features/comments/add-comment.ts'
import { processChanges } from '#server/features/notifications/process-changes.ts'
import { reactToComment } from '#server/features/reactions/react.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'

/** `by` is the index of a member; 0 is the demo member. */
type Remark = { by: number; text: string; likes?: number; replies?: Remark[] }

const THREAD: Remark[] = [
  {
    by: 1,
    text: 'This is my cat on a Monday. And on every other day.',
    likes: 4,
    replies: [
      {
        by: 0,
        text: 'Mine schedules the meetings.',
        likes: 3,
        replies: [{ by: 2, text: 'And falls asleep in them. 😹', likes: 2 }],
      },
      { by: 3, text: 'Mine wrote the agenda. It is one word: “Food”.', likes: 1 },
      { by: 4, text: 'Can confirm, I was the laptop.' },
      { by: 2, text: 'Showing this to my boss right now, wish me luck.' },
    ],
  },
  { by: 2, text: 'Looks like someone forgot to mute. Again.', likes: 2 },
  { by: 3, text: 'I laughed so hard that my own cat left the room.\n\nShe has not come back yet.', likes: 1 },
]

/** Adds a thread to a post of the demo member, which also fills the list of notifications. Returns the id of a deep comment. */
export async function fillThread(
  dependencies: Dependencies,
  postId: string,
  memberIds: readonly string[],
): Promise<string> {
  let deepestId = ''
  const write = async ({ by, text, likes = 0, replies = [] }: Remark, parentId: string | null) => {
    const { id } = await addComment(dependencies, writerOf(memberIds[by]), {
      postId,
      parentId,
      text,
      altText: '',
      upload: null,
      mediaId: null,
      idempotencyKey: null,
    })
    for (const memberId of memberIds.slice(1, 1 + likes))
      await reactToComment(dependencies, writerOf(memberId), id, { kind: 'LIKE', isToggled: false })
    for (const reply of replies) await write(reply, id)
    if (replies.length > 0 && parentId) deepestId = id
  }
  for (const remark of THREAD) await write(remark, null)
  await processChanges(dependencies)
  return deepestId
}

function writerOf(memberId = '') {
  return { memberId, sessionId: '' }
}
