import { v7 as uuidv7 } from 'uuid'
import type { Dependencies } from '#server/domain/dependencies.ts'
import { hashPassword } from '#server/domain/members/passwords.ts'

export const DEMO_PASSWORD = 'Guffaw-demo-1'

export async function fillDemoCommunity({ database, clock }: Dependencies): Promise<void> {
  if ((await database.member.count()) > 0) return
  const now = clock.now()
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  for (const username of ['demo', 'ann']) {
    await database.member.create({
      data: {
        id: uuidv7(), username, fullName: username, dateOfBirth: new Date('1990-01-01'), createdAt: now, updatedAt: now,
        credentials: { create: { email: `${username}@guffaw.example`, passwordHash, emailVerifiedAt: now, passwordChangedAt: now } },
      },
    })
  }
}
