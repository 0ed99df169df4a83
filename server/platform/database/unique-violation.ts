import { z } from 'zod'

/** Prisma 7 with a driver adapter reports the index here instead of in `meta.target`. */
const byPrisma = z
  .object({
    code: z.literal('P2002'),
    meta: z.object({
      driverAdapterError: z.object({ cause: z.object({ constraint: z.object({ index: z.string() }) }) }),
    }),
  })
  .transform(({ meta }) => meta.driverAdapterError.cause.constraint.index)

const byPostgres = z
  .object({ code: z.literal('23505'), constraint: z.string() })
  .transform(({ constraint }) => constraint)

const violatedIndexSchema = z.union([byPrisma, byPostgres])

export function isUniqueViolation(error: unknown, ...indexes: string[]): boolean {
  const violated = violatedIndexSchema.safeParse(error)
  return violated.success && indexes.includes(violated.data)
}
