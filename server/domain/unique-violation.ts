import { z } from 'zod'

/** Prisma 7 over a driver adapter tells the index here, no longer in `meta.target`. */
const uniqueViolationSchema = z.object({
  code: z.literal('P2002'),
  meta: z.object({
    driverAdapterError: z.object({ cause: z.object({ constraint: z.object({ index: z.string() }) }) }),
  }),
})

/** Whether a write was refused because another row holds the same value under one of these unique indexes. */
export function isUniqueViolation(error: unknown, ...indexes: string[]): boolean {
  const parsed = uniqueViolationSchema.safeParse(error)
  return parsed.success && indexes.includes(parsed.data.meta.driverAdapterError.cause.constraint.index)
}
