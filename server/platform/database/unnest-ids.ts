/**
 * The ids in an array parameter as rows with an `id`. Prepared for any number of ids PostgreSQL expects ten, finds a plan
 * for fewer better each time, and so plans anew at every call, which costs more than the rest. Below a limit that it does
 * not know beforehand it expects one.
 */
export function unnestIds(parameter: string): string {
  return `(SELECT unnest(${parameter}::uuid[]) AS id LIMIT cardinality(${parameter}::uuid[]))`
}
