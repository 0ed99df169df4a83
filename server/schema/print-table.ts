/**
 * Returns a Markdown table without a line break at its end. The columns are aligned as Prettier formats them, the first `numeric`
 * ones to the right.
 */
export function printTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  numeric = 0,
): string {
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const print = (row: readonly string[]) =>
    `| ${widths.map((width, column) => (row[column] ?? '')[column < numeric ? 'padStart' : 'padEnd'](width)).join(' | ')} |`
  const rule = widths.map((width, column) => (column < numeric ? ':' : '-').padStart(width, '-'))
  return [print(header), print(rule), ...rows.map(print)].join('\n')
}

/** Replaces the first table below a heading. */
export function replaceTable(guide: string, heading: string, table: string): string {
  const first = new RegExp(`(## ${heading}\\n[^|]*)(\\|.*\\n)+`)
  if (!first.test(guide)) throw new Error(`The document has no table below the heading "${heading}"`)
  return guide.replace(first, (_text, before: string) => `${before}${table}\n`)
}
