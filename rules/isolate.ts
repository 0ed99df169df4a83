/**
 * Isolates a name or a quotation in a sentence (FSI and PDI of Unicode), so that text of a right-to-left script does not reorder the
 * rest of the sentence.
 */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`
}
