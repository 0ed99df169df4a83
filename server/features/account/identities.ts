import { messages } from '#rules/messages.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { NotFoundError } from '#server/platform/refusals.ts'
import { providerName } from '#server/features/auth/provider-name.ts'
import type { SessionViewer } from '#server/platform/viewer.ts'

/** An account at an identity provider that signs the member in. */
export type IdentityView = { id: string; provider: string; issuer: string; createdAt: Date }

export async function listIdentities(
  { database }: Dependencies,
  { memberId }: SessionViewer,
): Promise<IdentityView[]> {
  const identities = await database.identity.findMany({
    where: { memberId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return identities.map(({ id, issuer, createdAt }) => ({
    id,
    provider: providerName(issuer),
    issuer,
    createdAt,
  }))
}

export async function unlinkIdentity(
  { database }: Dependencies,
  { memberId }: SessionViewer,
  id: string,
): Promise<void> {
  const unlinked = await database.identity.deleteMany({ where: { id, memberId } })
  if (unlinked.count === 0) throw new NotFoundError(messages.identityNotFound)
}
