import type { ErrorCode } from '#rules/error-codes.ts'

/** Every failure outside GraphQL, in one envelope: a sentence for people, a code for programs. */
export function failure(code: ErrorCode, message: string) {
  return { success: false as const, message, code }
}
