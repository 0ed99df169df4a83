import { createHash, randomBytes } from 'node:crypto'
import { verify } from '@node-rs/argon2'
import { SignJWT } from 'jose'
import { v7 as uuidv7 } from 'uuid'
import { messages } from '#rules/messages.ts'
import { rowsOf } from './database.ts'

const CREDENTIALS = 'SELECT member_id AS "memberId", password_hash AS hash FROM credentials WHERE email = $1'
const SESSION = `
  WITH session AS (
    INSERT INTO sessions (id, member_id, created_at, last_used_at, expires_at)
    VALUES ($1, $2, now(), now(), now() + interval '30 days') RETURNING id
  )
  INSERT INTO refresh_tokens (id, session_id, token_hash, created_at, expires_at)
  SELECT $3, id, $4, now(), now() + interval '30 days' FROM session`
const KEY = randomBytes(32)

/** Checks the password, inserts the session and returns two tokens. */
export async function logIn({ email, password }: { email: string; password: string }) {
  const [row] = await rowsOf<{ memberId: string; hash: string }>('credentials', CREDENTIALS, [email])
  if (!row || !(await verify(row.hash, password))) throw new Error(messages.loginFailed)
  const sessionId = uuidv7()
  const [access, refresh] = await Promise.all([sign(row.memberId, sessionId), sign(row.memberId, sessionId)])
  const hash = createHash('sha256').update(refresh).digest()
  await rowsOf('session', SESSION, [sessionId, row.memberId, uuidv7(), hash])
  return {
    success: true,
    message: messages.loggedIn,
    tokens: { access: { token: access }, refresh: { token: refresh } },
  }
}

function sign(memberId: string, sessionId: string): Promise<string> {
  const token = new SignJWT({ sid: sessionId }).setProtectedHeader({ alg: 'HS256' }).setSubject(memberId)
  return token.setJti(uuidv7()).setIssuedAt().setExpirationTime('15m').sign(KEY)
}
