/** Returns a Markdown table without a line break at its end. The columns are aligned as Prettier formats them. */
export function printTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const print = (row: readonly string[], filler = ' ') =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width, filler)).join(' | ')} |`
  return [print(header), print([], '-'), ...rows.map((row) => print(row))].join('\n')
}
