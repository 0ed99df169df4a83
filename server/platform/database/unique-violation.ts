import { z } from 'zod'

/** Prisma 7 over a driver adapter tells the index here, no longer in `meta.target`. */
const byPrisma = z
  .object({
    code: z.literal('P2002'),
    meta: z.object({
      driverAdapterError: z.object({ cause: z.object({ constraint: z.object({ index: z.string() }) }) }),
    }),
  })
  .transform(({ meta }) => meta.driverAdapterError.cause.constraint.index)

/** Of statements written by hand: PostgreSQL's `unique_violation`. */
const byPostgres = z
  .object({ code: z.literal('23505'), constraint: z.string() })
  .transform(({ constraint }) => constraint)

const violatedIndexSchema = z.union([byPrisma, byPostgres])

/** Whether a write was refused because another row holds the same value under one of these unique indexes. */
export function isUniqueViolation(error: unknown, ...indexes: string[]): boolean {
  const violated = violatedIndexSchema.safeParse(error)
  return violated.success && indexes.includes(violated.data)
}
