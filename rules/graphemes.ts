let segmenter: Intl.Segmenter | undefined

/** Splits a text into grapheme clusters. The segmenter is not created earlier, because that takes 20 ms and most pages need none. */
export function graphemesOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return segmenter.segment(text)
}
