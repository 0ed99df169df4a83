import { addSecurityNotice } from '#server/features/notices/add-notice.ts'
import { randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { PERSONAL_TOKEN_PREFIX, PERSONAL_TOKEN_SECRET_BYTES, PERSONAL_TOKENS_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { personalTokenSchema, TOKEN_SCOPES, type TokenScope } from '#rules/token-rules.ts'
import { announceEndedAccess } from '#server/features/auth/access-events.ts'
import type { Dependencies } from '#server/platform/dependencies.ts'
import { kysely } from '#server/platform/database/kysely.ts'
import type { Queries } from '#server/platform/database/types.ts'
import {
  NotAuthenticatedError,
  NotFoundError,
  parseInput,
  ValidationError,
} from '#server/platform/refusals.ts'
import { limitUse } from '#server/platform/rate-limits/rate-limits.ts'
import type { PersonalAccessToken } from '#server/generated/prisma/client.ts'
import { tokenCreatedMail } from '#server/features/auth/mails.ts'
import { requireReauthentication } from './reauthentication.ts'
import { sendInBackground } from '#server/features/auth/send-mail.ts'
import { hashToken } from '#server/features/auth/tokens.ts'
import type { SessionViewer } from '#server/platform/viewer.ts'

export type PersonalTokenView = {
  id: string
  name: string
  scopes: TokenScope[]
  createdAt: Date
  expiresAt: Date
  /** The precision is one minute. Null if the token was never used. */
  lastUsedAt: Date | null
  isExpired: boolean
}

type PersonalTokenInput = Partial<Record<'name' | 'scopes' | 'expiresInDays' | 'password', unknown>>

/** Requires the password, because a token outlives the session. The secret is returned only here. */
export async function createPersonalToken(
  dependencies: Dependencies,
  viewer: SessionViewer,
  input: PersonalTokenInput,
): Promise<{ token: string; personalToken: PersonalTokenView }> {
  const { name, scopes, expiresInDays, password } = parseInput(personalTokenSchema, input)
  await requireReauthentication(dependencies, viewer, password)
  await limitUse(dependencies, 'tokensCreated', viewer.memberId)
  const { database, clock } = dependencies
  const token = PERSONAL_TOKEN_PREFIX + randomBytes(PERSONAL_TOKEN_SECRET_BYTES).toString('base64url')
  const now = clock.now()
  const expiresAt = new Date(now)
  expiresAt.setUTCDate(now.getUTCDate() + expiresInDays)
  const created = await database.$transaction(async (transaction) => {
    await lockOwner(transaction, viewer)
    await assertTokenLimit(transaction, viewer)
    await addSecurityNotice(transaction, viewer.memberId, messages.accessTokenWasCreated(name), now)
    return transaction.personalAccessToken.create({
      data: {
        id: uuidv7({ msecs: now.getTime() }),
        memberId: viewer.memberId,
        name,
        scopes,
        tokenHash: hashToken(token),
        createdAt: now,
        expiresAt,
      },
    })
  })
  sendInBackground(dependencies, () => mailOwner(dependencies, created))
  return { token, personalToken: toView(created, now) }
}

/** Returns the newest token first, and includes expired tokens. */
export async function listPersonalTokens(
  { database, clock }: Dependencies,
  { memberId }: SessionViewer,
): Promise<PersonalTokenView[]> {
  const tokens = await database.personalAccessToken.findMany({
    where: { memberId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  const now = clock.now()
  return tokens.map((token) => toView(token, now))
}

export async function revokePersonalToken(
  dependencies: Dependencies,
  { memberId }: SessionViewer,
  id: string,
): Promise<void> {
  const revoked = await dependencies.database.personalAccessToken.deleteMany({ where: { id, memberId } })
  if (revoked.count === 0) throw new NotFoundError(messages.tokenNotFound)
  announceEndedAccess(dependencies, memberId)
}

/**
 * A concurrent creation waits here and then counts this token. Operations that revoke all tokens end the sessions
 * first, so they wait here for this token, or this creation finds its session ended.
 */
async function lockOwner(transaction: Queries, { sessionId }: SessionViewer): Promise<void> {
  const live = await kysely(transaction)
    .selectFrom('members')
    .innerJoin('sessions', 'sessions.member_id', 'members.id')
    .select('sessions.id')
    .where('sessions.id', '=', sessionId)
    .where('sessions.ended_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!live) throw new NotAuthenticatedError(messages.tokenInvalid)
}

async function assertTokenLimit(transaction: Queries, { memberId }: SessionViewer): Promise<void> {
  const count = await transaction.personalAccessToken.count({ where: { memberId } })
  if (count >= PERSONAL_TOKENS_MAX) throw new ValidationError([{ path: '', message: messages.tooManyTokens }])
}

async function mailOwner({ database, mailer }: Dependencies, token: PersonalAccessToken): Promise<void> {
  const owner = await database.credentials.findUnique({ where: { memberId: token.memberId } })
  if (owner) await mailer.send(tokenCreatedMail(owner.email, token))
}

function toView({ scopes, ...token }: PersonalAccessToken, now: Date): PersonalTokenView {
  const { id, name, createdAt, expiresAt, lastUsedAt } = token
  return {
    id,
    name,
    scopes: TOKEN_SCOPES.filter((scope) => scopes.includes(scope)),
    createdAt,
    expiresAt,
    lastUsedAt,
    isExpired: expiresAt <= now,
  }
}
