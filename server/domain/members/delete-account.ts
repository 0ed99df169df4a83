import { passwordProofSchema } from '#rules/member-rules.ts'
import { announce } from '#server/domain/announce.ts'
import type { Dependencies } from '#server/domain/dependencies.ts'
import { parseInput } from '#server/domain/errors.ts'
import { filesOf, removeFiles } from '#server/domain/media/remove-media.ts'
import { requirePassword } from './change-password.ts'
import { accountDeletedMail } from './mails.ts'
import type { Viewer } from './session.ts'

/** Asks for the password. Posts, reactions, media with their files, sessions and codes: everything of the member goes. */
export async function deleteAccount(
  dependencies: Dependencies,
  viewer: Viewer,
  input: { password: unknown },
): Promise<void> {
  const { password } = parseInput(passwordProofSchema, input)
  const { email } = await requirePassword(dependencies, viewer, password, 'password')
  const { database, background, mailer } = dependencies
  const { files, postIds } = await database.$transaction(async (transaction) => {
    // The lock keeps a post that is just being made from slipping in behind the list of what has to go.
    await transaction.$queryRaw`SELECT FROM members WHERE id = ${viewer.memberId}::uuid FOR UPDATE`
    const posts = await transaction.post.findMany({
      where: { authorId: viewer.memberId },
      select: { id: true },
    })
    const owned = await filesOf(transaction, { ownerId: viewer.memberId })
    await transaction.member.delete({ where: { id: viewer.memberId } })
    return { files: owned, postIds: posts.map(({ id }) => id) }
  })
  for (const postId of postIds) announce(dependencies, { type: 'post-deleted', postId })
  await removeFiles(dependencies, files)
  void background.run('send a mail', () => mailer.send(accountDeletedMail(email)))
}
